"""Cards nobody saw: whether some deal explains a record, which lines contradict each other, what can be deduced."""
