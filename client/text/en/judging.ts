/** Texts about judging a board: opponents play games on it. */
import type { Square } from '../../../shared/board/squares.ts';
import type { Comparison } from '../../../shared/selfplay/comparison.ts';
import { square } from './common.ts';
import { list } from './words.ts';

export const title = 'Judged by play';
export const does =
  'Opponents play whole games on this board: a careful crew against a cunning Poseidon. They play about as well as people at most tables.';
export const judge = (games: number) => `Judge by play: ${games} games`;
export const playOn = (games: number) => `Play the other ${games} games`;
export const played = (games: number, all: number) => `${games} of ${all} games played`;
export const stop = 'Stop';
export const failed =
  'The games stopped, because something went wrong on this device. The results so far are still here.';
export const again = 'Try again';

const FAIRNESS = {
  fairer: ', and fairer',
  'as fair': ', and about as fair',
  'less fair': ', but less fair',
};
/** How hard and how fair the board is, compared with our boards. */
export const verdict = ({ hardness, fairness, beside }: Comparison) => {
  const fair = FAIRNESS[fairness];
  switch (hardness.is) {
    case 'alike':
      return `About as hard as board ${hardness.board}${fair}.`;
    case 'easier':
      return `Easier than board ${hardness.board}${fair}.`;
    case 'harder':
      return `Harder than board ${hardness.board}${fair}.`;
    case 'between':
      return `Harder than board ${hardness.easier} and easier than board ${hardness.harder}${fair} ${fairness === 'as fair' ? 'as' : 'than'} board ${beside}.`;
  }
};
export const wins = (won: number) => `The crew wins ${won} of 100 games`;
/** The bounds between which the true figure lies, with a certainty of 95 %. */
export const surely = (from: number, to: number) =>
  `With more games, it would most likely be ${from} to ${to}.`;
export const thirdHome = (round: string) =>
  `When the crew wins, the third ship comes home in round ${round} on average.`;

export const arrivals = 'How often each ship comes home';
export const arrivalsDo =
  'Out of 100 games. The more alike the bars, the fairer the board. A thin line shows how far chance may have moved the end of a bar.';

export const mistakes = 'Where the crew goes wrong';
export const mistakesDo =
  'The larger the mark on a square, the more often the crew looks elsewhere for a ship that is there.';
export const choose = 'Choose a square to see where the crew looks instead.';
export const board = 'The board, with marks where the crew goes wrong';
export const worst = 'The worst squares';
/**
 * How often the crew looks elsewhere for a ship that is on a square.
 * @param most the square on which it looks most often; undefined if it never looks elsewhere
 */
export const elsewhere = (at: Square, times: number, most: Square | undefined) =>
  `${square(at)}: the crew looks elsewhere ${times} of 100 times${most ? `, most often on ${square(most)}` : ''}`;
export const sought = (squares: readonly { readonly at: Square; readonly times: number }[]) =>
  `It looks for the ship on ${list(squares.map(({ at, times }) => `${square(at)} (${times})`))}.`;
export const seldom = (at: Square) => `${square(at)}: too few ships came here to judge it`;
