"""The server: tables that lose nothing and tell nobody too much. It knows no game by name."""
