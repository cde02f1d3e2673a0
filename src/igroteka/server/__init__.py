"""Tables with wires, in rooms: `doors` (HTTP and sockets) → `processes` (several that serve the same tables) → `live`
(tables that people are at) → `storage` and `wire` (what is kept, what is sent) → `igroteka.tables` (a table as such).
"""
