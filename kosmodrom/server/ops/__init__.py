"""What an operator sees: health, figures, logs, errors."""
