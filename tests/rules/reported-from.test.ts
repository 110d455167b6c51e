/** The square from which a ship gave a report: by the guess for the Navigators, and the true one for Poseidon. */
import { describe, expect, it } from 'vitest';
import { BASE_GAME, type Reply } from '../../shared/game/game.ts';
import type { NavigatorsTold, PoseidonTold, PublicTold } from '../../shared/game/told.ts';
import { guessedFrom, reportedFrom } from '../../shared/game/views/reported-from.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

// Red starts on a1.
const BEGAN: PublicTold = {
  type: 'began',
  board: SMALL_SEA,
  variants: BASE_GAME,
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
};

describe('by the guess', () => {
  const sails = (heading: 'E' | 'W', said: Reply): NavigatorsTold => ({
    type: 'sailed',
    ship: 'red',
    heading,
    arrived: false,
    reply: said,
  });
  const sets = (square: 'c3' | 'd5'): NavigatorsTold => ({
    type: 'guessed',
    player: 'anna',
    ship: 'red',
    square,
  });
  const storm = (which: 'red' | 'green'): NavigatorsTold => ({ type: 'storm-played', storm: which });
  const [first, second] = [reply(), reply()];
  const told = [BEGAN, storm('red'), sails('E', first)];

  it('a report comes from the square to which the order took the guess', () => {
    expect(guessedFrom(told, first)).toBe('b1');
  });

  it('it follows the guess while it is the last that is known of the ship', () => {
    const corrected = [...told, storm('green'), sets('c3')];
    expect(guessedFrom(corrected, first)).toBe('c3');
    expect(guessedFrom([...corrected, storm('red'), sets('d5')], first)).toBe('c3');
    expect(guessedFrom([...corrected, sails('W', second), sets('d5')], first)).toBe('c3');
    expect(guessedFrom([...corrected, sails('W', second)], second)).toBe('b3');
  });

  it('a ship that a monster held reports from where it is', () => {
    expect(guessedFrom([...told, { type: 'surveyed', ship: 'red', reply: second }], second)).toBe('b1');
  });

  it('nothing is known of a report that was not told', () => {
    expect(guessedFrom(told, second)).toBeNull();
    expect(guessedFrom([], first)).toBeNull();
  });
});

describe('in truth', () => {
  const said = reply();
  const told: PoseidonTold[] = [
    BEGAN,
    { type: 'storm-played', storm: 'red', faceDown: false, pushes: [{ ship: 'red', from: 'a1', to: 'b2' }] },
    { type: 'surveyed', ship: 'red', reply: said },
    { type: 'storm-played', storm: 'red', faceDown: false, pushes: [{ ship: 'red', from: 'b2', to: 'c2' }] },
  ];

  it('a report comes from the square on which the ship was then', () => {
    expect(reportedFrom(told, said)).toBe('b2');
    expect(reportedFrom(told, reply())).toBeNull();
  });
});
