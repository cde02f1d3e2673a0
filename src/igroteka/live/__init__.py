"""Tables that people are at, on a server or in a browser tab: one command after the other is planned, written down,
carried out, acknowledged. Time, luck, storage and thinking come in by a `world`.
"""
