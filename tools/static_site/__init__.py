"""The kit as static pages: every lesson and the docs in both languages, alive without any server of ours."""
