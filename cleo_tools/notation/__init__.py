"""The notation: text to record and back, in five languages."""
