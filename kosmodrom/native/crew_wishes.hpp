// Which tasks a hand wants, and which of its cards the others should learn of: bots/wishes.py in C++.
#pragma once

#include "crew_kernel.hpp"

namespace crew {

double wish(Mask hand, int card);
void show(World &world, int seat, int card, int says);
int meaning(Mask hand, int card);
void speak(const Mission &mission, World &world, int seat);

}  // namespace crew
