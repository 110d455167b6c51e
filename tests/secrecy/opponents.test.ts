/** Opponents know only what their side may know: in a pair of twins, they get the same input at the same times. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Asking } from '../../server/opponents/asking.ts';
import { dueOf } from '../../server/opponents/due.ts';
import { takesMs } from '../../server/opponents/pace.ts';
import type { MindThreads } from '../../server/opponents/threads.ts';
import type { MindAnswer, ThoughtRequest } from '../../server/opponents/thoughts.ts';
import { GameLog } from '../../server/tables/game-log.ts';
import { replay } from '../../shared/game/evolve.ts';
import { BASE_GAME, type Game, type GameEvent, type Side } from '../../shared/game/game.ts';
import { tell } from '../../shared/game/tell.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { LUCK, playOut, randomAside } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { areDifferent, growTwins } from '../helpers/twins.ts';

const THOUGHT: MindAnswer = { type: 'thought', chart: [], move: null, why: null };
const MOVERS = {
  poseidon: { player: 'poseidon', opponent: 'charybdis' },
  navigators: { player: 'anna', opponent: 'palinurus' },
} as const;

/** Fake threads that record the requests to them. */
function overheard(answers: MindAnswer[] = []): { threads: MindThreads; asked: ThoughtRequest[] } {
  const asked: ThoughtRequest[] = [];
  const ask = (_: string, request: ThoughtRequest) => {
    asked.push(request);
    return Promise.resolve(answers.shift() ?? THOUGHT);
  };
  return { asked, threads: { ask, forget: () => undefined, close: () => undefined } };
}

/** The requests to an opponent on one side while a game's log grows by these parts. */
async function requests(side: Side, stretches: readonly (readonly GameEvent[])[]): Promise<ThoughtRequest[]> {
  const { threads, asked } = overheard();
  const asking = new Asking(threads);
  const [first = [], ...rest] = stretches;
  const game = new GameLog('g', first);
  await asking.ask(game, { game: 'g', side }, MOVERS[side]);
  for (const events of rest) {
    game.add(events);
    await asking.ask(game, { game: 'g', side }, MOVERS[side]);
  }
  return asked;
}

describe('the input of a mind', () => {
  it.each(['poseidon', 'navigators'] as const)(
    'is what %s is told when it happens, each once and in order',
    async (side) => {
      await fc.assert(
        fc.asyncProperty(beginnings, fc.nat(), async (first, seed) => {
          const log = [...playOut(first, seeded(seed), 0.3, LUCK, randomAside)].at(-1)?.log ?? [];
          const half = Math.ceil(log.length / 2);
          const asked = await requests(side, [log.slice(0, half), log.slice(half)]);
          expect(asked.flatMap(({ hearing }) => hearing.told)).toEqual(
            log.map((event) => tell(event, side)).filter((told) => told !== null),
          );
          for (const request of asked) {
            expect(Object.keys(request).sort()).toEqual([
              'from',
              'hearing',
              'mind',
              'player',
              'rung',
              'type',
            ]);
            expect(Object.keys(request.hearing).sort()).toEqual(['side', 'told']);
          }
          expect(asked.map(({ from }) => from)).toEqual([0, asked[0]?.hearing.told.length]);
        }),
        { numRuns: 25 },
      );
    },
  );

  it('starts from the beginning again if the mind has been lost', async () => {
    const { threads, asked } = overheard([THOUGHT, { type: 'unknown' }, THOUGHT]);
    const asking = new Asking(threads);
    const first = fc.sample(beginnings, { numRuns: 1, seed: 1 })[0];
    const log = first ? ([...playOut(first, seeded(1))].at(-1)?.log ?? []) : [];
    const game = new GameLog('g', log);
    const due = { game: 'g', side: 'navigators' } as const;
    await asking.ask(game, due, MOVERS.navigators);
    await asking.ask(game, due, MOVERS.navigators);
    expect(asked.map(({ from }) => from)).toEqual([0, asked[0]?.hearing.told.length, 0]);
    expect(asked[2]).toEqual(asked[0]);
  });

  it('is the same for twins that the Navigators can’t tell apart', async () => {
    let apart = 0;
    await fc.assert(
      fc.asyncProperty(beginnings, fc.nat(), async (first, seed) => {
        const steps = growTwins(first, seeded(seed));
        if (steps.some(({ games }) => areDifferent(games))) apart++;
        const [one, two] = await Promise.all(
          ([0, 1] as const).map((i) =>
            requests('navigators', [[first], ...steps.map(({ events }) => events[i])]),
          ),
        );
        expect(JSON.stringify(one)).toBe(JSON.stringify(two));
      }),
      { numRuns: 30 },
    );
    expect(apart).toBeGreaterThan(10);
  });

  it('is the same for Poseidon, whatever the Navigators do on their chart', async () => {
    const chart = [
      'guessed',
      'reminded',
      'marked',
      'crossed',
      'reasoned',
      'lighthouses-proposed',
      'lighthouses-agreed',
    ];
    let chats = 0;
    await fc.assert(
      fc.asyncProperty(beginnings, fc.nat(), async (first, seed) => {
        const log = [...playOut(first, seeded(seed), 0.5, LUCK, randomAside)].at(-1)?.log ?? [];
        const bare = log.filter(({ type }) => !chart.includes(type));
        chats += log.length - bare.length;
        const [one, two] = [await requests('poseidon', [log]), await requests('poseidon', [bare])];
        expect(JSON.stringify(one)).toBe(JSON.stringify(two));
      }),
      { numRuns: 20 },
    );
    expect(chats).toBeGreaterThan(100);
  });
});

