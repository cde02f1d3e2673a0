"""People who are not at the table are told what happens there: by Web Push, if whoever runs the server wants that."""
