"""The judge against the naive search. `make agreement` asks a hundred thousand times; this is a sample."""

from agreement import disagreements


def test_the_judge_and_a_naive_search_agree_on_random_gardens_and_piles() -> None:
    assert disagreements(seed=4, gardens=600) == []
