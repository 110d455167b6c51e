/** Generators for fast-check: boards, variants and the first events of games. */
import fc from 'fast-check';
import type { Board } from '../../shared/board/board.ts';
import { SEA_MONSTERS, type SeaMonster, type Variants } from '../../shared/game/game.ts';
import { squaresFor } from '../../shared/game/rules/placing.ts';
import { NO_TILES } from '../../shared/game/rules/setup.ts';
import { randomBoard } from './boards.ts';
import { beganFor, type Began } from './play.ts';
import { seeded } from './random.ts';

const MONSTER_CHOICES: readonly (readonly SeaMonster[])[] = [
  [],
  ['leviathan'],
  ['kraken'],
  [...SEA_MONSTERS],
];
const COUNTS = [0, 1, 2] as const;
const SWITCH = [false, true] as const;

export const variants: fc.Arbitrary<Variants> = fc.record({
  harderDeduction: fc.boolean(),
  easierDeduction: fc.boolean(),
  useYourMemory: fc.boolean(),
  shipsInSight: fc.constantFrom('how many', 'whether any'),
  seaMonsters: fc.constantFrom(...MONSTER_CHOICES),
  lighthouses: fc.constantFrom(...COUNTS),
  maelstroms: fc.constantFrom(...COUNTS),
  fogBanks: fc.constantFrom(...COUNTS),
});

/** Every combination of variants. */
export function* allVariants(): Generator<Variants, void> {
  for (const harderDeduction of SWITCH)
    for (const easierDeduction of SWITCH)
      for (const useYourMemory of SWITCH)
        for (const shipsInSight of ['how many', 'whether any'] as const)
          for (const seaMonsters of MONSTER_CHOICES)
            for (const lighthouses of COUNTS)
              for (const maelstroms of COUNTS)
                for (const fogBanks of COUNTS) {
                  const switches = { harderDeduction, easierDeduction, useYourMemory, shipsInSight };
                  yield { ...switches, seaMonsters, lighthouses, maelstroms, fogBanks };
                }
}

/** Boards of every allowed size, from nearly empty to crowded. */
export const boards: fc.Arbitrary<Board> = fc
  .record({
    columns: fc.integer({ min: 7, max: 15 }),
    rows: fc.integer({ min: 7, max: 15 }),
    islands: fc.constantFrom(0, 0.1, 0.3),
    deepSea: fc.constantFrom(0, 0.15),
    seed: fc.nat(),
  })
  .map(({ columns, rows, islands, deepSea, seed }) =>
    randomBoard({ columns, rows }, { islands, deepSea }, seeded(seed)),
  );

/** True if a board always has room for the special tiles, wherever the Navigators place their lighthouses. */
export function hasRoom(board: Board, { lighthouses, maelstroms, fogBanks }: Variants): boolean {
  const open = squaresFor(board, 'maelstrom', NO_TILES).length;
  const any = squaresFor(board, 'fogBank', NO_TILES).length;
  return open >= lighthouses + maelstroms && any >= lighthouses + maelstroms + fogBanks;
}

/** First events of games, with any board, any variants, and one to four Navigators. */
export const beginnings: fc.Arbitrary<Began> = fc
  .tuple(boards, variants, fc.integer({ min: 1, max: 4 }), fc.boolean())
  .filter(([board, chosen]) => hasRoom(board, chosen))
  .map(([board, chosen, crew, cooperative]) => beganFor(board, chosen, crew, cooperative));
