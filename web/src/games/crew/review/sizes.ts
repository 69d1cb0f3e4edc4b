// How large everything of a look back is drawn, so that all hands are seen at once.
export interface Space {
  width: number; // of the strip of tricks
  height: number; // of the whole page
  top: number; // what verdict, tricks and words take above the hands
  compact: boolean; // a phone
  below: boolean; // more comes below the hands
  hands: number;
  tricks: number;
  cards: number; // of the largest hand
  tickets: number; // tasks of whoever has most
}

export interface Sizes {
  tight: boolean; // a laptop, or a replay above its controls
  short: boolean;
  lean: boolean; // no room for words under the cards
  abreast: number; // cards of a trick side by side
  each: number; // what a trick has of the width
  stamp: number;
  small: number; // a card of a trick
  row: number; // a hand with its words
  card: number; // a card of a hand
  ticket: number;
}

const ROOMY = 700; // pixels in height
const SHORT = 620;
const PEEK = 52; // what comes below the hands shows its head
const between = (least: number, wanted: number, most: number): number => Math.floor(Math.max(least, Math.min(most, wanted)));

export function sizesIn(space: Space): Sizes {
  const { width, height, top, compact, below, hands, tricks, cards, tickets } = space;
  const tight = !compact && height < ROOMY;
  const short = !compact && height < SHORT;
  const abreast = !compact && hands > 4 ? 3 : 2;
  const each = width / tricks;
  const row = Math.floor((height - top - (tight ? 20 : 32) - (below ? PEEK : 0)) / hands);
  const lean = !compact && row < 51;
  const across = Math.ceil(cards / Math.ceil(cards / 10)); // on a phone a hand has one row of ten, or two
  const wide = Math.min((row - (lean ? 6 : short ? 19 : 30)) / 1.4, (width - 128 - tickets * 72) / cards - (tight ? 8 : 12));
  return {
    tight,
    short,
    lean,
    abreast,
    each,
    row,
    stamp: compact ? 56 : short ? 44 : tight ? 60 : 80,
    small: compact ? 30 : between(each < 60 ? 15 : 20, (each - 16) / abreast - 6, short ? 24 : tight ? 30 : 38),
    card: compact ? Math.min(44, Math.floor((width + 4) / across) - 4) : between(22, wide, 54),
    ticket: compact ? 34 : between(24, (row - (lean ? 4 : short ? 20 : 26)) / 1.27, 50),
  };
}
