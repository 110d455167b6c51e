/** Whole games of opponents as Navigators, with various variants. No command is refused, and no decision is absurd. */
import { describe, expect, test } from 'vitest';
import { SHIPS } from '../../../shared/board/board.ts';
import type { Owners, Variants } from '../../../shared/game/game.ts';
import { shipsOf } from '../../../shared/game/rules/owners.ts';
import { navigatorMind } from '../../../shared/opponents/navigators/navigators.ts';
import { RUNGS } from '../../../shared/opponents/opponents.ts';
import { seeded } from '../../helpers/random.ts';
import { playVoyage } from '../../../shared/selfplay/voyage.ts';
import { drawVariants } from '../../oracle/mixes.ts';
import { BOARDS, meddler, ownersAmong, watched, whyAbsurd } from './crews.ts';
import { trialPoseidon } from './trial-poseidon.ts';

const GAMES = 5;
const THE_WHOLE_BOX: Variants = {
  harderDeduction: true,
  easierDeduction: true,
  useYourMemory: true,
  shipsInSight: 'whether any',
  seaMonsters: ['leviathan', 'kraken'],
  lighthouses: 2,
  maelstroms: 2,
  fogBanks: 2,
};

describe.each(RUNGS)('rung %i', (rung) => {
  test.each(BOARDS)('plays whole games on board $id', (board) => {
    const random = seeded(rung);
    for (let game = 0; game < GAMES; game++) {
      const mind = watched(navigatorMind(rung), (thought, view) =>
        expect(whyAbsurd(thought, view)).toBeNull(),
      );
      const variants = game === 0 ? THE_WHOLE_BOX : drawVariants(random);
      const log = playVoyage({ board, variants, crew: { anna: mind }, poseidon: trialPoseidon(), random });
      expect(log.at(-1)?.type).toBe('ended');
    }
  });

  test('sails with somebody who has ships of their own, and orders none of those', () => {
    const random = seeded(10 + rung);
    const players = ['anna', 'bert', 'cleo'];
    for (const board of BOARDS) {
      const owners = ownersAmong(players, (ship) => ship < 3);
      const crew = Object.fromEntries(
        players.map((player) => [player, watched(navigatorMind(rung), keepsToItsOwn(owners))]),
      );
      const variants = drawVariants(random);
      const log = playVoyage({ board, variants, crew, owners, poseidon: trialPoseidon(), random });
      expect(log.at(-1)?.type).toBe('ended');
    }
  });

  test('sails with somebody who moves every guess about', () => {
    const random = seeded(20 + rung);
    for (const board of BOARDS) {
      const owners = ownersAmong(['anna', 'bert'], () => random() < 0.5);
      const variants = drawVariants(random);
      const mind = watched(navigatorMind(rung), (thought, view) =>
        expect(whyAbsurd(thought, view)).toBeNull(),
      );
      const crew = { bert: meddler(), anna: mind };
      const log = playVoyage({ board, variants, crew, owners, poseidon: trialPoseidon(), random });
      expect(log.at(-1)?.type).toBe('ended');
    }
  });
});

test('all three of them sail together, and agree on lighthouses', () => {
  const random = seeded(30);
  const crew = { anna: navigatorMind(1), bert: navigatorMind(2), cleo: navigatorMind(3) };
  for (const board of BOARDS) {
    const variants = { ...drawVariants(random), lighthouses: 2 };
    const log = playVoyage({ board, variants, crew, poseidon: trialPoseidon(), random });
    expect(log.filter(({ type }) => type === 'lighthouses-proposed')).toHaveLength(1);
    expect(log.filter(({ type }) => type === 'lighthouses-placed')).toHaveLength(1);
    expect(log.at(-1)?.type).toBe('ended');
  }
});

/** Fails if an order, a guess or a reminder belongs to another player's ship. */
function keepsToItsOwn(owners: Owners): Parameters<typeof watched>[1] {
  return ({ chart, move }, _, player) => {
    const others = SHIPS.filter((ship) => owners[ship] !== null && !shipsOf(owners, player).includes(ship));
    for (const command of move ? [...chart, move] : chart)
      if ('ship' in command) expect(others).not.toContain(command.ship);
  };
}
