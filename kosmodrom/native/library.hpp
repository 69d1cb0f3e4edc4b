// Functions marked so are seen from Python; everything else stays inside.
#pragma once

#if defined(_WIN32)
#define KOSMODROM extern "C" __declspec(dllexport)
#else
#define KOSMODROM extern "C" __attribute__((visibility("default")))
#endif
