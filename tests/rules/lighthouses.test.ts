/** The Lighthouses variant (rulings 20 and 23). */
import { describe, expect, it } from 'vitest';
import { afterLeaving } from '../../shared/game/decide.ts';
import { evolve } from '../../shared/game/evolve.ts';
import type { Game } from '../../shared/game/game.ts';
import { SMALL_SEA, EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, beganFor, BERT, CLEO, eventsOf, position, start } from '../helpers/play.ts';
import { refusalOf } from '../helpers/refusing.ts';
import { redReports, reply } from '../helpers/replies.ts';

const opening = start(beganFor(EMPTY_SEA, { lighthouses: 2 }, 3)).game;
const SQUARES = ['a4', 'd1'] as const;

describe('the Navigators place them together', () => {
  it('proposing counts as agreeing', () => {
    const game = after(opening, ANNA, { type: 'propose-lighthouses', squares: SQUARES });
    expect(game.proposal).toEqual({ squares: SQUARES, agreed: ['anna'] });
    expect(game.phase).toBe('lighthouses');
  });

  it('they stand when every Navigator has agreed', () => {
    const one = after(opening, ANNA, { type: 'propose-lighthouses', squares: SQUARES });
    const two = after(one, CLEO, { type: 'agree-lighthouses', squares: SQUARES });
    expect(two.phase).toBe('lighthouses');
    expect(eventsOf(two, BERT, { type: 'agree-lighthouses', squares: SQUARES })).toEqual([
      { type: 'lighthouses-agreed', player: 'bert' },
      { type: 'lighthouses-placed', squares: SQUARES },
    ]);
    const three = after(two, BERT, { type: 'agree-lighthouses', squares: SQUARES });
    expect(three).toMatchObject({ phase: 'poseidon', proposal: null, tiles: { lighthouses: SQUARES } });
  });

  it('a single Navigator agrees with themselves', () => {
    const alone = start(beganFor(EMPTY_SEA, { lighthouses: 1 }, 1)).game;
    expect(after(alone, ANNA, { type: 'propose-lighthouses', squares: ['a4'] }).phase).toBe('poseidon');
  });

  it('a new proposal cancels earlier agreements', () => {
    const one = after(opening, ANNA, { type: 'propose-lighthouses', squares: SQUARES });
    const two = after(one, BERT, { type: 'agree-lighthouses', squares: SQUARES });
    const other = after(two, CLEO, { type: 'propose-lighthouses', squares: ['g4', 'd1'] });
    expect(other.proposal).toEqual({ squares: ['g4', 'd1'], agreed: ['cleo'] });
    expect(refusalOf(other, ANNA, { type: 'agree-lighthouses', squares: SQUARES })).toBe('proposal-changed');
  });

  it('agreeing twice changes nothing', () => {
    const one = after(opening, ANNA, { type: 'propose-lighthouses', squares: SQUARES });
    expect(eventsOf(one, ANNA, { type: 'agree-lighthouses', squares: SQUARES })).toEqual([]);
    expect(evolve(one, { type: 'lighthouses-agreed', player: 'anna' })).toEqual(one);
  });

  it('an agreement must name exactly the proposed squares', () => {
    const one = after(opening, ANNA, { type: 'propose-lighthouses', squares: SQUARES });
    for (const squares of [['a4'], [...SQUARES, 'g4'], ['d1', 'a4']] as const)
      expect(refusalOf(one, BERT, { type: 'agree-lighthouses', squares })).toBe('proposal-changed');
  });

  it('a Navigator who comes to help must agree too', () => {
    const helped = evolve(start(beganFor(EMPTY_SEA, { lighthouses: 1 }, 1)).game, {
      type: 'navigator-came',
      player: 'bert',
      ships: [],
    });
    const one = after(helped, ANNA, { type: 'propose-lighthouses', squares: ['a4'] });
    expect(one.phase).toBe('lighthouses');
    expect(after(one, BERT, { type: 'agree-lighthouses', squares: ['a4'] }).phase).toBe('poseidon');
  });

  it('if the last player to agree has left, a remaining one can settle it', () => {
    const two = start(beganFor(EMPTY_SEA, { lighthouses: 1 }, 2)).game;
    const one = after(two, ANNA, { type: 'propose-lighthouses', squares: ['a4'] });
    const left = evolve(one, { type: 'navigator-left', player: 'bert', ships: [] });
    expect(after(left, ANNA, { type: 'propose-lighthouses', squares: ['a4'] }).phase).toBe('poseidon');
  });
});

