"""Tables that people are at: one command after the other is planned, written down, carried out, acknowledged."""
