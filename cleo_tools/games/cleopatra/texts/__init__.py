"""What rules and options say, one table per language."""