describe('when an opponent moves', () => {
  /** A table where opponents play both sides of these games. */
  const table = replayTable([
    { type: 'made', code: 'CD5F', board: 'A' },
    { type: 'joined', player: 'anna', name: 'Elpenor', opponent: 'elpenor' },
    { type: 'joined', player: 'poseidon', name: 'Triton', opponent: 'triton' },
  ]);
  const dueIn = (game: Game) => {
    const record = { id: 'g', poseidon: 'poseidon', navigators: game.navigators };
    return dueOf({ table, running: { record: record as never, game } });
  };

  it('leaves people time to read what fades with the next storm', () => {
    const waits = (useYourMemory: boolean, navigator: string, round: number) => {
      const variants = { ...BASE_GAME, useYourMemory };
      const owners = { red: null, green: null, white: null, yellow: null };
      const game = replay([{ type: 'began', board: SMALL_SEA, variants, navigators: [navigator], owners }]);
      return dueIn({ ...game, round })?.isForgetting;
    };
    expect(waits(true, 'bert', 2)).toBe(true);
    // There is nothing to wait for in the first round, without Use Your Memory, or if all Navigators are opponents.
    expect(waits(true, 'bert', 1)).toBe(false);
    expect(waits(false, 'bert', 2)).toBe(false);
    expect(waits(true, 'anna', 2)).toBe(false);
  });

  it('is the same for twins: the player the game waits for, and the time taken', () => {
    let due = 0;
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        for (const { games } of growTwins(first, seeded(seed))) {
          const [one, two] = games.map(dueIn);
          expect(one).toEqual(two);
          if (!one || !two) continue;
          due++;
          expect(takesMs(one, null, 3, () => 0.5)).toBe(takesMs(two, null, 3, () => 0.5));
        }
      }),
      { numRuns: 40 },
    );
    expect(due).toBeGreaterThan(100);
  });

  it('is the same for twins if it stands in for people whose time is up', () => {
    const people = replayTable([
      { type: 'made', code: 'CD5F', board: 'A' },
      ...['anna', 'bert', 'poseidon'].map((player) => ({ type: 'joined', player, name: player }) as const),
      { type: 'relief-clock-chosen', clock: { hours: 24, atZero: 'opponent' } },
    ]);
    let due = 0;
    fc.assert(
      fc.property(beginnings, fc.nat(), (first, seed) => {
        for (const { games } of growTwins(first, seeded(seed))) {
          const [one, two] = games.map((game) => {
            const { navigators, round, phase } = game;
            const relief = { side: 'navigators', from: { round, phase }, upIn: { round, phase }, back: null };
            const record = { id: 'g', poseidon: 'poseidon', navigators, relieved: [relief] };
            return dueOf({ table: people, running: { record: record as never, game } });
          });
          expect(one).toEqual(two);
          if (!one || !two) continue;
          due++;
          expect(one.movers.every(({ standsIn }) => standsIn)).toBe(true);
          expect(takesMs(one, people.clock, 3, () => 0.5)).toBe(takesMs(two, people.clock, 3, () => 0.5));
        }
      }),
      { numRuns: 40 },
    );
    expect(due).toBeGreaterThan(100);
  });
});
