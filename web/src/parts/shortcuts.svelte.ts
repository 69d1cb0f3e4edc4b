// Whether the list of keys is open, and the game on this page.

export const help = $state<{ open: boolean; game: string }>({ open: false, game: '' });