it('once placed, nobody can agree any more', () => {
  const alone = start(beganFor(EMPTY_SEA, { lighthouses: 1 }, 1)).game;
  const placed = after(alone, ANNA, { type: 'propose-lighthouses', squares: ['a4'] });
  expect(refusalOf(placed, ANNA, { type: 'agree-lighthouses', squares: ['a4'] })).toBe('wrong-phase');
});

it('they are placed when the last player to agree leaves, unless no Navigator is left', () => {
  const one = after(opening, ANNA, { type: 'propose-lighthouses', squares: SQUARES });
  const leaves = (game: Game, player: string) => evolve(game, { type: 'navigator-left', player, ships: [] });
  const two = leaves(one, 'bert');
  expect(afterLeaving(two)).toEqual([]);
  expect(afterLeaving(leaves(two, 'cleo'))).toEqual([{ type: 'lighthouses-placed', squares: SQUARES }]);
  expect(afterLeaving(leaves(leaves(two, 'cleo'), 'anna'))).toEqual([]);
  expect(afterLeaving(leaves(opening, 'bert'))).toEqual([]);
});

it('a Navigator who leaves does not change the agreement of the others', () => {
  const one = after(opening, ANNA, { type: 'propose-lighthouses', squares: SQUARES });
  const left = evolve(one, { type: 'navigator-left', player: 'bert', ships: [] });
  expect(left.navigators).toEqual(['anna', 'cleo']);
  expect(left.proposal).toEqual({ squares: SQUARES, agreed: ['anna'] });
  expect(after(left, CLEO, { type: 'agree-lighthouses', squares: SQUARES }).phase).toBe('poseidon');
});

describe('reports of lighthouses', () => {
  it.each([
    ['one, on its square', { lighthouses: ['d2'] }, reply({ lighthouse: 'unlit' }, { islands: 1 })],
    ['the first of two', { lighthouses: ['d2', 'g4'] }, reply({ lighthouse: 'yellow' }, { islands: 1 })],
    ['the second of two', { lighthouses: ['g4', 'd2'] }, reply({ lighthouse: 'red' }, { islands: 1 })],
    ['one in sight', { lighthouses: ['c2'] }, reply({}, { islands: 1, lighthouses: 1 })],
    ['two in sight', { lighthouses: ['c2', 'e2'] }, reply({}, { islands: 1, lighthouses: 2 })],
    [
      'on one and by the other',
      { lighthouses: ['d2', 'e2'] },
      reply({ lighthouse: 'yellow' }, { islands: 1, lighthouses: 1 }),
    ],
  ] as const)('%s', (_, tiles, told) => {
    expect(redReports(SMALL_SEA, { red: 'd2' }, {}, tiles)).toEqual(told);
  });

  it.each([
    ['an island under the ship', 'd1', ['d1'], reply({ lighthouse: 'unlit' }, { coastline: true })],
    ['an island in sight', 'd2', ['d1'], reply({}, { lighthouses: 1 })],
    ['deep sea', 'f5', ['f5'], reply({ lighthouse: 'unlit' }, { islands: 1 })],
  ] as const)('ruling 23: it takes the place of %s', (_, red, lighthouses, told) => {
    expect(redReports(SMALL_SEA, { red }, {}, { lighthouses })).toEqual(told);
  });

  it('ships on its square are reported as usual', () => {
    const tiles = { lighthouses: ['d2'] } as const;
    expect(redReports(SMALL_SEA, { red: 'd2', green: 'd2' }, {}, tiles).exploring).toMatchObject({
      ships: ['green'],
    });
    expect(redReports(SMALL_SEA, { red: 'd3', green: 'd2' }, {}, tiles).sighting).toMatchObject({ ships: 1 });
  });

  it('a game without them has none', () => {
    expect(position(EMPTY_SEA).tiles.lighthouses).toEqual([]);
  });
});
