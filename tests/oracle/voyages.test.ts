/** Checks that, in real games, the true state is always among the states that the oracle considers possible. */
import { expect, test } from 'vitest';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { Limits } from '../../shared/oracle/budget.ts';
import { boardFilesIn, BOARDS_FOLDER, readBoardFile } from '../../server/lib/read-board-file.ts';
import { seeded } from '../helpers/random.ts';
import { drawVariants } from './mixes.ts';
import { voyage, whyOutside } from './voyages.ts';

const boards = boardFilesIn(BOARDS_FOLDER).flatMap((path) => {
  const parsed = readBoardFile(path);
  return parsed.ok ? [parsed.board] : [];
});

test.each(boards)('on board $id no belief ever excludes the truth', (board) => {
  const random = seeded(1);
  for (let game = 0; game < 6; game++) {
    const drawn = drawVariants(random);
    // Use at most two secret tiles, because more would take too long here.
    const variants = drawn.maelstroms > 0 ? { ...drawn, fogBanks: 0 } : drawn;
    for (const { belief, game: truth } of voyage(board, variants, random))
      if (belief && truth) expect(whyOutside(belief, truth)).toBeNull();
  }
});

const NARROW: Limits = { entries: 40, work: 5_000, components: 12, layouts: 400 };

test.each([
  ['joint factors', BASE_GAME],
  ['components', { ...BASE_GAME, harderDeduction: true }],
  ['secret tiles', { ...BASE_GAME, maelstroms: 1, fogBanks: 1 }],
  ['all of them', { ...BASE_GAME, harderDeduction: true, maelstroms: 2, fogBanks: 2 }],
] as const)(
  'a belief with too many %s says that it is not exact, and excludes nothing true',
  (_, variants) => {
    const random = seeded(2);
    let inexact = 0;
    for (const board of boards.slice(0, 2)) {
      for (const { belief, game } of voyage(board, variants, random, { limits: NARROW })) {
        if (!belief || !game) continue;
        if (!belief.exact) inexact++;
        expect(whyOutside(belief, game)).toBeNull();
      }
    }
    expect(inexact).toBeGreaterThan(0);
  },
);

test('a belief that was never simplified says so', () => {
  const [board] = boards;
  if (!board) throw new Error('no board');
  for (const { belief } of voyage(board, BASE_GAME, seeded(3))) expect(belief?.exact).toBe(true);
});
