"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# A busy machine is no failure; a bug found once is found again.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
