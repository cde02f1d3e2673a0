"""Tables in a browser tab, without a server: the same rules, the same live tables and the same messages, in a worker.

Nothing here needs more than the standard library and msgspec, so that it runs in Pyodide. The browser's own things come
in as arguments: what it keeps (`Cupboard`), and how a page is told something.
"""
