/** The fields that each audience may receive, listed by hand. No other field may ever be sent. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tell } from '../../shared/game/tell.ts';
import { AUDIENCES, type Audience } from '../../shared/game/told.ts';
import { SEA_MONSTERS, type GameEvent } from '../../shared/game/game.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { beganFor, LUCK, playOut, randomAside } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';

/** The paths of all fields in a value, such as "reply.sighting.islands". The path of a list's items ends in "[]". */
function paths(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => paths(item, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, at === '' ? key : `${at}.${key}`));
}

const REPLY = [
  'reply',
  'reply.offBoard',
  'reply.exploring.island',
  'reply.exploring.deepSea',
  'reply.exploring.ships[]',
  'reply.exploring.lighthouse',
  'reply.exploring.fogBank',
  'reply.sighting.islands',
  'reply.sighting.ships',
  'reply.sighting.lighthouses',
  'reply.sighting.fogBanks',
  'reply.sighting.coastline',
  'reply.sighting.kinds[]',
  'reply.sighting.colours[]',
];

/** All fields of the board and of the settings are public. */
const BEGAN = /^(type|navigators\[\]|(board|variants|owners)\..+)$/;

const ALL: Readonly<Partial<Record<GameEvent['type'], readonly string[]>>> = {
  'navigator-came': ['player', 'ships[]'],
  'navigator-left': ['player', 'ships[]'],
  'lighthouses-placed': ['squares[]'],
  'monster-played': ['monster', 'ship'],
  surveyed: ['ship', ...REPLY],
  caught: ['ship'],
  'round-began': ['round'],
  ended: ['outcome.winner', 'outcome.arrived[]'],
};

const ONLOOKERS: typeof ALL = {
  ...ALL,
  'dangers-placed': [],
  'storm-played': ['storm'],
  sailed: ['ship', 'heading', 'arrived', ...REPLY],
  'caught-pushed': ['ship'],
};

const POSEIDON: typeof ALL = {
  ...ALL,
  'dangers-placed': ['maelstroms[]', 'fogBanks[]'],
  'storm-played': ['storm', 'faceDown', 'pushes[].ship', 'pushes[].from', 'pushes[].to'],
  sailed: ['ship', 'heading', 'from', 'to', 'arrived', ...REPLY],
  'caught-pushed': ['ship', 'from', 'to'],
};

const ALLOWED: Readonly<Record<Audience, typeof ALL>> = {
  onlookers: ONLOOKERS,
  navigators: {
    ...ONLOOKERS,
    'lighthouses-proposed': ['player', 'squares[]'],
    'lighthouses-agreed': ['player'],
    guessed: ['player', 'ship', 'square'],
    reminded: ['player', 'ship', 'number', 'square'],
    marked: ['player', 'kind', 'number', 'square'],
    crossed: ['player', 'ship', 'squares[]', 'crossed'],
    reasoned: ['player', 'ship', 'squares[]'],
    'said-to-crew': [
      ...['player', 'number', 'line'],
      ...['line.type', 'line.phrase', 'line.ship', 'line.square', 'line.text'],
    ],
    'crew-line-removed': ['player', 'number'],
  },
  poseidon: POSEIDON,
  olympus: POSEIDON,
};

/** The paths of the fields in an event sent to an audience that this audience must not see. */
function forbidden(event: GameEvent, audience: Audience, told: object): string[] {
  if (event.type === 'began') return paths(told).filter((path) => !BEGAN.test(path));
  const allowed = ALLOWED[audience][event.type] ?? [];
  return paths(told).filter((path) => path !== 'type' && !allowed.includes(path));
}

/**
 * An event with secrets in additional fields, as a careless change might add them. No audience may receive these
 * fields.
 */
function stuffed(event: GameEvent): GameEvent {
  const secrets = { truth: { red: 'a1' }, hand: ['great'], tiles: { fogBanks: ['c1'] } };
  if (event.type === 'said-to-crew' && event.line)
    return { ...event, ...secrets, line: { ...event.line, ...secrets } };
  return { ...event, ...secrets };
}

/** Games in which every type of event occurs. They have all variants and are played on small boards. */
const rich = fc.integer({ min: 1, max: 4 }).map((crew) => {
  const two = { lighthouses: 2, maelstroms: 2, fogBanks: 2 } as const;
  return beganFor(EMPTY_SEA, { ...two, seaMonsters: SEA_MONSTERS, harderDeduction: true }, crew);
});

describe('every told event', () => {
  it('has exactly the keys that its audience may know, even if the event has more', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(beginnings, rich), fc.nat(), (first, seed) => {
        const log = [...playOut(first, seeded(seed), 0.3, LUCK, randomAside)].at(-1)?.log ?? [];
        for (const event of log) {
          for (const audience of AUDIENCES) {
            for (const recall of ['fresh', 'faded'] as const) {
              const told = tell(stuffed(event), audience, recall);
              if (!told) continue;
              seen.add(`${audience} ${event.type}`);
              expect(told.type).toBe(event.type);
              expect(forbidden(event, audience, told)).toEqual([]);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
    // Every listed event must have been sent in some game, except those about Navigators who join and leave.
    const listed = AUDIENCES.flatMap((audience) =>
      Object.keys(ALLOWED[audience]).map((type) => `${audience} ${type}`),
    );
    expect(listed.filter((entry) => !seen.has(entry) && !entry.includes('navigator-'))).toEqual([]);
  });

  it('is null if the audience may not know of the event', () => {
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        const log = [...playOut(first, seeded(seed), 0.3, LUCK, randomAside)].at(-1)?.log ?? [];
        for (const event of log) {
          for (const audience of AUDIENCES) {
            const known = event.type === 'began' || ALLOWED[audience][event.type] !== undefined;
            expect(tell(event, audience) !== null).toBe(known);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('names the storm face up, and nothing face down', () => {
    const event = { type: 'storm-played', storm: 'great', faceDown: false, pushes: [] } as const;
    for (const audience of ['navigators', 'onlookers'] as const) {
      expect(tell(event, audience)).toEqual({ type: 'storm-played', storm: 'great' });
      expect(tell({ ...event, faceDown: true }, audience)).toEqual({ type: 'storm-played', storm: null });
    }
    for (const audience of ['poseidon', 'olympus'] as const)
      expect(tell({ ...event, faceDown: true }, audience)).toEqual({ ...event, faceDown: true });
  });

  it('names Navigators who join or leave to every audience', () => {
    for (const type of ['navigator-came', 'navigator-left'] as const) {
      const event: GameEvent = { type, player: 'eve', ships: ['red', 'white'] };
      for (const audience of AUDIENCES) expect(tell(stuffed(event), audience)).toEqual(event);
    }
  });
});
