/** The talk as a device takes part in it: what it shows, what is unread, whom it hides and what it announces. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Talking } from '../../client/session/talking.svelte.ts';
import { withoutMuted } from '../../client/session/talk-lines.ts';
import { Announcer } from '../../client/table/talk/announcer.svelte.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { Line } from '../../shared/game/talk.ts';
import type { Audience, Told } from '../../shared/game/told.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { attending, feed, tableFeed } from '../helpers/attending.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

const OWNERS = { red: 'ann', green: 'ben', white: 'ann', yellow: 'ben' } as const;
const TABLE: readonly TableEvent[] = [
  { type: 'made', code: 'ABCD', board: 'A' },
  ...['ann', 'ben', 'pia', 'eve'].map((player): TableEvent => ({ type: 'joined', player, name: player })),
];
const GAME: TableEvent = {
  type: 'game-began',
  game: 'g',
  board: 'A',
  mode: 'cooperative',
  poseidon: 'pia',
  navigators: ['ann', 'ben'],
  owners: OWNERS,
  series: null,
};
const BEGAN: Told = {
  type: 'began',
  board: SMALL_SEA,
  variants: BASE_GAME,
  owners: OWNERS,
  navigators: ['ann', 'ben'],
};
const hello: Line = { type: 'phrase', phrase: 'hello' };
const text = (words: string): Line => ({ type: 'text', text: words });
const said = (number: number, player: string, line: Line | null = hello): TableEvent => ({
  type: 'said',
  number,
  player,
  line,
});
const toCrew = (number: number, player: string): Told => ({
  type: 'said-to-crew',
  number,
  player,
  line: hello,
});

/** A device with these players, at a table where a game runs. */
async function device(players: readonly string[], audience: Audience, told: readonly Told[] = []) {
  const { session, arriveAs, tell } = attending();
  await arriveAs(players, tableFeed(0, [...TABLE, GAME]), feed(0, [BEGAN, ...told], audience));
  const tableEvents = (from: number, ...events: TableEvent[]) => {
    tell(tableFeed(TABLE.length + 1 + from, events));
  };
  return {
    session,
    talking: new Talking(session),
    says: tableEvents,
    crew: (from: number, ...events: Told[]) => {
      tell(feed(1 + from, events, audience));
    },
  };
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('unread messages', () => {
  it('are those of others since this device last showed the talk, also after a reload', async () => {
    const { session, talking, says } = await device(['ann'], 'navigators');
    says(0, said(0, 'ben'), said(1, 'ann'), said(2, 'pia'));
    expect(talking.unread).toBe(2);
    talking.choose('table');
    talking.markRead();
    expect(talking.unread).toBe(0);
    says(3, said(3, 'ben'));
    expect(talking.unread).toBe(1);
    expect(new Talking(session).unread).toBe(1);
  });

  it('are counted for each talk, and the panel opens at the one with something new', async () => {
    const { talking, says, crew } = await device(['ann'], 'navigators');
    says(0, said(0, 'pia'));
    crew(0, toCrew(0, 'ben'), toCrew(1, 'ben'));
    expect([talking.unreadIn('crew'), talking.unreadIn('table'), talking.unread]).toEqual([2, 1, 3]);
    talking.open();
    expect(talking.channel).toBe('crew');
    talking.markRead();
    talking.isOpen = false;
    talking.open();
    expect(talking.channel).toBe('table');
  });

  it('of the crew start again with each game', async () => {
    const { session, talking, crew, says } = await device(['ann'], 'navigators');
    crew(0, toCrew(0, 'ben'));
    talking.markRead();
    expect(talking.unread).toBe(0);
    says(0, { type: 'game-ended', game: 'g', outcome: null }, { ...GAME, game: 'g2' });
    const next = { ...feed(0, [BEGAN, toCrew(0, 'ben')], 'navigators'), game: 'g2' };
    const other = attending();
    await other.arriveAs(['ann'], tableFeed(0, [...TABLE, { ...GAME, game: 'g2' }]), next);
    expect(new Talking(other.session).unreadIn('crew')).toBe(1);
    expect(session.players).toEqual(['ann']);
  });

  it('are neither removed ones nor those of muted players', async () => {
    const { talking, says } = await device(['eve'], 'onlookers');
    says(0, said(0, 'ben'), said(1, 'pia'), said(2, 'pia'));
    says(3, { type: 'line-removed', player: 'ann', number: 1 });
    expect(talking.unread).toBe(2);
    talking.mute('ben', true);
    expect(talking.unread).toBe(1);
    talking.mute('ben', false);
    expect(talking.unread).toBe(2);
  });
});

describe('the crew’s talk', () => {
  it('is not on Poseidon’s device, even if a Navigator shares it', async () => {
    const poseidon = await device(['pia'], 'poseidon');
    expect(poseidon.talking.crew).toBeNull();
    const both = await device(['ann', 'pia'], 'poseidon');
    expect(both.talking.crew).toBeNull();
    expect(both.talking.channel).toBe('table');
    both.talking.choose('crew');
    expect(both.talking.channel).toBe('table');
    expect(both.talking.writers).toEqual(['ann', 'pia']);
  });

  it('is read but not written by spectators with the open chart', async () => {
    const { talking } = await device(['eve'], 'navigators', [toCrew(0, 'ann')]);
    expect(talking.lines).toHaveLength(1);
    expect(talking.writers).toEqual([]);
    talking.choose('table');
    expect(talking.writers).toEqual(['eve']);
  });

  it('is offered to a crew on several devices', async () => {
    expect((await device(['ann'], 'navigators')).talking.crew).toEqual([]);
    expect((await device(['ann', 'ben'], 'navigators')).talking.crew).toBeNull();
  });

  it('is no longer offered once the game is over', async () => {
    const { talking, says } = await device(['ann'], 'navigators', [toCrew(0, 'ben')]);
    expect(talking.crew).toHaveLength(1);
    says(0, { type: 'game-ended', game: 'g', outcome: null });
    expect(talking.crew).toBeNull();
  });
});

describe('the button', () => {
  const alone: readonly TableEvent[] = TABLE.slice(0, 2);
  const opponent: TableEvent = {
    type: 'joined',
    player: 'elp',
    name: 'Elpenor',
    opponent: 'elpenor',
  } as TableEvent;

  it('is for tables with people on other devices, and not for playing alone', async () => {
    const { session, arriveAs } = attending();
    await arriveAs(['ann'], tableFeed(0, [...alone, opponent]));
    expect(new Talking(session).isOffered).toBe(false);
    expect((await device(['ann'], 'navigators')).talking.isOffered).toBe(true);
    expect((await device(['ann', 'ben', 'pia', 'eve'], 'poseidon')).talking.isOffered).toBe(false);
  });

  it('is there for people without a player once there is something to read', async () => {
    const { talking, says } = await device([], 'onlookers');
    expect(talking.isOffered).toBe(false);
    says(0, said(0, 'ben'));
    expect(talking.isOffered).toBe(true);
    expect(talking.writers).toEqual([]);
  });
});

it('lines of a muted player that follow each other are one plain line', () => {
  const line = (number: number, player: string) => ({ number, player, line: hello });
  const lines = [line(0, 'ben'), line(1, 'ben'), line(2, 'pia'), line(3, 'ben')];
  expect(withoutMuted(lines, [])).toEqual(lines);
  expect(withoutMuted(lines, ['ben'])).toEqual([
    { number: 0, player: 'ben', hidden: 2 },
    line(2, 'pia'),
    { number: 3, player: 'ben', hidden: 1 },
  ]);
});

describe('a screen reader', () => {
  const nameOf = (player: string) => player;
  const line = (number: number, player: string, words: string) => ({ number, player, line: text(words) });
  const listener = { mine: ['ann'], muted: ['eve'], nameOf };

  it('is told new messages of others, but none from before and none that are muted', () => {
    const announcer = new Announcer();
    const before = [line(0, 'ben', 'old')];
    announcer.hear('g', before, listener);
    expect(announcer.heard).toEqual([]);
    announcer.hear(
      'g',
      [...before, line(1, 'ben', 'new'), line(2, 'ann', 'own'), line(3, 'eve', 'muted')],
      listener,
    );
    expect(announcer.heard.map((each) => each.text)).toEqual(['ben: new']);
  });

  it('is told nothing of another crew’s talk again', () => {
    const announcer = new Announcer();
    announcer.hear('g', [line(0, 'ben', 'one')], listener);
    announcer.hear('g2', [line(0, 'ben', 'two'), line(1, 'ben', 'three')], listener);
    expect(announcer.heard).toEqual([]);
  });
});
