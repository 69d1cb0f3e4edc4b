// What every library says of itself: from which sources it was made.
#include "library.hpp"

KOSMODROM const char *kosmodrom_fingerprint() { return FINGERPRINT; }
