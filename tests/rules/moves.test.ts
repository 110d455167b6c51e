/** The lists of possible moves and the randomly drawn moves agree with the rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import type { Game, PoseidonCommand } from '../../shared/game/game.ts';
import {
  navigatorMoves,
  poseidonMoves,
  randomNavigatorMove,
  randomPoseidonMove,
} from '../../shared/game/moves.ts';
import { HEADINGS, squaresOf } from '../../shared/board/squares.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, playOut, POSEIDON, position } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { refusalOf } from '../helpers/refusing.ts';
import { resume } from '../helpers/telling.ts';

/** The maximum number of moves to check in one position, because a Great Storm alone has thousands. */
const ENOUGH = 300;

const key = (command: unknown) => JSON.stringify(command);

function listed(game: Game): PoseidonCommand[] {
  return poseidonMoves(game).take(ENOUGH).toArray();
}

describe('Poseidon’s moves', () => {
  it('in the opening: three squares for each coloured storm, and their product for the Great Storm', () => {
    const moves = [...poseidonMoves(position(EMPTY_SEA))];
    expect(moves).toHaveLength(4 * 3 + 3 ** 4);
    expect(new Set(moves.map(key)).size).toBe(moves.length);
  });

  it('place dangers in every distinct way once', () => {
    const free = 24;
    const two = position(EMPTY_SEA, { maelstroms: 2 });
    expect([...poseidonMoves(two)]).toHaveLength((free * (free - 1)) / 2);
    const both = position(EMPTY_SEA, { maelstroms: 1, fogBanks: 1 });
    expect([...poseidonMoves(both)]).toHaveLength(free * (free - 1));
    const most = position(EMPTY_SEA, { maelstroms: 2, fogBanks: 2 });
    expect([...poseidonMoves(most)]).toHaveLength(((24 * 23) / 2) * ((22 * 21) / 2));
  });

  it('a storm whose ship has arrived is one move', () => {
    const game = position(EMPTY_SEA, {}, { arrived: ['red', 'green', 'white'], hand: ['red', 'great'] });
    expect([...poseidonMoves(game)]).toHaveLength(1 + 3);
  });
});

describe('a Navigator who places lighthouses with the others', () => {
  const squares = ['a4'] as const;
  const proposed = (...agreed: readonly string[]) =>
    position(EMPTY_SEA, { lighthouses: 1 }, { navigators: ['anna', 'bert'], proposal: { squares, agreed } });

  it('agrees once, and then waits for the others', () => {
    const game = proposed('anna');
    expect(randomNavigatorMove(game, 'anna', seeded(1))).toBeNull();
    expect(randomNavigatorMove(game, 'bert', seeded(1))).toEqual({ type: 'agree-lighthouses', squares });
  });

  it('repeats a proposal that all agreed to but that was not settled, as in logs of earlier versions', () => {
    const game = proposed('anna', 'bert');
    const again = { type: 'propose-lighthouses', squares } as const;
    expect(randomNavigatorMove(game, 'anna', seeded(1))).toEqual(again);
    expect(after({ ...game, navigators: ['anna'] }, ANNA, again).phase).toBe('poseidon');
  });
});

describe('in random games', () => {
  it('every listed move is legal, and every other is refused', () => {
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        const random = seeded(seed);
        for (const { game } of playOut(first, random)) {
          if (random() > 0.2) continue;
          const moves = listed(game);
          for (const command of moves.slice(0, 20)) expect(refusalOf(game, POSEIDON, command)).toBeNull();
          expect(new Set(moves.map(key)).size).toBe(moves.length);
          if (game.phase === 'caught') {
            const legal = squaresOf(game.board).filter(
              (square) => refusalOf(game, POSEIDON, { type: 'push-caught', square }) === null,
            );
            expect(new Set(moves.map(key))).toEqual(
              new Set(legal.map((square) => key({ type: 'push-caught', square }))),
            );
          }
          for (const player of game.navigators) {
            const steps = new Set(navigatorMoves(game, player).map(key));
            const actor = { ...ANNA, player };
            for (const ship of SHIPS) {
              const survey = { type: 'survey', ship } as const;
              expect(steps.has(key(survey))).toBe(refusalOf(game, actor, survey) === null);
              for (const heading of HEADINGS) {
                const sail = { type: 'sail', ship, heading } as const;
                expect(steps.has(key(sail))).toBe(refusalOf(game, actor, sail) === null);
              }
            }
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('a drawn move is legal and listed, and exists only if the game waits for that side', () => {
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        const random = seeded(seed);
        for (const { game } of playOut(first, random)) {
          const poseidons = randomPoseidonMove(game, random);
          expect(poseidons !== null).toBe(['dangers', 'poseidon', 'caught'].includes(game.phase));
          if (poseidons) expect(refusalOf(game, POSEIDON, poseidons)).toBeNull();
          const draws = game.navigators.map((player) => ({
            player,
            move: randomNavigatorMove(game, player, random),
          }));
          expect(draws.some(({ move }) => move !== null)).toBe(
            ['lighthouses', 'navigators'].includes(game.phase),
          );
          for (const { player, move } of draws) {
            if (move) expect(refusalOf(game, { ...ANNA, player }, move)).toBeNull();
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('the views know enough to list the same moves as the game', () => {
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        const random = seeded(seed);
        for (const { game, log } of playOut(first, random)) {
          if (random() > 0.15) continue;
          const [poseidon, navigators] = [resume(log, 'poseidon'), resume(log, 'navigators')];
          if (!poseidon || !navigators) throw new Error('a view without a beginning');
          expect(poseidonMoves(poseidon).take(ENOUGH).toArray()).toEqual(listed(game));
          for (const player of game.navigators) {
            expect(navigatorMoves(navigators, player)).toEqual(navigatorMoves(game, player));
            const draw = (view: typeof navigators | Game) => randomNavigatorMove(view, player, seeded(seed));
            expect(draw(navigators)).toEqual(draw(game));
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('sooner or later every move of a position is drawn', () => {
    const game = position(EMPTY_SEA, { seaMonsters: ['kraken'] }, { hand: ['red', 'green', 'kraken'] });
    const random = seeded(7);
    const drawn = new Set(Array.from({ length: 500 }, () => key(randomPoseidonMove(game, random))));
    expect(drawn).toEqual(new Set([...poseidonMoves(game)].map(key)));
  });
});
