/** What is told to those who only hear a game, and which keys are headings. */
import { describe, expect, it } from 'vitest';
import { nextShip } from '../../client/game/crew-states.ts';
import { headingOf } from '../../client/game/keys.ts';
import { narrate, type Listener } from '../../client/game/narration/narration.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { neighbours } from '../../shared/board/squares.ts';
import type { OnlookersTold, PoseidonTold } from '../../shared/game/told.ts';
import { followOnlookers, type OnlookersView } from '../../shared/game/views/onlookers.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

const BEGAN = {
  type: 'began',
  board: SMALL_SEA,
  variants: BASE_GAME,
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
} as const;
const chart = (...told: OnlookersTold[]) =>
  [BEGAN, ...told].reduce<OnlookersView | undefined>(followOnlookers, undefined) as OnlookersView;
const deep = (...told: PoseidonTold[]) =>
  [BEGAN, ...told].reduce<PoseidonView | undefined>(followPoseidon, undefined) as PoseidonView;
const listener = (audience: Listener['audience']): Listener => ({
  audience,
  players: [],
  table: replayTable([]),
});

const from = SMALL_SEA.starts.red;
const to = neighbours(SMALL_SEA, from)[0] ?? from;
const OPEN: PoseidonTold = {
  type: 'storm-played',
  storm: 'red',
  faceDown: false,
  pushes: [{ ship: 'red', from, to }],
};

describe('what is told', () => {
  it('begins with the round and whose turn it is', () => {
    expect(narrate(undefined, chart(), listener('onlookers'))).toEqual([
      'Round 1 of 11.',
      'Poseidon’s turn.',
    ]);
    expect(narrate(undefined, deep(), listener('poseidon'))).toEqual([
      'Round 1.',
      'Your turn: send a storm.',
    ]);
  });

  it('says to Poseidon where his storm drove whom', () => {
    const [storm, turn] = narrate(deep(), deep(OPEN), listener('poseidon'));
    expect(storm).toMatch(/^Red storm\. Red is driven [a-z-]+\.$/);
    expect(turn).toBe('The Navigators’ turn.');
  });

  it('never says so to the others', () => {
    const said = narrate(chart(), chart({ type: 'storm-played', storm: null }), listener('navigators'));
    expect(said.join(' ')).toMatch(/face down/);
    expect(said.join(' ')).not.toMatch(/red|driven [a-z-]+\.$/i);
  });

  it('says who won, last and once', () => {
    const ended = chart({ type: 'ended', outcome: { winner: 'poseidon', arrived: [] } });
    expect(narrate(chart(), ended, listener('onlookers')).at(-1)).toMatch(/Poseidon wins\.$/);
    expect(narrate(ended, ended, listener('onlookers'))).toEqual([]);
  });
});

describe('the keys', () => {
  it('are headings by their place, with numbers on the pad and not as arrows', () => {
    expect(headingOf({ code: 'KeyQ', key: 'a' })).toBe('NW');
    expect(headingOf({ code: 'Numpad3', key: '3' })).toBe('SE');
    expect(headingOf({ code: 'Numpad8', key: 'ArrowUp' })).toBeNull();
    expect(headingOf({ code: 'KeyS', key: 's' })).toBeNull();
  });

  it('go round the ships that may sail', () => {
    const may = (ship: string) => ship !== 'green';
    expect(nextShip(chart(), null, may)).toBe('red');
    expect(nextShip(chart(), 'red', may)).toBe('white');
    expect(nextShip(chart(), 'yellow', may)).toBe('red');
    expect(nextShip(chart(), 'red', () => false)).toBeNull();
  });
});
