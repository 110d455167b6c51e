/** Cutting a game off at a given round, so that a single player can continue from there. */
import { describe, expect, it } from 'vitest';
import { evolve, replay } from '../../shared/game/evolve.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { untilTurn } from '../../shared/game/rounds.ts';
import { VARIANT_SETS } from '../../shared/game/variants.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { began, playOut } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';

const SIDES = ['poseidon', 'navigators'] as const;

function gameOf(set: keyof typeof VARIANT_SETS): readonly GameEvent[] {
  return [...playOut(began(SMALL_SEA, VARIANT_SETS[set]), seeded(3))].at(-1)?.log ?? [];
}

describe.each(['standard', 'whole-box', 'poseidons-wrath', 'old-hands'] as const)('a game of %s', (set) => {
  const log = gameOf(set);
  const rounds = replay(log).round;

  it.each(SIDES)('is cut where the turn of %s begins, in each of its rounds', (side) => {
    for (let round = 1; round <= rounds; round++) {
      const cut = untilTurn(log, side, round);
      // The game may have ended before the last turn began.
      if (!cut) {
        expect(round).toBe(rounds);
        continue;
      }
      expect(cut).toEqual(log.slice(0, cut.length));
      expect(replay(cut)).toMatchObject({
        round,
        phase: side,
        ...(side === 'navigators' && { stepped: [] }),
      });
      const [last, ...before] = cut.toReversed();
      // The game may start with the first turn, so there may be no events before it.
      if (before.length === 0) continue;
      const earlier = replay(before.toReversed());
      expect(earlier.round === round && earlier.phase === side).toBe(false);
      expect(evolve(earlier, last as GameEvent)).toEqual(replay(cut));
    }
  });

  it.each(SIDES)('has no turn of %s before its first round or after its last', (side) => {
    expect(untilTurn(log, side, 0)).toBeNull();
    expect(untilTurn(log, side, rounds + 1)).toBeNull();
    expect(untilTurn([], side, 1)).toBeNull();
  });
});
