/** The Maelstroms variant (ruling 21). */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../shared/game/game.ts';
import { NO_TILES } from '../../shared/game/rules/setup.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, eventsOf, POSEIDON, position } from '../helpers/play.ts';
import { refusalOf } from '../helpers/refusing.ts';
import { redReports, reply } from '../helpers/replies.ts';

const tiles = { ...NO_TILES, maelstroms: ['c2', 'e6'] } as const;
const variants = { maelstroms: 2, seaMonsters: ['kraken'] } as const;

/** A game in the Navigators' turn with the red ship on b2, next to a maelstrom. */
const near = position(EMPTY_SEA, variants, {
  tiles,
  phase: 'navigators',
  ships: { ...EMPTY_SEA.starts, red: 'b2' },
});
const sailIn = { type: 'sail', ship: 'red', heading: 'E' } as const;
const caught = after(near, ANNA, sailIn);

describe('a ship that sails into a maelstrom', () => {
  it('surveys first and is caught then', () => {
    expect(eventsOf(near, ANNA, sailIn)).toEqual([
      { type: 'sailed', ship: 'red', heading: 'E', from: 'b2', to: 'c2', arrived: false, reply: reply() },
      { type: 'caught', ship: 'red' },
    ]);
    expect(caught).toMatchObject({ phase: 'caught', caught: 'red', stepped: ['red'], ships: { red: 'c2' } });
  });

  it('is pushed one square as by a storm, and the turn goes on', () => {
    expect(eventsOf(caught, POSEIDON, { type: 'push-caught', square: 'd3' })).toEqual([
      { type: 'caught-pushed', ship: 'red', from: 'c2', to: 'd3' },
    ]);
    const pushed = after(caught, POSEIDON, { type: 'push-caught', square: 'd3' });
    expect(pushed).toMatchObject({
      phase: 'navigators',
      caught: null,
      ships: { red: 'd3' },
      stepped: ['red'],
    });
  });

  it.each(['b1', 'c1', 'd1', 'b2', 'd2', 'b3', 'c3', 'd3'] as const)('may be pushed to %s', (square) => {
    expect(refusalOf(caught, POSEIDON, { type: 'push-caught', square })).toBeNull();
  });

  it('makes everybody wait for Poseidon', () => {
    expect(refusalOf(caught, ANNA, { type: 'sail', ship: 'green', heading: 'S' })).toBe('wrong-phase');
    expect(refusalOf(caught, ANNA, { type: 'guess', ship: 'red', square: 'c3' })).toBeNull();
  });

  it('ends the round with its push if its step was the last', () => {
    const last = after({ ...near, stepped: ['green', 'white', 'yellow'] }, ANNA, sailIn);
    expect(last).toMatchObject({ phase: 'caught', round: 1 });
    const events = eventsOf(last, POSEIDON, { type: 'push-caught', square: 'd3' });
    expect(events.map(({ type }) => type)).toEqual(['caught-pushed', 'round-began']);
  });

  it('ends the game with its push if the last storm is spent', () => {
    const last = after({ ...near, stepped: ['green', 'white', 'yellow'], hand: ['kraken'] }, ANNA, sailIn);
    expect(last.outcome).toBeNull();
    const events = eventsOf(last, POSEIDON, { type: 'push-caught', square: 'd3' });
    expect(events.map(({ type }) => type)).toEqual(['caught-pushed', 'ended']);
  });
});

describe('no ship is caught', () => {
  /** The types of events caused by an order to the red ship, which is next to a maelstrom. */
  const ashore = (game: Game, heading: 'N' | 'E') =>
    eventsOf(game, ANNA, { type: 'sail', ship: 'red', heading }).map(({ type }) => type);

  it('that a storm blows in', () => {
    const game: Game = { ...near, phase: 'poseidon' };
    const storm = { type: 'play-storm', storm: 'red', pushes: { red: 'c2' } } as const;
    expect(eventsOf(game, POSEIDON, storm).map(({ type }) => type)).toEqual(['storm-played']);
    expect(after(game, POSEIDON, storm)).toMatchObject({ phase: 'navigators', caught: null });
  });

  it('that another maelstrom pushes in: there is no chain', () => {
    const game: Game = { ...near, tiles: { ...tiles, maelstroms: ['c2', 'd2'] } };
    const pushed = after(after(game, ANNA, sailIn), POSEIDON, { type: 'push-caught', square: 'd2' });
    expect(pushed).toMatchObject({ phase: 'navigators', caught: null, ships: { red: 'd2' } });
  });

  it('that stays in one after an order off the board', () => {
    const inside: Game = {
      ...near,
      tiles: { ...tiles, maelstroms: ['c1'] },
      ships: { ...near.ships, red: 'c1' },
    };
    expect(ashore(inside, 'N')).toEqual(['sailed']);
  });

  it('that surveys in one, held by a monster', () => {
    const inside: Game = { ...near, held: 'red', ships: { ...near.ships, red: 'c2' } };
    expect(eventsOf(inside, ANNA, { type: 'survey', ship: 'red' }).map(({ type }) => type)).toEqual([
      'surveyed',
    ]);
  });

  it('that sails out of one', () => {
    expect(ashore({ ...near, ships: { ...near.ships, red: 'c2' } }, 'E')).toEqual(['sailed']);
  });
});

describe('the survey', () => {
  it('says nothing of a maelstrom, on its square or beside it', () => {
    for (const red of ['c2', 'b1', 'd1'] as const) {
      expect(redReports(EMPTY_SEA, { red }, {}, tiles)).toEqual(redReports(EMPTY_SEA, { red }));
    }
  });
});
