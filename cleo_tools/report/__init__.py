"""Findings shown: one module a format."""
