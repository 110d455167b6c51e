/** A session passes on all news once and in order, no matter when the page renders. */
import { describe, expect, it, vi } from 'vitest';
import type { GameNews } from '../../client/session/followed-game.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { PoseidonTold, Told } from '../../shared/game/told.ts';
import { attending, feed } from '../helpers/attending.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

const BEGAN: Told = {
  type: 'began',
  board: SMALL_SEA,
  variants: BASE_GAME,
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
};
const STORM: PoseidonTold = { type: 'storm-played', storm: 'red', faceDown: false, pushes: [] };
const SAILED: PoseidonTold = {
  type: 'sailed',
  ship: 'white',
  heading: 'E',
  from: 'a7',
  to: 'b7',
  arrived: false,
  reply: reply(),
};
const LOG = [BEGAN, STORM, SAILED];

describe('a session', () => {
  it('hands on what had happened, and then what happens, each with the views around it', async () => {
    const { session, news, arrive, tell } = attending();
    await arrive(feed(0, [BEGAN, STORM]));
    const before = session.game?.view;
    tell(feed(2, [SAILED]));
    expect(news).toMatchObject([
      { game: 'g', audience: 'poseidon', before: undefined, told: [BEGAN, STORM], catchingUp: true },
      { told: [SAILED], catchingUp: false },
    ]);
    expect(news[0]?.after).toBe(before);
    expect(news[1]?.before).toBe(before);
    expect(news[1]?.after).toBe(session.game?.view);
  });

  it('hands on every event once and in order, also of several feeds in one turn', async () => {
    const { news, arrive, tell } = attending();
    await arrive(feed(0, [BEGAN]));
    tell(feed(1, [STORM]), feed(2, [SAILED]));
    // Events that the device already has are not news. If a feed contains some of them, only the new ones are passed
    // on.
    tell(feed(1, [STORM]));
    tell(feed(2, [SAILED, { type: 'caught', ship: 'white' }]));
    expect(news.flatMap(({ told }) => told)).toEqual([...LOG, { type: 'caught', ship: 'white' }]);
    expect(news).toHaveLength(4);
  });

  it('hands on what an own command has done, as of the moment', async () => {
    const { session, news, arrive, carryOut } = attending();
    await arrive(feed(0, [BEGAN]));
    const done = session.command({ type: 'play-storm', storm: 'red', pushes: {} }, 'pia');
    carryOut(feed(1, [STORM]));
    expect(await done).toBeNull();
    expect(news.at(-1)).toMatchObject({ told: [STORM], catchingUp: false });
  });

  it('waits for what is missing, and hands it on as missed', async () => {
    const { news, asked, arrive, tell } = attending();
    await arrive(feed(0, [BEGAN]));
    tell(feed(2, [SAILED]));
    expect(asked).toEqual(['attend', 'attend']);
    expect(news).toHaveLength(1);
    await arrive(feed(1, [STORM, SAILED]));
    expect(news.at(-1)).toMatchObject({ told: [STORM, SAILED], catchingUp: true });
  });

  it('takes another side’s log for a new beginning', async () => {
    const { news, arrive } = attending();
    await arrive(feed(0, [BEGAN, { type: 'storm-played', storm: 'red' }], 'onlookers'));
    await arrive(feed(0, [BEGAN, STORM]));
    expect(news.map(({ audience, before }) => [audience, before])).toEqual([
      ['onlookers', undefined],
      ['poseidon', undefined],
    ]);
  });

  it('lets the others hear what one listener fails at, and says so', async () => {
    const fails = vi.fn(() => {
      throw new Error('no sound');
    });
    const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    const late: GameNews[] = [];
    const { news, arrive } = attending(
      (session) => session.onTold(fails),
      (session) => session.onTold((each) => late.push(each)),
    );
    await arrive(feed(0, [BEGAN]));
    const reports = reported.mock.calls.map(([report]) => report);
    reported.mockRestore();
    expect([news.length, late.length, fails.mock.calls.length]).toEqual([1, 1, 1]);
    expect(reports).toHaveLength(1);
    expect(() => reports[0]?.()).toThrow('no sound');
  });

  it('is silent to who has stopped listening', async () => {
    const heard: GameNews[] = [];
    let stop: () => void = () => undefined;
    const { news, arrive, tell } = attending(
      (session) => (stop = session.onTold((each) => heard.push(each))),
    );
    await arrive(feed(0, [BEGAN]));
    stop();
    tell(feed(1, [STORM]));
    expect([news.length, heard.length]).toEqual([2, 1]);
  });
});
