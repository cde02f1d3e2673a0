"""How the world comes in: HTTP, sockets, pages, and who may ask how much."""
