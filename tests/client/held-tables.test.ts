/** The home page's list of this device's tables: those that wait for it come first, and are counted. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingTables } from '../../client/feedback/waiting-tables.svelte.ts';
import { HeldTables } from '../../client/screens/home/held-tables.svelte.ts';
import { listed } from '../../client/screens/home/table-order.ts';
import type { Looked, TurnNow } from '../../shared/wire/protocol.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const CODES = ['M7KP', 'RH7N', 'XT4C', 'K9WD'] as const;
type Code = (typeof CODES)[number];

const looked = (code: string, turn?: TurnNow, game: Looked['game'] = 'running'): Looked => ({
  ...{ code, players: ['Ann', 'Pia'], poseidonTaken: true, full: false, seat: 'navigators', game },
  ...(turn && { turn }),
});
const mine = (leftMs?: number): TurnNow => ({
  ...{ side: 'navigators', mine: true },
  ...(leftMs !== undefined && { leftMs, sinceMs: HOUR }),
});
const theirs = (leftMs: number): TurnNow => ({ side: 'poseidon', mine: false, leftMs, sinceMs: HOUR });

describe('the order', () => {
  it('is: tables that wait for this device, the soonest deadline first, and then the others as they come', () => {
    const table = (code: Code, turn?: TurnNow) => ({ code, looked: looked(code, turn) });
    const tables = [
      table('M7KP', theirs(HOUR)),
      table('RH7N', mine()),
      table('XT4C', mine(5 * HOUR)),
      table('K9WD', mine(2 * HOUR)),
    ];
    expect(listed([...tables, { code: 'PL3V', looked: undefined }])).toEqual([
      ...['K9WD', 'XT4C', 'RH7N', 'M7KP', 'PL3V'],
    ]);
  });
});

describe('the list', () => {
  let answers: Partial<Record<Code, unknown>>;
  let asked: string[];
  let connect: () => void;
  let visible: () => void;
  let hidden = false;
  let badges: number[];
  let stored: Record<string, string>;
  const lists: HeldTables[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, badges, hidden] = [[], [], false];
    const seats = CODES.map((code, i) => ({ code, tokens: ['t'.repeat(43)], at: 10 - i }));
    stored = { 'odyssey.seats': JSON.stringify(seats), 'odyssey.waiting': '[]' };
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, text: string) => (stored[key] = text),
      removeItem: (key: string) => Reflect.deleteProperty(stored, key),
    });
    vi.stubGlobal('document', {
      get visibilityState() {
        return hidden ? 'hidden' : 'visible';
      },
      addEventListener: (_: string, listener: () => void) => (visible = listener),
      removeEventListener: () => undefined,
    });
    vi.stubGlobal('navigator', {
      setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
      clearAppBadge: () => Promise.resolve(void badges.push(0)),
    });
    answers = Object.fromEntries(CODES.map((code) => [code, { ok: true, ...looked(code, theirs(HOUR)) }]));
  });
  afterEach(() => {
    for (const one of lists.splice(0)) one.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function open(): HeldTables {
    const connection = {
      status: 'connected',
      ask: (_: string, { code }: { code: Code }) => {
        asked.push(code);
        return Promise.resolve(answers[code]);
      },
      onConnected: (listener: () => void) => {
        connect = listener;
        return () => undefined;
      },
    } as unknown as ConstructorParameters<typeof HeldTables>[0];
    const list = new HeldTables(connection);
    lists.push(list);
    return list;
  }
  const codes = ({ tables }: HeldTables) => tables.map(({ code }) => code);
  const answer = (code: Code, turn?: TurnNow, game?: Looked['game']) =>
    (answers[code] = { ok: true, ...looked(code, turn, game) });
  const settled = () => vi.advanceTimersByTimeAsync(0);

  it('puts tables that wait first, and counts them in the badge and in the title', async () => {
    answer('XT4C', mine(5 * HOUR));
    answer('K9WD', mine(HOUR));
    const list = open();
    expect(codes(list)).toEqual(CODES);
    connect();
    await settled();
    expect(codes(list)).toEqual(['K9WD', 'XT4C', 'M7KP', 'RH7N']);
    expect(badges.at(-1)).toBe(2);
    expect(waitingTables.titled('Odyssey')).toBe('(2) Odyssey');
    // The next visit begins with the order that was known.
    expect(codes(open()).slice(0, 2).toSorted()).toEqual(['K9WD', 'XT4C']);
  });

  it('shows all tables that wait, and otherwise two', async () => {
    const list = open();
    connect();
    await settled();
    expect(list.shown).toBe(2);
    for (const code of CODES.slice(1)) answer(code, mine(HOUR));
    connect();
    await settled();
    expect(list.shown).toBe(3);
  });

  it('is looked up again when the page becomes visible, and every minute while it is', async () => {
    const list = open();
    connect();
    await settled();
    answer('RH7N', mine(HOUR));
    visible();
    await settled();
    expect(codes(list)[0]).toBe('RH7N');
    answer('RH7N', theirs(HOUR));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(codes(list)).toEqual(CODES);
    expect(badges.at(-1)).toBe(0);
    expect(waitingTables.titled('Odyssey')).toBe('Odyssey');
    hidden = true;
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(asked.length).toBe(before);
  });

  it('knows no turn from an older server, and shows the table all the same', async () => {
    answer('M7KP');
    const list = open();
    connect();
    await settled();
    expect(list.tables[0]?.looked).toEqual({ ok: true, ...looked('M7KP') });
    expect(badges.at(-1)).toBe(0);
  });

  it('no longer counts a table whose game is over, or that is gone', async () => {
    answer('RH7N', mine(HOUR));
    answer('XT4C', mine(HOUR));
    open();
    connect();
    await settled();
    expect(badges.at(-1)).toBe(2);
    answer('RH7N', undefined, 'over');
    answers.XT4C = { ok: false, refusal: 'no-such-table' };
    connect();
    await settled();
    expect(badges.at(-1)).toBe(0);
  });

  it('keeps what it knows while the server is too busy', async () => {
    answer('RH7N', mine(HOUR));
    const list = open();
    connect();
    await settled();
    answers.RH7N = { ok: false, refusal: 'too-many-requests', waitMs: 1_000 };
    connect();
    await settled();
    expect([codes(list)[0], badges.at(-1)]).toEqual(['RH7N', 1]);
  });

  it('waits for a connection that is lost while it looks', async () => {
    answers.RH7N = undefined;
    const list = open();
    connect();
    await settled();
    expect(asked).toEqual(['M7KP', 'RH7N']);
    answer('RH7N', mine(HOUR));
    connect();
    await settled();
    expect(codes(list)[0]).toBe('RH7N');
  });
});

it('the count loads in a browser that is too old for the app, which says so without an error', async () => {
  vi.resetModules();
  const sorted = vi.spyOn(Array.prototype, 'toSorted');
  const { waitingTables: counted } = await import('../../client/feedback/waiting-tables.svelte.ts');
  expect(sorted).not.toHaveBeenCalled();
  expect(counted).not.toBe(waitingTables);
});
