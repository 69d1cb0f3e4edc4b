"""What lies in the box: components, boards, cards."""
