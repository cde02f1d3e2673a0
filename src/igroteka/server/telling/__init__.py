"""People who are not at the table are told what happens there, by Web Push and by mail, where a server has these."""
