/**
 * A newer server may send an open page events that the page doesn't know. The page has to ignore them everywhere: what
 * it shows, says, plays and computes must be the same as without them.
 */
import { describe, expect, it } from 'vitest';
import { announcements, momentsOf, overheard, type Announcement } from '../../client/oracle/announcements.ts';
import { newsOf } from '../../client/app/table-news.ts';
import { cuesOf } from '../../client/game/narration/cues.ts';
import { narrate, type Listener } from '../../client/game/narration/narration.ts';
import { followPushes } from '../../client/game/sea/last-pushes.svelte.ts';
import { ReviewLoading } from '../../client/session/review-loading.svelte.ts';
import { SharedLoading } from '../../client/screens/ending/shared/shared-loading.svelte.ts';
import { SHIPS } from '../../shared/board/board.ts';
import type { Limits } from '../../shared/oracle/budget.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import { shipChances } from '../../shared/oracle/queries/chances.ts';
import { follow } from '../../shared/analysis/follow.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import type { Audience, ToldTo } from '../../shared/game/told.ts';
import { tellLog } from '../../shared/game/tell.ts';
import { review } from '../../shared/game/views/review.ts';
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { wholeGame } from '../helpers/finished.ts';
import { newsIn } from '../helpers/news.ts';
import { oneOf, seeded } from '../helpers/random.ts';

/** An event of an invented type. Its fields have names that real events have too. */
const INVENTED = { type: 'whispered', player: 'ann', ship: 'red', square: 'e7', reply: null } as const;
/** Limits that keep the oracle fast. It need not be exact in these tests. */
const LIGHT: Limits = { entries: 5_000, work: 50_000, components: 20, layouts: 1_000 };
const isInvented = ({ type }: { readonly type: string }) => type === INVENTED.type;

/**
 * Adds an invented event after every event except the last. The event that ends the game must stay at the end of the
 * log.
 */
function strewn<T>(events: readonly T[]): T[] {
  return events.flatMap((event, i) => (i < events.length - 1 ? [event, INVENTED as T] : [event]));
}

const MIXES = [{}, { harderDeduction: true, useYourMemory: true, maelstroms: 1, lighthouses: 1 }] as const;
const LOGS = MIXES.map((mix, i) => ({ log: wholeGame(i + 1, mix), useYourMemory: i === 1 }));
const listener: Listener = {
  players: ['ann'],
  table: replayTable([{ type: 'made', code: 'RH7N', board: 'A' }]),
};

describe.each(LOGS)('an invented event in a game (memory: $useYourMemory)', ({ log, useYourMemory }) => {
  const AUDIENCES = ['poseidon', 'navigators', 'onlookers', 'olympus'] as const satisfies Audience[];

  it.each(AUDIENCES)('changes nothing that %s see, hear and are read aloud', (audience) => {
    const told = tellLog(log, { useYourMemory }, audience) as ToldTo[Audience][];
    const stretches = (events: readonly ToldTo[Audience][]) => {
      const random = seeded(3);
      const cuts: ToldTo[Audience][][] = [[]];
      for (const event of events) {
        cuts.at(-1)?.push(event);
        // Decide about splitting only at real events, so that the splits are the same with and without invented events.
        if (!isInvented(event) && random() < 0.5) cuts.push([]);
      }
      return newsIn(audience, cuts);
    };
    const sensed = (events: readonly ToldTo[Audience][]) =>
      stretches(events)
        .map((news) => ({ after: news.after, cues: cuesOf(news, ['ann']), said: narrate(news, listener) }))
        .filter(({ said, cues }) => said.length + cues.said.length > 0);
    const plain = sensed(told);
    expect(plain.length).toBeGreaterThan(20);
    expect(sensed(strewn(told))).toEqual(plain);
  });

  it('changes nothing that the oracle reckons, nor where Poseidon sees his pushes', () => {
    const told = tellLog(log, { useYourMemory }, 'navigators');
    const poseidons = tellLog(log, { useYourMemory }, 'poseidon');
    const reckoned = (heard: readonly Announcement[]) => {
      const belief = heard.reduce<Belief | undefined>((so, each) => believe(so, each, LIGHT), undefined);
      const chances = SHIPS.map((ship) => belief && [...shipChances(belief, ship)]);
      return { chances, moments: momentsOf(heard).length };
    };
    const plain = reckoned(announcements(told));
    expect(plain.moments).toBeGreaterThan(20);
    expect(reckoned(announcements(strewn(told)))).toEqual(plain);
    expect(reckoned(overheard(strewn(poseidons)))).toEqual(reckoned(overheard(poseidons)));
    expect(strewn(poseidons).reduce(followPushes, [])).toEqual(poseidons.reduce(followPushes, []));
  });

  it('changes nothing of the film and the analysis once it is over, shared or not', async () => {
    const plain = review(log);
    const answers = (request: string) =>
      request === 'review' ? { ok: true, events: strewn(log) } : { ok: true, game: { events: strewn(log) } };
    let ask: () => void = () => undefined;
    const connection = {
      onConnected: (connected: () => void) => {
        ask = connected;
        return () => undefined;
      },
      ask: (request: string) => Promise.resolve(answers(request)),
    } as never;
    const own = new ReviewLoading(connection, 'RH7N', 'g');
    await own.load();
    expect(own.review).toEqual(plain);
    const turns = (events: readonly GameEvent[]) => [...follow(events, LIGHT)].length;
    expect(turns(own.events)).toBe(turns(log));
    const shared = new SharedLoading(connection, 'link');
    ask();
    await expect.poll(() => shared.game !== undefined).toBe(true);
    expect(shared.game?.events).toEqual(log);
    shared.close();
    own.close();
  });
});

it('an invented event of the table changes nothing at it, and is no news', () => {
  const events: TableEvent[] = [
    { type: 'made', code: 'RH7N', board: 'A' },
    { type: 'joined', player: 'ann', name: 'Ann' },
    { type: 'sat', player: 'ann', seat: 'navigators' },
    { type: 'joined', player: 'ben', name: 'Ben' },
  ];
  expect(replayTable(strewn(events))).toEqual(replayTable(events));
  const table = events.slice(1).reduce(evolveTable, replayTable(events.slice(0, 1)));
  expect(table.players).toHaveLength(2);
  const context = { nameOf: () => 'Ann', mine: ['ben'], running: true, playing: false };
  expect(newsOf(INVENTED as never, context)).toBeUndefined();
  expect(newsOf(oneOf(events.slice(1, 2), seeded(1)), context)).toBeDefined();
});
