/** The small board of the tutorial, designed so that the rulebook's example of a turn can be played on it. */
import type { Board } from '../../../shared/board/board.ts';

/**
 *     a b c d e f g
 *   1 . . . . . . ~
 *   2 . G . . r W .      G W R Y: the start islands
 *   3 r . w . . . .      S: the Sacred Island
 *   4 . . . S . . r      w r: woody and rocky islands
 *   5 ~ R . ~ . . ~      ~: deep sea
 *   6 ~ . . . Y ~ ~
 *   7 . . w . . . .
 */
export const SEA: Board = {
  id: 'voyage',
  name: 'A small sea',
  columns: 7,
  rows: 7,
  sacred: 'd4',
  starts: { red: 'b5', green: 'b2', white: 'f2', yellow: 'e6' },
  islands: {
    d4: 'sacred',
    b5: 'woody',
    b2: 'rocky',
    f2: 'woody',
    e6: 'rocky',
    e2: 'rocky',
    c3: 'woody',
    a3: 'rocky',
    g4: 'rocky',
    c7: 'woody',
  },
  deepSea: ['d5', 'a5', 'a6', 'f6', 'g6', 'g5', 'g1'],
};
