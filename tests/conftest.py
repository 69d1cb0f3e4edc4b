"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# A busy machine is no failure, and the same code gets the same examples every time.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
