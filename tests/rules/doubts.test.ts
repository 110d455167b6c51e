/**
 * A storm puts a ship's guess in doubt. The guess stays in doubt until a player settles it, whatever the ship reports.
 */
import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Storm } from '../../shared/game/game.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { doubtsOf, standingReport } from '../../shared/game/views/doubts.ts';
import { reply } from '../helpers/replies.ts';

const storm = (which: Storm | null): NavigatorsTold => ({ type: 'storm-played', storm: which });
const sail = (ship: Ship, arrived = false, islands = 0): NavigatorsTold => ({
  type: 'sailed',
  ship,
  heading: 'E',
  arrived,
  reply: reply({}, { islands }),
});
const set = (ship: Ship): NavigatorsTold => ({ type: 'guessed', player: 'anna', ship, square: 'c3' });
const PUSHED: NavigatorsTold = { type: 'caught-pushed', ship: 'red' };

const doubted = (...told: NavigatorsTold[]) => [...doubtsOf(told).keys()];

describe('in doubt', () => {
  it('are the guesses of ships that a storm hit, or may have hit', () => {
    expect(doubted()).toEqual([]);
    expect(doubted(storm('green'))).toEqual(['green']);
    expect(doubted(storm('great'))).toEqual(SHIPS);
    expect(doubted(storm(null))).toEqual(SHIPS);
    expect(doubted({ type: 'monster-played', monster: 'kraken', ship: 'red' })).toEqual([]);
  });

  it('guesses stay in doubt after the reply and in later rounds', () => {
    expect(doubted(storm('red'), sail('red'), { type: 'round-began', round: 2 }, storm('green'))).toEqual([
      'red',
      'green',
    ]);
  });

  it('guesses stay until somebody sets them or the ship is home', () => {
    expect(doubted(storm('great'), set('red'), sail('white', true))).toEqual(['green', 'yellow']);
    expect(doubted(sail('white', true), storm('great'))).toEqual(['red', 'green', 'yellow']);
    expect(doubted(storm('great'), { type: 'ended', outcome: { winner: 'poseidon', arrived: [] } })).toEqual(
      [],
    );
  });

  it('guesses are in doubt again after the next storm, and after a maelstrom', () => {
    expect(doubted(storm('red'), set('red'), storm('red'))).toEqual(['red']);
    expect(doubtsOf([storm('red'), storm('red')]).get('red')).toBe(2);
    expect(doubted(sail('red'), { type: 'caught', ship: 'red' })).toEqual([]);
    expect(doubted(sail('red'), { type: 'caught', ship: 'red' }, PUSHED)).toEqual(['red']);
  });
});

describe('a report is valid', () => {
  it('until the ship may have been driven', () => {
    const told = [storm('red'), sail('red', false, 2)];
    expect(standingReport(told, 'red')).toEqual(reply({}, { islands: 2 }));
    expect(standingReport([...told, storm('green'), sail('green')], 'red')).not.toBeNull();
    expect(standingReport([...told, storm(null)], 'red')).toBeNull();
    expect(standingReport([...told, PUSHED], 'red')).toBeNull();
    expect(standingReport([storm('red')], 'red')).toBeNull();
    const held: NavigatorsTold = { type: 'surveyed', ship: 'red', reply: reply({}, { islands: 3 }) };
    expect(standingReport([...told, held], 'red')).toEqual(reply({}, { islands: 3 }));
  });
});
