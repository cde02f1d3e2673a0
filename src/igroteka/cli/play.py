"""`igroteka play`."""
