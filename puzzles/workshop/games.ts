/** The games from which puzzles are cut. A board and a seed determine a game, including its variants. */
import type { Board } from '../../shared/board/board.ts';
import type { Variants } from '../../shared/game/game.ts';
import type { Puzzle } from '../../shared/puzzles/puzzle.ts';
import type { Random } from '../../shared/random.ts';
import { cut, letterOf } from './cut.ts';
import { play } from './play.ts';

/**
 * The sets of variants. The seed decides which set a game uses. Variants that lead to rare themes are listed more
 * often.
 */
const MIXES: readonly Partial<Variants>[] = [
  {},
  { fogBanks: 1 },
  { seaMonsters: ['leviathan', 'kraken'] },
  { maelstroms: 1 },
  { lighthouses: 2 },
  {},
  { harderDeduction: true },
  { maelstroms: 1 },
  { easierDeduction: true },
  { lighthouses: 2 },
  { fogBanks: 1 },
  { seaMonsters: ['leviathan', 'kraken'] },
  { maelstroms: 1 },
];

/** Every puzzle in the game with this seed on this board. */
export function puzzlesOfGame(board: Board, seed: number): Puzzle[] {
  const variants = MIXES[seed % MIXES.length] ?? {};
  return cut(`${letterOf(board)}${seed}`, play(board, variants, seeded(seed * 8 + board.columns)));
}

/** A seeded random generator: Mulberry32. */
function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
