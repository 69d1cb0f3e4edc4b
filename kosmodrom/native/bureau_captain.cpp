// When a captain's bonus is due for the agent just placed: captains.py in C++.
#include <algorithm>

#include "bureau_outlook.hpp"

namespace bureau {

static bool names(const Box &box, int number) {
    return std::find(box.numbers.begin(), box.numbers.end(), number) != box.numbers.end();
}

static int colour(const Box &box, const int *cells, int cell) {
    return cells[cell] == NOBODY ? NOBODY : box.agents[cells[cell]].colour;
}

// The length of the unbroken run of one colour through place `here` of a row or column.
static int run(const Box &box, const int *cells, int start, int step, int count, int here) {
    int wanted = colour(box, cells, start + here * step), first = here, last = here;
    while (first > 0 && colour(box, cells, start + (first - 1) * step) == wanted) first--;
    while (last + 1 < count && colour(box, cells, start + (last + 1) * step) == wanted) last++;
    return last - first + 1;
}

// Rows and columns, as bits, that now hold their first line of one colour.
int new_lines(const Box &box, const int *cells, int lines_paid, int cell) {
    int row = cell / COLUMNS, column = cell % COLUMNS, lines = 0;
    if (run(box, cells, row * COLUMNS, 1, COLUMNS, column) >= box.numbers[0]) lines |= 1 << row;
    if (run(box, cells, column, COLUMNS, ROWS, row) >= box.numbers[0]) lines |= 1 << (ROWS + column);
    return lines & ~lines_paid;
}

static int squares(const int *cells, int cell) {
    int row = cell / COLUMNS, column = cell % COLUMNS, count = 0;
    for (int r = row - 1; r <= row; r++)
        for (int c = column - 1; c <= column; c++) {
            if (r < 0 || r >= ROWS - 1 || c < 0 || c >= COLUMNS - 1) continue;
            const int *corner = cells + r * COLUMNS + c;
            count += corner[0] != NOBODY && corner[1] != NOBODY && corner[COLUMNS] != NOBODY &&
                     corner[COLUMNS + 1] != NOBODY;
        }
    return count;
}

static int neighbours(int cell, int *around) {
    int count = 0;
    if (cell >= COLUMNS) around[count++] = cell - COLUMNS;
    if (cell % COLUMNS < COLUMNS - 1) around[count++] = cell + 1;
    if (cell < CELLS - COLUMNS) around[count++] = cell + COLUMNS;
    if (cell % COLUMNS > 0) around[count++] = cell - 1;
    return count;
}

static int agents_around(const int *cells, int cell) {
    int around[4], count = 0;
    for (int n = neighbours(cell, around); n--;) count += cells[around[n]] != NOBODY;
    return count;
}

static int surrounded(const int *cells, int cell) {
    int around[4], count = agents_around(cells, cell) == 4;
    for (int n = neighbours(cell, around); n--;)
        count += cells[around[n]] != NOBODY && agents_around(cells, around[n]) == 4;
    return count;
}

int occasions(const Box &box, const int *cells, int lines_paid, int cell) {
    switch (box.occasion) {
    case LINE: return __builtin_popcount(new_lines(box, cells, lines_paid, cell));
    case IN_COLUMNS: return names(box, cell % COLUMNS + 1);
    case IN_ROWS: return names(box, cell / COLUMNS + 1);
    case SQUARE: return squares(cells, cell);
    case LOOSE: return agents_around(cells, cell) <= box.numbers[0];
    case SURROUNDED: return surrounded(cells, cell);
    default: return 0;
    }
}

}  // namespace bureau
