/** Commands of the right shape and no sense: refused, or legal by chance; nothing else happens. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board.ts';
import { decide } from '../../shared/decide.ts';
import { evolve } from '../../shared/evolve.ts';
import {
  GAME_REFUSALS,
  MARKER_KINDS,
  SEA_MONSTERS,
  STORM_COUNTS,
  type GameCommand,
  type GameRefusal,
  type PlayerId,
  type Storm,
} from '../../shared/game.ts';
import { poseidonMoves } from '../../shared/moves.ts';
import { HEADINGS, squaresOf } from '../../shared/squares.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { playOut, type Play } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { freeze, refusalOf } from '../helpers/refusing.ts';

/** Mostly squares of every board, so that some commands are nearly legal. */
const square = fc.constantFrom(
  ...squaresOf({ columns: 15, rows: 15 }),
  ...squaresOf({ columns: 7, rows: 7 }),
);
const squares = fc.array(square, { maxLength: 3 });
const ship = fc.constantFrom(...SHIPS);
const number = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.double());
const back = fc.option(square);
const pushes = fc.record({ red: square, green: square, white: square, yellow: square }, { requiredKeys: [] });
const storm = fc.constantFrom(...(Object.keys(STORM_COUNTS) as Storm[]));
const type = <T extends string>(name: T) => fc.constant(name);

const commands: fc.Arbitrary<GameCommand> = fc.oneof(
  fc.record({ type: type('place-dangers'), maelstroms: squares, fogBanks: squares }),
  fc.record({ type: type('play-storm'), storm, pushes }),
  fc.record({ type: type('play-monster'), monster: fc.constantFrom(...SEA_MONSTERS), ship }),
  fc.record({ type: type('push-caught'), square }),
  fc.record({ type: type('propose-lighthouses'), squares }),
  fc.record({ type: type('agree-lighthouses'), squares }),
  fc.record({ type: type('sail'), ship, heading: fc.constantFrom(...HEADINGS) }),
  fc.record({ type: type('survey'), ship }),
  fc.record({ type: type('guess'), ship, square }),
  fc.record({ type: type('remind'), ship, number, square: back }),
  fc.record({ type: type('mark'), kind: fc.constantFrom(...MARKER_KINDS), number, square: back }),
);

const actors = fc.record({
  player: fc.constantFrom<PlayerId>('poseidon', 'anna', 'bert', 'cleo', 'dora'),
  side: fc.constantFrom('poseidon', 'navigators'),
});

/** A game in its middle. */
const middles: fc.Arbitrary<Play> = fc
  .tuple(beginnings, fc.nat(), fc.integer({ min: 0, max: 60 }))
  .map(([first, seed, moves]) => [...playOut(first, seeded(seed), 0.1).take(moves + 1)].at(-1))
  .filter((play) => play !== undefined);

describe('a command at random', () => {
  it('is refused by a known code or carried out, and never written through', () => {
    const seen = new Set<GameRefusal>();
    fc.assert(
      fc.property(
        middles,
        fc.array(fc.tuple(actors, commands), { minLength: 40, maxLength: 40 }),
        ({ game }, tries) => {
          for (const [actor, command] of tries) {
            const refusal = refusalOf(game, actor, command);
            if (refusal === null) continue;
            expect(GAME_REFUSALS).toContain(refusal);
            seen.add(refusal);
          }
        },
      ),
      { numRuns: 80 },
    );
    expect(seen.size).toBeGreaterThan(10);
  });

  it('that is carried out leaves a game that can be folded without being written to', () => {
    fc.assert(
      fc.property(
        middles,
        fc.array(fc.tuple(actors, commands), { minLength: 20, maxLength: 20 }),
        (play, tries) => {
          for (const [actor, command] of tries) {
            const decision = decide(freeze(play.game), actor, freeze(command));
            if (decision.ok) expect(decision.events.map(freeze).reduce(evolve, play.game)).toBeTruthy();
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('of Poseidon is carried out exactly if it is one of his moves', () => {
    let carriedOut = 0;
    fc.assert(
      fc.property(middles, fc.array(commands, { minLength: 40, maxLength: 40 }), ({ game }, tries) => {
        // A Great Storm among the moves would make the list long.
        const small = { ...game, hand: game.hand.filter((tile) => tile !== 'great') };
        if (small.phase === 'dangers') return;
        const moves = new Set(poseidonMoves(small).map((move) => JSON.stringify(move)));
        for (const command of tries) {
          const decision = decide(small, { player: 'poseidon', side: 'poseidon' }, command);
          expect(decision.ok).toBe(moves.has(JSON.stringify(command)));
          if (decision.ok) carriedOut++;
        }
      }),
      { numRuns: 60 },
    );
    expect(carriedOut).toBeGreaterThan(0);
  });
});
