"""`python -m igroteka`."""

from igroteka.cli import main

main()
