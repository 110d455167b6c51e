/**
 * Tests which players are asked when somebody wants to be let in, whose agreement is needed to end a game early, and
 * the toasts about both.
 */
import { describe, expect, it } from 'vitest';
import { newsOf, type NewsContext } from '../../client/app/table-news.ts';
import { seatAtDoor } from '../../client/screens/lobby/begin.ts';
import { abandoningOf } from '../../client/table/abandoning.svelte.ts';
import { admitter, mustKnock, admitters } from '../../client/table/door.ts';
import { maySit } from '../../client/table/empty-seat.ts';
import { t } from '../../client/text/text.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';

/** Ann is the host and a spectator, Pia is Poseidon, Ben and Cleo are Navigators, and Dora has no seat. */
const PLAYED: readonly TableEvent[] = [
  { type: 'made', code: 'ABCD', board: 'a' },
  ...['ann', 'pia', 'ben', 'cleo', 'dora'].map((name): TableEvent => ({
    type: 'joined',
    player: name,
    name,
  })),
  { type: 'sat', player: 'pia', seat: 'poseidon' },
  { type: 'sat', player: 'ben', seat: 'navigators' },
  { type: 'sat', player: 'cleo', seat: 'navigators' },
  {
    type: 'game-began',
    game: 'g1',
    board: 'a',
    mode: 'cooperative',
    poseidon: 'pia',
    navigators: ['ben', 'cleo'],
    owners: { red: 'ben', green: 'ben', white: 'cleo', yellow: 'cleo' },
    series: null,
  },
];
const tableAfter = (...events: TableEvent[]) => replayTable([...PLAYED, ...events]);
const wishes = (player: string, wish = true): TableEvent => ({ type: 'abandoning-wished', player, wish });

describe('who is asked', () => {
  const names = (...present: string[]) =>
    admitters(tableAfter(), { present, players: ['ben'] }).map(({ id }) => id);

  it('are those who play and the host, if they are there, and not the device itself', () => {
    expect(names('ann', 'pia', 'ben', 'dora')).toEqual(['ann', 'pia']);
    expect(names('dora')).toEqual([]);
  });

  it('one player of a device answers', () => {
    expect(admitter(tableAfter(), { present: [], players: ['dora', 'cleo'] }, {})).toBe('cleo');
    expect(admitter(tableAfter(), { present: [], players: ['dora'] }, {})).toBeUndefined();
  });

  it('Poseidon’s seat is given back by the host, and by another who plays while the host is away', () => {
    const pia = { as: 'pia' };
    const by = (players: string[], present: string[]) => admitter(tableAfter(), { present, players }, pia);
    expect([by(['cleo'], ['cleo', 'ann']), by(['ann'], ['cleo', 'ann'])]).toEqual([undefined, 'ann']);
    expect([by(['cleo'], ['cleo']), by(['dora'], ['dora'])]).toEqual(['cleo', undefined]);
  });

  it('a seat is offered to who must knock for it, until they are let in', () => {
    expect([maySit(tableAfter(), 'dora', 'navigators'), mustKnock(tableAfter(), 'dora')]).toEqual([
      true,
      true,
    ]);
    expect(mustKnock(tableAfter({ type: 'let-in', player: 'dora', by: 'pia' }), 'dora')).toBe(false);
    expect(seatAtDoor(tableAfter())).toBe('navigators');
    expect(seatAtDoor(tableAfter({ type: 'seat-freed', player: 'pia' }))).toBe('poseidon');
  });
});

describe('breaking a game off', () => {
  const seenBy = (players: string[], ...events: TableEvent[]) => abandoningOf(tableAfter(...events), players);

  it('is agreed to by all who play, and nobody else is asked', () => {
    const events = [wishes('ben')];
    expect(seenBy(['ben'], ...events)).toEqual({
      mine: ['ben'],
      wished: true,
      agreed: [],
      missing: ['pia', 'cleo'],
    });
    expect(seenBy(['cleo'], ...events)).toMatchObject({ wished: false, agreed: ['ben'], missing: ['pia'] });
    expect(seenBy(['ann'], ...events)).toMatchObject({ mine: [], wished: false });
  });

  it('a device wishes it when all of its players do', () => {
    expect(seenBy(['ben', 'cleo'], wishes('ben'))).toMatchObject({ wished: false, agreed: [] });
    expect(seenBy(['ben', 'cleo'], wishes('ben'), wishes('cleo'))).toMatchObject({
      wished: true,
      missing: ['pia'],
    });
  });

  it('is taken back, and is nothing without a game', () => {
    expect(seenBy(['ben'], wishes('ben'), wishes('ben', false))).toMatchObject({ wished: false });
    expect(seenBy(['ben'], { type: 'game-ended', game: 'g1', outcome: null })).toBeUndefined();
  });
});

describe('the news of it', () => {
  const context: NewsContext = { nameOf: (id) => id, mine: ['cleo'], running: true, playing: false };
  const news = (event: TableEvent, more: Partial<NewsContext> = {}) => newsOf(event, { ...context, ...more });

  it('says who has let in whom, but not to who did', () => {
    const letIn: TableEvent = { type: 'let-in', player: 'dora', by: 'pia' };
    expect(news(letIn)).toBe(t.table.news.letIn('dora', 'pia'));
    expect(news(letIn, { mine: ['dora'] })).toBe(t.table.news.letInMine('pia'));
    expect(news(letIn, { mine: ['pia'] })).toBeUndefined();
  });

  it('says who has come, but not to who comes, whose device has no player yet', () => {
    const joined: TableEvent = { type: 'joined', player: 'dora', name: 'Dora' };
    expect(news(joined)).toBe(t.table.news.came('Dora'));
    expect(news(joined, { mine: [] })).toBeUndefined();
  });
  it('says that the table is locked, and open again', () => {
    expect(news({ type: 'table-locked', locked: true })).toBe(t.table.news.locked);
    expect(news({ type: 'table-locked', locked: false })).toBe(t.table.news.unlocked);
  });

  it('says who would break off to those who look on: those who play are asked above their screens', () => {
    expect(news(wishes('ben'))).toBe(t.table.wouldAbandon(['ben']));
    expect(news(wishes('ben'), { playing: true })).toBeUndefined();
    expect(news(wishes('cleo'))).toBeUndefined();
    expect(news(wishes('ben', false), { playing: true })).toBe(t.table.news.goesOn('ben'));
  });
});
