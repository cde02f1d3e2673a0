"""Several processes behind one port: who starts them, and who shows people in."""
