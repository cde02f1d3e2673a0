"""What crosses a wire besides the messages of a table: bodies of HTTP, and what processes tell one another."""
