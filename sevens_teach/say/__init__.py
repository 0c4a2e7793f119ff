"""Sentences in each language: messages, verdicts, names, labels, settings."""
