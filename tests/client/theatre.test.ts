/** The animations for the events that a player receives, and how several animations follow one another. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenesOf, type Scene } from '../../client/game/theatre/scenes.ts';
import { Theatre } from '../../client/game/theatre/theatre.svelte.ts';
import type { Ship } from '../../shared/board/board.ts';
import { BASE_GAME, type GameEvent } from '../../shared/game/game.ts';
import { tell } from '../../shared/game/tell.ts';
import { AUDIENCES, type Audience, type OnlookersTold, type PoseidonTold } from '../../shared/game/told.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { newsFor, newsIn } from '../helpers/news.ts';
import { reply } from '../helpers/replies.ts';
import { seeded } from '../helpers/random.ts';
import { areDifferent, growTwins } from '../helpers/twins.ts';

const BEGAN = {
  type: 'began',
  board: SMALL_SEA,
  variants: BASE_GAME,
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
} as const;
const sails = (ship: Ship, arrived: boolean): OnlookersTold => ({
  type: 'sailed',
  ship,
  heading: 'E',
  arrived,
  reply: reply(),
});
const arrives = (ship: Ship) => sails(ship, true);
const played = (past: OnlookersTold[], ...told: OnlookersTold[]) =>
  scenesOf(newsFor('onlookers', [BEGAN, ...past], told));

describe('the scenes', () => {
  it('are a wind with the ship that it hits, and one without where it hits nobody or lies face down', () => {
    expect(played([], { type: 'storm-played', storm: 'red' })).toEqual([{ what: 'storm', ship: 'red' }]);
    expect(played([], { type: 'storm-played', storm: null })).toEqual([{ what: 'storm', ship: null }]);
    expect(played([arrives('red')], { type: 'storm-played', storm: 'red' })).toEqual([
      { what: 'storm', ship: null },
    ]);
  });

  it('are the Great Storm, a sea monster and a maelstrom', () => {
    expect(played([], { type: 'storm-played', storm: 'great' })).toEqual([{ what: 'great-storm' }]);
    expect(played([], { type: 'monster-played', monster: 'kraken', ship: 'white' })).toEqual([
      { what: 'monster', monster: 'kraken', ship: 'white' },
    ]);
    expect(played([], sails('red', false), { type: 'caught', ship: 'red' })).toEqual([
      { what: 'maelstrom', ship: 'red' },
    ]);
  });

  it('are an arrival, and of the third one that it decides the game; not of the fourth', () => {
    expect(played([], arrives('red'))).toEqual([{ what: 'arrival', decides: false }]);
    const two = [arrives('red'), arrives('green')];
    expect(played(two, arrives('white'), { type: 'round-began', round: 2 })).toEqual([
      { what: 'arrival', decides: true },
    ]);
    expect(played([...two, arrives('white')], arrives('yellow'))).toEqual([
      { what: 'arrival', decides: false },
    ]);
    expect(
      played([], ...two, arrives('white')).map((scene) => scene.what === 'arrival' && scene.decides),
    ).toEqual([false, false, true]);
  });

  it('are none for orders, replies and rounds, and none of what happened before this device came', () => {
    expect(played([], sails('red', false), { type: 'round-began', round: 2 })).toEqual([]);
    const storm: OnlookersTold = { type: 'storm-played', storm: 'red' };
    expect(scenesOf(newsFor('onlookers', [], [BEGAN, storm], true))).toEqual([]);
    expect(scenesOf(newsFor('onlookers', [BEGAN], [storm], true))).toEqual([]);
  });

  it('are the same at Poseidon’s for every storm that lies face down', () => {
    const faceDown = (storm: 'red' | 'great') => {
      const told: PoseidonTold = { type: 'storm-played', storm, faceDown: true, pushes: [] };
      return scenesOf(newsFor('poseidon', [BEGAN], [told]));
    };
    expect(faceDown('great')).toEqual(faceDown('red'));
    expect(faceDown('red')).toEqual([{ what: 'storm', ship: null }]);
  });

  it('are the same on every screen for two truths that the Navigators can’t tell apart', () => {
    let scenes = 0;
    let apart = 0;
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        const steps = growTwins(first, seeded(seed));
        const logs = ([0, 1] as const).map((i) => [[first], ...steps.map(({ events }) => events[i])]);
        for (const audience of AUDIENCES) {
          const [one = [], two = []] = logs.map((log) => theatreFor(audience, log));
          expect(one).toEqual(two);
          scenes += one.length;
        }
        apart += steps.filter(({ games }) => areDifferent(games)).length;
      }),
      { numRuns: 25 },
    );
    expect(scenes).toBeGreaterThan(200);
    expect(apart).toBeGreaterThan(200);
  });
});

function theatreFor(audience: Audience, log: readonly (readonly GameEvent[])[]): Scene[] {
  const told = log.map((events) =>
    events.map((event) => tell(event, audience)).filter((each) => each !== null),
  );
  return newsIn(audience, told).flatMap(scenesOf);
}

describe('the theatre', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const WIND: Scene = { what: 'storm', ship: 'red' };
  const GREAT: Scene = { what: 'great-storm' };
  const HOME: Scene = { what: 'arrival', decides: false };

  it('plays a scene to its end', () => {
    const theatre = new Theatre(() => false);
    theatre.show(WIND);
    expect(theatre.playing?.scene).toBe(WIND);
    vi.runAllTimers();
    expect(theatre.playing).toBeNull();
  });

  it('shows who wants no motion a picture for a shorter time, and words as long as to anybody', () => {
    const long = (scene: Scene, isStill: boolean) => {
      const theatre = new Theatre(() => isStill);
      theatre.show(scene);
      return theatre.playing?.long ?? 0;
    };
    expect(long(GREAT, true)).toBeLessThan(long(GREAT, false));
    const DECIDES: Scene = { what: 'arrival', decides: true };
    expect(long(DECIDES, true)).toBe(long(DECIDES, false));
  });

  it('plays of several scenes that come meanwhile the newest, and its like anew', () => {
    const theatre = new Theatre(() => false);
    theatre.show(WIND);
    theatre.show(GREAT);
    theatre.show(HOME);
    const first = theatre.playing?.id;
    vi.runOnlyPendingTimers();
    expect(theatre.playing?.scene).toBe(HOME);
    expect(theatre.playing?.id).not.toBe(first);
    vi.runAllTimers();
    expect(theatre.playing).toBeNull();
  });

  it('ends with a tap, and what waited is not played either', () => {
    const theatre = new Theatre(() => false);
    theatre.show(WIND);
    theatre.show(GREAT);
    theatre.leave();
    expect(theatre.leaving).toBe(true);
    vi.runAllTimers();
    expect(theatre.playing).toBeNull();
  });

  it('plays at once what comes while an ended scene fades', () => {
    const theatre = new Theatre(() => false);
    theatre.show(WIND);
    theatre.leave();
    theatre.show(GREAT);
    expect([theatre.playing?.scene, theatre.leaving]).toEqual([GREAT, false]);
    vi.runAllTimers();
    expect(theatre.playing).toBeNull();
  });

  it('is quiet when nothing plays, and when it is closed', () => {
    const theatre = new Theatre(() => false);
    theatre.leave();
    expect([theatre.playing, theatre.leaving]).toEqual([null, false]);
    theatre.show(WIND);
    theatre.show(GREAT);
    theatre.close();
    vi.runAllTimers();
    expect(theatre.playing).toBeNull();
  });
});
