/**
 * A storm puts a ship's guess in doubt. The doubt ends when the guess is set anew, or when a report fits only the guess's
 * square.
 */
import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { squaresOf, type Square } from '../../shared/board/squares.ts';
import type { Reply, Storm, Variants } from '../../shared/game/game.ts';
import { contradiction } from '../../shared/game/rules/contradiction.ts';
import { printedReply } from '../../shared/game/rules/printed.ts';
import { tellLog } from '../../shared/game/tell.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { standingReport } from '../../shared/game/views/standing-report.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { after, ANNA, began, eventsOf, position } from '../helpers/play.ts';
import { reply } from '../helpers/replies.ts';

const storm = (which: Storm | null): NavigatorsTold => ({ type: 'storm-played', storm: which });
const sail = (ship: Ship, arrived = false, told: Reply = reply({}, { islands: 9 })): NavigatorsTold => ({
  type: 'sailed',
  ship,
  heading: 'E',
  arrived,
  reply: told,
});
const set = (ship: Ship, square: Square = 'c3'): NavigatorsTold => ({
  type: 'guessed',
  player: 'anna',
  ship,
  square,
});
const PUSHED: NavigatorsTold = { type: 'caught-pushed', ship: 'red' };

function viewOf(told: readonly NavigatorsTold[], variants: Partial<Variants> = {}): NavigatorsView {
  const first = began(SMALL_SEA, variants);
  const all = [...tellLog([first], first.variants, 'navigators'), ...told];
  return all.reduce<NavigatorsView | undefined>(followNavigators, undefined) as NavigatorsView;
}
function doubted(...told: NavigatorsTold[]): Ship[] {
  const { doubts } = viewOf(told).guesses;
  return SHIPS.filter((ship) => doubts[ship] !== null);
}

describe('in doubt', () => {
  it('are the guesses of ships that a storm hit, or may have hit', () => {
    expect(doubted()).toEqual([]);
    expect(doubted(storm('green'))).toEqual(['green']);
    expect(doubted(storm('great'))).toEqual(SHIPS);
    expect(doubted(storm(null))).toEqual(SHIPS);
    expect(doubted({ type: 'monster-played', monster: 'kraken', ship: 'red' })).toEqual([]);
  });

  it('guesses stay in doubt after a report that settles nothing, and in later rounds', () => {
    expect(doubted(storm('red'), sail('red'), { type: 'round-began', round: 2 }, storm('green'))).toEqual([
      'red',
      'green',
    ]);
  });

  it('guesses stay until somebody sets them or the ship is home', () => {
    expect(doubted(storm('great'), set('red'), sail('white', true))).toEqual(['green', 'yellow']);
    expect(doubted(sail('white', true), storm('great'))).toEqual(['red', 'green', 'yellow']);
  });

  it('guesses are in doubt again after the next storm, and after a maelstrom', () => {
    expect(doubted(storm('red'), set('red'), storm('red'))).toEqual(['red']);
    expect(viewOf([storm('red'), storm('red')]).guesses.doubts.red).toBe(2);
    expect(doubted(sail('red'), { type: 'caught', ship: 'red' })).toEqual([]);
    expect(doubted(sail('red'), { type: 'caught', ship: 'red' }, PUSHED)).toEqual(['red']);
  });
});

describe('a report confirms a guess', () => {
  const sea = viewOf([]);
  const squares = squaresOf(SMALL_SEA).filter((square) => square !== SMALL_SEA.sacred);
  /** The squares from which a ship could give the same report as from this square. */
  const fitting = (square: Square) =>
    squares.filter((other) => contradiction(sea, printedReply(sea, square), other) === null);
  const single = squares.find((square) => fitting(square).length === 1) as Square;
  const double = squares.find((square) => fitting(square).length === 2) as Square;
  /** A storm, the guess for red, another storm, and the report of the held red ship. */
  const story = (guess: Square, from: Square): NavigatorsTold[] => [
    storm('red'),
    set('red', guess),
    storm('red'),
    { type: 'surveyed', ship: 'red', reply: printedReply(sea, from) },
  ];

  it('only if it fits no other square', () => {
    expect(doubted(...story(single, single))).toEqual([]);
    expect(doubted(...story(double, single))).toEqual(['red']);
    expect(doubted(...story(double, double))).toEqual(['red']);
  });

  it('but not with Use Your Memory, because the report will fade', () => {
    expect(viewOf(story(single, single), { useYourMemory: true }).guesses.doubts.red).toBe(2);
  });
});

it('a guess in doubt can be set anew on its own square, and a guess that isn’t stays as it is', () => {
  const navigating = position(SMALL_SEA, {}, { phase: 'navigators' });
  const guess = { type: 'guess', ship: 'red', square: navigating.guesses.ships.red } as const;
  expect(eventsOf(navigating, ANNA, guess)).toEqual([]);
  const doubts = { ...navigating.guesses.doubts, red: 1 };
  const doubtful = { ...navigating, guesses: { ...navigating.guesses, doubts } };
  expect(after(doubtful, ANNA, guess).guesses.doubts.red).toBeNull();
});

describe('a report is valid', () => {
  it('until the ship may have been driven', () => {
    const told = [storm('red'), sail('red', false, reply({}, { islands: 2 }))];
    expect(standingReport(told, 'red')).toEqual(reply({}, { islands: 2 }));
    expect(standingReport([...told, storm('green'), sail('green')], 'red')).not.toBeNull();
    expect(standingReport([...told, storm(null)], 'red')).toBeNull();
    expect(standingReport([...told, PUSHED], 'red')).toBeNull();
    expect(standingReport([storm('red')], 'red')).toBeNull();
    const held: NavigatorsTold = { type: 'surveyed', ship: 'red', reply: reply({}, { islands: 3 }) };
    expect(standingReport([...told, held], 'red')).toEqual(reply({}, { islands: 3 }));
  });
});
