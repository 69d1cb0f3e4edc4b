"""What is kept: tables, logs, snapshots, visitors."""
