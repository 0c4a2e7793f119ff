"""Pictures: SVG elements, avatars, and what is shown without a kernel."""
