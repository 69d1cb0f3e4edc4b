// What all boards share: finding moves, pressing twice, asking why.
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Choosing, keyOf, of } from '../src/games/choosing.svelte';
import type { Cosmobureau, Reason } from '../src/wire';

const moves: Cosmobureau.Move[] = [{ do: 'land', cell: 'r1c1' }, { do: 'end_flight' }, { do: 'land', cell: 'r2c3' }];
const reason: Reason = { key: 'no', rule: 'CB-LAND-01', args: {}, things: [] };

function choosing(): { made: string[]; board: Choosing<Cosmobureau.Move>; stop: () => void } {
  const made: string[] = [];
  let board!: Choosing<Cosmobureau.Move>;
  const stop = $effect.root(() => {
    const act = (move: Cosmobureau.Move): void => void made.push(move.do);
    const previewOf = (move: Cosmobureau.Move): Cosmobureau.Preview | null => (move.do === 'end_flight' ? { confirm: 'unused' } : null);
    board = new Choosing(() => ({ act, why: () => Promise.resolve(reason), refusal: null, live: true, me: 0, previewOf }));
  });
  flushSync();
  return { made, board, stop };
}

test('moves are found by their kind', () => {
  expect(of(moves, 'land').map((move) => move.cell)).toEqual(['r1c1', 'r2c3']);
  expect(of(moves, 'place')).toEqual([]);
  expect(new Set(moves.map(keyOf)).size).toBe(3);
});

test('a move that the server wants confirmed is made when it is pressed again', () => {
  const { made, board, stop } = choosing();
  expect([board.doubt(moves[0]), board.doubt(moves[1])]).toEqual(['', 'unused']);
  board.press(moves[1]);
  expect(made).toEqual([]);
  expect(board.isSure(moves[1])).toBe(true);
  board.press(moves[1]);
  board.press(moves[0]);
  expect(made).toEqual(['end_flight', 'land']);
  board.forget();
  expect(board.isSure(moves[1])).toBe(false);
  stop();
});

test('what is not allowed says why', async () => {
  const { board, stop } = choosing();
  await board.ask(moves[0]);
  expect(board.reason).toEqual(reason);
  stop();
});
