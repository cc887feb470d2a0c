"""Cleo reads records of board games and says what is wrong with them."""
