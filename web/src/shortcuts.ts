// The keys that do something, by where they do it; their words are the texts `keys-<group>-<name>`.

interface Shortcut {
  keys: readonly string[]; // as they are printed
  name: string;
}

export const SHORTCUTS: Record<string, readonly Shortcut[]> = {
  everywhere: [
    { keys: ['Tab'], name: 'next' },
    { keys: ['Enter'], name: 'press' },
    { keys: ['Esc'], name: 'away' },
    { keys: ['S'], name: 'skip' },
    { keys: ['?'], name: 'help' },
  ],
  crew: [
    { keys: ['1', '…', '0'], name: 'card' },
    { keys: ['←', '→'], name: 'walk' },
    { keys: ['Enter'], name: 'play' },
  ],
  cosmobureau: [
    { keys: ['1', '…', '9'], name: 'agent' },
    { keys: ['R'], name: 'turn' },
    { keys: ['Enter'], name: 'press' },
  ],
  galaxy_trucker: [
    { keys: ['Space'], name: 'grab' },
    { keys: ['R', 'Shift+R'], name: 'turn' },
    { keys: ['←', '↑', '↓', '→'], name: 'walk' },
    { keys: ['Enter'], name: 'place' },
    { keys: ['A'], name: 'aside' },
    { keys: ['Backspace'], name: 'return' },
    { keys: ['Z'], name: 'undo' },
    { keys: ['P'], name: 'pause' },
  ],
  replay: [
    { keys: ['←', '→'], name: 'step' },
    { keys: ['Page ↑', 'Page ↓'], name: 'chapter' },
    { keys: ['Home', 'End'], name: 'ends' },
    { keys: ['Space'], name: 'play' },
  ],
};
