"""What is kept: people, tables with their journals, results, ratings. SQLite, or PostgreSQL."""
