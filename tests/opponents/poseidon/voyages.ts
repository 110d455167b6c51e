/**
 * Tests of whole games with all variants. No command is refused, the same input gives the same game, and Poseidon's
 * play doesn't depend on the Navigators' chart.
 */
import { expect, it } from 'vitest';
import type { Variants } from '../../../shared/game/game.ts';
import { tellLog } from '../../../shared/game/tell.ts';
import type { Rung } from '../../../shared/opponents/opponents.ts';
import { drawVariants } from '../../oracle/mixes.ts';
import { oneOf, seeded } from '../../helpers/random.ts';
import { BOARDS, hear, minded } from './heard.ts';

const EVERYTHING: Partial<Variants> = {
  harderDeduction: true,
  seaMonsters: ['leviathan', 'kraken'],
  lighthouses: 2,
  maelstroms: 2,
  fogBanks: 2,
};

/** Together, these mixes contain every variant. */
const TWINS: readonly Partial<Variants>[] = [
  { lighthouses: 2, maelstroms: 1, fogBanks: 1 },
  { harderDeduction: true, seaMonsters: ['leviathan', 'kraken'], maelstroms: 2 },
  { easierDeduction: true, useYourMemory: true, shipsInSight: 'whether any', fogBanks: 2 },
];

/** How much to check. */
interface Extent {
  /** The number of games with random variants. */
  readonly games: number;
  /** The number of boards on which a game with everything in the box is played. */
  readonly everything: number;
  /** The number of mixes for which two games are compared that differ in what the Navigators do at their board. */
  readonly twins: number;
}

/** Makes the tests for Poseidon of one rung. */
export function voyages(rung: Rung, { games, everything, twins }: Extent): void {
  it('plays whole games in any mix of variants, and is never refused', () => {
    const random = seeded(rung);
    for (let game = 0; game < games; game++) {
      const variants = drawVariants(random);
      const { log } = hear(rung, oneOf(BOARDS, random), variants, game);
      expect(log.at(-1)?.type).toBe('ended');
    }
  });

  it('plays with all that is in the box', () => {
    for (const board of BOARDS.slice(0, everything)) {
      expect(hear(rung, board, EVERYTHING, 1).log.at(-1)?.type).toBe('ended');
    }
  });

  it('thinks the same when told at once as when told one by one, and again when asked again', () => {
    const variants = { harderDeduction: true, maelstroms: 1, seaMonsters: ['kraken'] as const };
    const { thoughts } = hear(rung, BOARDS[1] as (typeof BOARDS)[number], variants, 5);
    expect(thoughts.length).toBeGreaterThanOrEqual(11);
    for (const [i, { told, mind }] of thoughts.entries()) {
      if (rung === 3 && i % 4 > 0) continue;
      const command = minded(rung, told).think(seeded(i));
      expect(command).not.toBeNull();
      expect(mind.think(seeded(i))).toEqual(command);
    }
  });

  it.each(TWINS.slice(0, twins))(
    'does the same whatever the Navigators do at their own board: %j',
    (variants) => {
      const [board] = BOARDS as [(typeof BOARDS)[number]];
      const quiet = hear(rung, board, variants, 9);
      const fidgety = hear(rung, board, variants, 9, { whim: 0.2, fidget: seeded(77) });
      expect(fidgety.log.length).toBeGreaterThan(quiet.log.length + 20);
      expect(fidgety.thoughts.map(({ command }) => command)).toEqual(
        quiet.thoughts.map(({ command }) => command),
      );
      const heard = (log: typeof quiet.log) =>
        tellLog(log, { useYourMemory: variants.useYourMemory ?? false }, 'poseidon');
      expect(heard(fidgety.log)).toEqual(heard(quiet.log));
    },
  );

  it('has nothing to say before the game, while others are to move, and when it is over', () => {
    expect(minded(rung, []).think(seeded(1))).toBeNull();
    const { log } = hear(rung, BOARDS[0] as (typeof BOARDS)[number], {}, 3);
    const told = tellLog(log, { useYourMemory: false }, 'poseidon');
    expect(minded(rung, told).think(seeded(1))).toBeNull();
    const afterStorm = told.findIndex(({ type }) => type === 'storm-played');
    expect(minded(rung, told.slice(0, afterStorm + 1)).think(seeded(1))).toBeNull();
  });
}
