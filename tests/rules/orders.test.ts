/** The Navigators' orders (rulings 6, 7 and 25). */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { navigatorMoves } from '../../shared/game/moves.ts';
import { HEADINGS, type Square } from '../../shared/board/squares.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, BERT, beganFor, CLEO, DORA, eventsOf, position, start } from '../helpers/play.ts';
import { refusalOf } from '../helpers/refusing.ts';

const opening = position(EMPTY_SEA);
const AT_SEA = { red: 'b2', green: 'f2', white: 'b6', yellow: 'f6' } as const;
const navigating = position(EMPTY_SEA, {}, { phase: 'navigators', ships: AT_SEA });

describe('an order', () => {
  it.each([
    ['N', 'b1'],
    ['NE', 'c1'],
    ['E', 'c2'],
    ['SE', 'c3'],
    ['S', 'b3'],
    ['SW', 'a3'],
    ['W', 'a2'],
    ['NW', 'a1'],
  ] as const)('%s leads from b2 to %s', (heading, to) => {
    const game = after(navigating, ANNA, { type: 'sail', ship: 'red', heading });
    expect(game.ships).toEqual({ ...AT_SEA, red: to });
  });

  it('is movement and survey at once: the reply describes the new square', () => {
    const events = eventsOf(navigating, ANNA, { type: 'sail', ship: 'red', heading: 'SE' });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'sailed',
      from: 'b2',
      to: 'c3',
      reply: { sighting: { islands: 1 } },
    });
  });

  it('may be given to the ships in any sequence', () => {
    const orders = (['yellow', 'red', 'white', 'green'] as const).map(
      (ship) => ({ type: 'sail', ship, heading: 'N' }) as const,
    );
    const game = orders.reduce((now, order) => after(now, ANNA, order), navigating);
    expect(game.round).toBe(navigating.round + 1);
    expect(game.phase).toBe('poseidon');
  });
});

describe('ruling 6: one step for each ship at sea', () => {
  it('a round is over when all four ships have taken their step', () => {
    let game = navigating;
    for (const ship of SHIPS) {
      expect(game.phase).toBe('navigators');
      game = after(game, ANNA, { type: 'sail', ship, heading: 'N' });
    }
    expect(game).toMatchObject({ phase: 'poseidon', round: 2, stepped: [] });
  });

  it('ships that have arrived are not waited for', () => {
    const game = position(
      EMPTY_SEA,
      {},
      {
        phase: 'navigators',
        arrived: ['red', 'white', 'yellow'],
        ships: { ...opening.ships, red: 'd4', white: 'd4', yellow: 'd4' },
      },
    );
    expect(after(game, ANNA, { type: 'sail', ship: 'green', heading: 'S' }).phase).toBe('poseidon');
  });
});

describe('ruling 7: an order off the board', () => {
  it.each([
    ['a1', ['N', 'NE', 'SW', 'W', 'NW']],
    ['g7', ['NE', 'E', 'SE', 'S', 'SW']],
    ['d1', ['N', 'NE', 'NW']],
    ['g4', ['NE', 'E', 'SE']],
    ['d7', ['SE', 'S', 'SW']],
    ['a4', ['NW', 'W', 'SW']],
    ['b2', []],
  ] as const)('from %s: %j', (from: Square, off) => {
    const game = { ...navigating, ships: { ...navigating.ships, red: from } };
    for (const heading of HEADINGS) {
      const [sailed] = eventsOf(game, ANNA, { type: 'sail', ship: 'red', heading });
      expect(sailed).toMatchObject({ reply: { offBoard: (off as readonly string[]).includes(heading) } });
    }
  });

  it('costs the step: the ship stays, and it still surveys', () => {
    const start = { ...navigating, ships: opening.ships };
    const [sailed] = eventsOf(start, ANNA, { type: 'sail', ship: 'red', heading: 'N' });
    expect(sailed).toMatchObject({
      from: 'a1',
      to: 'a1',
      arrived: false,
      reply: { offBoard: true, exploring: { island: 'woody' }, sighting: { coastline: true } },
    });
    const game = after(start, ANNA, { type: 'sail', ship: 'red', heading: 'N' });
    expect(game.stepped).toEqual(['red']);
    expect(refusalOf(game, ANNA, { type: 'sail', ship: 'red', heading: 'S' })).toBe('ship-stepped');
  });
});

describe('ruling 25: who orders which ship', () => {
  const CREWS = [
    [1, false, { anna: ['red', 'green', 'white', 'yellow'] }],
    [2, false, { anna: ['red', 'white'], bert: ['green', 'yellow'] }],
    [3, false, { anna: ['red', 'yellow'], bert: ['green'], cleo: ['white'] }],
    [3, true, { anna: ['red', 'yellow'], bert: ['green', 'yellow'], cleo: ['white', 'yellow'] }],
    [4, false, { anna: ['red'], bert: ['green'], cleo: ['white'], dora: ['yellow'] }],
  ] as const;

  it.each(CREWS)('%i Navigators, a cooperative ship: %j', (crew, cooperative, ships) => {
    const game = { ...start(beganFor(EMPTY_SEA, {}, crew, cooperative)).game, phase: 'navigators' as const };
    for (const { player } of [ANNA, BERT, CLEO, DORA].slice(0, crew)) {
      const own = new Set(navigatorMoves(game, player).map(({ ship }) => ship));
      expect([...own]).toEqual(ships[player as keyof typeof ships]);
    }
  });

  it('ownership is checked before anything else about the ship', () => {
    const game = { ...start(beganFor(EMPTY_SEA, {}, 2)).game, phase: 'navigators' as const };
    expect(
      refusalOf({ ...game, stepped: ['green'] }, ANNA, { type: 'sail', ship: 'green', heading: 'N' }),
    ).toBe('not-your-ship');
  });
});
