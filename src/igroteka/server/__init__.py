"""Tables on a server, in rooms, each of which knows those after it: `gate` (several processes at one port), `doors`
(HTTP and sockets), `processes` (several that serve the same tables), `live` (the tables of a process), `telling`
(messages to those who are away), `storage` (what is kept).
"""
