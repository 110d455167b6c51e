/** The replay of a finished game. Its frames, rounds and routes agree with the log and with the game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { distance } from '../../shared/board/squares.ts';
import { arrivalsOf, guessError, review, shortfallsOf, worstGuess } from '../../shared/game/views/review.ts';
import { routesOf, type Leg } from '../../shared/game/views/routes.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import {
  ANNA,
  began,
  perform,
  LUCK,
  playOut,
  randomAside,
  POSEIDON,
  start,
  type Move,
  type Play,
} from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';

const HAPPENINGS: readonly GameEvent['type'][] = [
  'storm-played',
  'monster-played',
  'sailed',
  'surveyed',
  'caught-pushed',
];

function play(moves: readonly Move[], variants: Parameters<typeof began>[1] = {}): Play {
  return moves.reduce(perform, start(began(EMPTY_SEA, variants)));
}

const redStorm: Move = {
  actor: POSEIDON,
  command: { type: 'play-storm', storm: 'red', pushes: { red: 'b1' } },
};
const sail = (ship: 'red' | 'green', heading: 'S' | 'E'): Move => ({
  actor: ANNA,
  command: { type: 'sail', ship, heading },
});
const guess = (square: 'a2' | 'b2' | 'c5'): Move => ({
  actor: ANNA,
  command: { type: 'guess', ship: 'red', square },
});

describe('a review', () => {
  it('begins with every ship and guess on its start', () => {
    const { frames, rounds } = review(play([]).log);
    expect(frames).toHaveLength(1);
    expect(frames[0]).toMatchObject({
      round: 0,
      happening: { type: 'start' },
      ships: EMPTY_SEA.starts,
      guesses: EMPTY_SEA.starts,
    });
    expect(rounds).toEqual([]);
    expect(worstGuess({ frames })).toBeNull();
  });

  it('shows where a storm drove a ship, while its guess stands', () => {
    const { frames } = review(play([redStorm]).log);
    expect(frames[1]).toMatchObject({
      index: 1,
      round: 1,
      happening: { type: 'storm', storm: 'red', pushes: [{ ship: 'red', from: 'a1', to: 'b1' }] },
      ships: { red: 'b1' },
      guesses: { red: 'a1' },
    });
  });

  it('moves the guess with an order, and shows corrections by hand', () => {
    const { frames } = review(play([redStorm, sail('red', 'S'), guess('c5'), guess('b2')]).log);
    const moment = frames[2];
    expect(moment).toMatchObject({
      happening: { type: 'step', ship: 'red', heading: 'S', arrived: false, caught: false },
      ships: { red: 'b2' },
      guesses: { red: 'b2' },
      corrections: [{ ship: 'red', from: 'a2', to: 'b2' }],
    });
    expect(moment && guessError(moment, 'red')).toBe(0);
    expect(frames[1] && guessError(frames[1], 'red')).toBe(1);
  });

  it('treats a guess that was moved and set back as not moved', () => {
    const { frames } = review(play([redStorm, sail('red', 'S'), guess('c5'), guess('a2')]).log);
    expect(frames[2]?.corrections).toEqual([]);
  });

  it('draws the two routes of a ship leg by leg', () => {
    const told = review(play([redStorm, sail('red', 'S'), guess('b2'), sail('green', 'E')]).log);
    const [red, green] = routesOf(told);
    expect(red).toEqual({
      ship: 'red',
      truth: [
        { frame: 1, round: 1, from: 'a1', to: 'b1', by: 'storm' },
        { frame: 2, round: 1, from: 'b1', to: 'b2', by: 'order' },
      ],
      guess: [
        { frame: 2, round: 1, from: 'a1', to: 'a2', by: 'order' },
        { frame: 2, round: 1, from: 'a2', to: 'b2', by: 'hand' },
      ],
    });
    // Green was ordered off the board, so it stayed where it was.
    expect(green).toEqual({ ship: 'green', truth: [], guess: [] });
  });

  it('knows the first moment at which a guess was farthest off', () => {
    const told = review(play([redStorm, sail('red', 'S'), guess('c5'), sail('green', 'E')]).log);
    expect(worstGuess(told)).toMatchObject({ ship: 'red', squares: 3, frame: { index: 2 }, tied: false });
  });

  it('knows when another guess was as far off', () => {
    const [frame] = review(play([redStorm]).log).frames;
    if (!frame) throw new Error('nothing was played');
    const [red, green] = [frame.ships.red, frame.ships.green];
    const crossed = { ...frame, guesses: { ...frame.ships, red: green, green: red } };
    expect(worstGuess({ frames: [crossed] })).toMatchObject({ ship: 'red', tied: true });
    const alone = { ...frame, guesses: { ...frame.ships, red: green } };
    expect(worstGuess({ frames: [alone, alone] })).toMatchObject({ ship: 'red', tied: false });
    const later = { ...alone, round: frame.round + 1 };
    expect(worstGuess({ frames: [alone, later] })).toMatchObject({ ship: 'red', frame: alone, tied: true });
  });

  it('says which ships arrived when, and how far the others had to go', () => {
    const log = play([redStorm, sail('red', 'S')]).log;
    const told = review(log);
    expect(arrivalsOf(told)).toEqual([]);
    expect(shortfallsOf(told)).toEqual([
      { ships: ['red'], squares: 2 },
      { ships: ['green', 'white', 'yellow'], squares: 3 },
    ]);
  });

  it('refuses a log that does not begin', () => {
    expect(() => review([])).toThrow();
  });
});

describe('the replay of any game', () => {
  const games = fc.tuple(beginnings, fc.nat()).map(([first, seed]) => {
    const plays = [...playOut(first, seeded(seed), 0.3, LUCK, randomAside)];
    return plays.at(-1) ?? start(first);
  });

  it('ends as the game did, with a frame for each thing that happened', () => {
    fc.assert(
      fc.property(games, ({ game, log }) => {
        const told = review(log);
        const last = told.frames.at(-1);
        expect(told.game).toEqual(game);
        expect(last?.ships).toEqual(game.ships);
        expect(last?.guesses).toEqual(game.guesses.ships);
        expect(last?.arrived).toEqual(game.arrived);
        expect(told.frames).toHaveLength(1 + log.filter(({ type }) => HAPPENINGS.includes(type)).length);
        expect(told.frames.map(({ index }) => index)).toEqual(told.frames.map((_, i) => i));
        const arrived = arrivalsOf(told).flatMap(({ ships }) => ships);
        const failed = shortfallsOf(told).flatMap(({ ships }) => ships);
        expect(arrived).toEqual(game.arrived);
        expect([...arrived, ...failed].sort()).toEqual([...SHIPS].sort());
      }),
      { numRuns: 60 },
    );
  });

  it('has every round from the first to the last, each with its tile first', () => {
    fc.assert(
      fc.property(games, ({ game, log }) => {
        const { rounds, frames } = review(log);
        expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: game.round }, (_, i) => i + 1));
        for (const { frames: its } of rounds) {
          expect(['storm', 'monster']).toContain(its[0]?.happening.type);
          expect(its.slice(1).every(({ happening }) => ['step', 'thrown'].includes(happening.type))).toBe(
            true,
          );
        }
        expect(rounds.flatMap(({ frames: its }) => its)).toEqual(frames.slice(1));
      }),
      { numRuns: 60 },
    );
  });

  it('has routes that lead without a gap from the start to where each ship and its guess ended', () => {
    fc.assert(
      fc.property(games, ({ game, log }) => {
        for (const { ship, truth, guess: guessed } of routesOf(review(log))) {
          const leads = (legs: readonly Leg[], end: string) => {
            const begin = game.board.starts[ship];
            const stops = [begin, ...legs.map(({ to }) => to)];
            expect(legs.map(({ from }) => from)).toEqual(stops.slice(0, -1));
            expect(stops.at(-1)).toBe(end);
          };
          leads(truth, game.ships[ship]);
          leads(guessed, game.guesses.ships[ship]);
          expect(truth.every(({ from, to }) => distance(from, to) === 1)).toBe(true);
          expect(truth.every(({ by }) => by !== 'hand')).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('marks the maelstrom that caught a ship and the push that followed', () => {
    fc.assert(
      fc.property(games, ({ log }) => {
        const { frames } = review(log);
        const caught = frames.filter(({ happening }) => happening.type === 'step' && happening.caught);
        expect(caught).toHaveLength(log.filter(({ type }) => type === 'caught').length);
        for (const { index } of caught) expect(frames[index + 1]?.happening.type).toBe('thrown');
      }),
      { numRuns: 60 },
    );
  });
});
