"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# A busy machine is no failure, and the same code gives the same result: examples are not drawn anew.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
