/**
 * Commands with the right shape that make no sense or are slightly wrong. Each of them must be either legal or refused,
 * and nothing else may happen.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { decide } from '../../shared/game/decide.ts';
import { evolve } from '../../shared/game/evolve.ts';
import {
  GAME_REFUSALS,
  MARKER_KINDS,
  SEA_MONSTERS,
  STORM_COUNTS,
  type Game,
  type GameCommand,
  type GameRefusal,
  type PlayerId,
  type PoseidonCommand,
  type Storm,
} from '../../shared/game/game.ts';
import type { Random } from '../../shared/random.ts';
import { poseidonMoves } from '../../shared/game/moves.ts';
import { distance, HEADINGS, squaresOf } from '../../shared/board/squares.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { nextMove, LUCK, playOut, randomAside, POSEIDON, type Play } from '../helpers/play.ts';
import { oneOf, seeded } from '../helpers/random.ts';
import { freeze, refusalOf } from '../helpers/refusing.ts';

/**
 * Squares of a large and a small board. Most of the small board's squares exist on every board, so that some commands
 * are nearly legal.
 */
const square = fc.constantFrom(
  ...squaresOf({ columns: 15, rows: 15 }),
  ...squaresOf({ columns: 7, rows: 7 }),
);
const squares = fc.array(square, { maxLength: 3 });
const ship = fc.constantFrom(...SHIPS);
const number = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.double());
const back = fc.option(square);
const pushes = fc.record({ red: square, green: square, white: square, yellow: square }, { requiredKeys: [] });
const STORMS = Object.keys(STORM_COUNTS) as Storm[];
const storm = fc.constantFrom(...STORMS);
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
  fc.record({ type: type('reason'), ship, squares: fc.array(square, { minLength: 1, maxLength: 4 }) }),
  fc.record({ type: type('cross'), ship, squares, crossed: fc.boolean() }),
  fc.record({ type: type('mark'), kind: fc.constantFrom(...MARKER_KINDS), number, square: back }),
);

const actors = fc.record({
  player: fc.constantFrom<PlayerId>('poseidon', 'anna', 'bert', 'cleo', 'dora'),
  side: fc.constantFrom('poseidon', 'navigators'),
});

/** Games stopped at a random point before the end. */
const middles: fc.Arbitrary<Play> = fc
  .tuple(beginnings, fc.nat(), fc.integer({ min: 0, max: 60 }))
  .map(([first, seed, moves]) =>
    [...playOut(first, seeded(seed), 0.1, LUCK, randomAside).take(moves + 1)].at(-1),
  )
  .filter((play) => play !== undefined);

/**
 * Games in which Poseidon has to play a tile or push a caught ship. Great Storms are left out, because they would make
 * the list of moves very long.
 */
const turns: fc.Arbitrary<Game> = fc
  .tuple(beginnings, fc.nat(), fc.nat())
  .map(([first, seed, lot]) => {
    const games = [...playOut(first, seeded(seed), 0.1, LUCK, randomAside)]
      .map(({ game }) => ({ ...game, hand: game.hand.filter((tile) => tile !== 'great') }))
      .filter(({ phase, hand }) => phase === 'caught' || (phase === 'poseidon' && hand.length > 0));
    const caught = games.filter(({ phase }) => phase === 'caught');
    const from = lot % 2 === 0 && caught.length > 0 ? caught : games;
    return from[lot % from.length];
  })
  .filter((game) => game !== undefined);

/** A legal move with one change, which usually makes it illegal. */
function nearly({ board, ships }: Game, move: PoseidonCommand, random: Random): PoseidonCommand[] {
  const ship = oneOf(SHIPS, random);
  const near = (of = ship) => squaresOf(board).filter((square) => distance(square, ships[of]) <= 2);
  switch (move.type) {
    case 'play-storm':
      return [
        { ...move, storm: oneOf(STORMS, random) },
        { ...move, pushes: {} },
        { ...move, pushes: { ...move.pushes, [ship]: oneOf(near(), random) } },
      ];
    case 'play-monster':
      return [
        { ...move, ship },
        { ...move, monster: oneOf(SEA_MONSTERS, random) },
      ];
    case 'push-caught':
      return SHIPS.map((other) => ({ ...move, square: oneOf(near(other), random) }));
    case 'place-dangers':
      return [];
  }
}

describe('a command at random', () => {
  it('is refused with a known code or carried out, and never modifies its input', () => {
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
    expect(seen.size).toBeGreaterThan(5);
  });

  it('that is carried out gives events that can be applied without modifying the game', () => {
    fc.assert(
      fc.property(
        middles,
        fc.array(fc.tuple(actors, commands), { minLength: 20, maxLength: 20 }),
        (play, tries) => {
          const move = nextMove(play.game, seeded(play.log.length));
          for (const [actor, command] of move ? [...tries, [move.actor, move.command] as const] : tries) {
            const decision = decide(freeze(play.game), actor, freeze(command));
            if (decision.ok) expect(decision.events.map(freeze).reduce(evolve, play.game)).toBeTruthy();
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('of Poseidon is carried out if and only if it is one of his listed moves', () => {
    const tries = { moves: 0, others: 0 };
    const garbage = fc.array(commands, { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(turns, garbage, fc.nat(), (game, senseless, seed) => {
        const random = seeded(seed);
        const moves = [...poseidonMoves(game)];
        const known = new Set(moves.map((move) => JSON.stringify(move)));
        const some = Array.from({ length: 10 }, () => oneOf(moves, random));
        for (const command of [
          ...some,
          ...some.flatMap((move) => nearly(game, move, random)),
          ...senseless,
        ]) {
          const isMove = known.has(JSON.stringify(command));
          expect(decide(game, POSEIDON, command).ok).toBe(isMove);
          tries[isMove ? 'moves' : 'others']++;
        }
      }),
      { numRuns: 60 },
    );
    // Each of the 60 positions adds at least ten legal moves and at least ten other commands.
    expect(tries.moves).toBeGreaterThanOrEqual(600);
    expect(tries.others).toBeGreaterThanOrEqual(600);
  });
});
