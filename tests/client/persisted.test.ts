/**
 * Stored values: values written by other versions are read correctly, and nothing breaks if the browser can't store
 * anything.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoverState } from '../../client/screens/poseidon/cover.svelte.ts';
import { json, number, plain, text } from '../../client/lib/formats.ts';
import {
  deviceSecret,
  dropTable,
  heldTables,
  holdTokens,
  idleTokensAt,
  keepName,
  keepSeat,
  lastName,
  newToken,
  noteTable,
  seatsAreSaved,
  sortTokens,
  tokensAt,
} from '../../client/lib/held-seats.ts';
import { Persisted } from '../../client/lib/persisted.ts';
import { MOST_PLAYERS } from '../../shared/table/table.ts';

/** A fake of the browser's storage. */
class Box {
  readonly texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

let local: Box;
let tab: Box;
beforeEach(() => {
  vi.stubGlobal('localStorage', (local = new Box()));
  vi.stubGlobal('sessionStorage', (tab = new Box()));
});
afterEach(() => vi.unstubAllGlobals());

describe('a persisted value', () => {
  const count = () => new Persisted({ key: 'count', fallback: 7, format: json(number(0, 99)) });

  it('is its fallback as long as nothing is kept, or nothing that can be read', () => {
    expect(count().value).toBe(7);
    local.setItem('count', '{');
    expect(count().value).toBe(7);
    local.setItem('count', '100');
    expect(count().value).toBe(7);
  });

  it('is read anew each time: another tab may have kept something else', () => {
    const here = count();
    here.value = 1;
    expect(local.getItem('count')).toBe('1');
    local.setItem('count', '2');
    expect(here.value).toBe(2);
  });

  it('lasts as long as the page where the browser forbids the storage', () => {
    const forbidden = new Persisted({
      key: 'name',
      fallback: null,
      format: plain(text(/^\w+$/)),
      storage: () => {
        throw new Error('forbidden');
      },
    });
    forbidden.value = 'Ann';
    expect(forbidden.value).toBe('Ann');
  });

  it('lasts as long as the page where the storage is full', () => {
    vi.spyOn(local, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const here = count();
    here.value = 3;
    expect(here.value).toBe(3);
  });

  it('is the newest of this page where the storage is full and has an older one', () => {
    const here = count();
    here.value = 3;
    const full = vi.spyOn(local, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    here.value = 4;
    expect([here.value, here.isSaved]).toEqual([4, false]);
    full.mockRestore();
    here.value = 5;
    expect([here.value, here.isSaved, local.getItem('count')]).toEqual([5, true, '5']);
  });
});

const [ONE, TWO, THREE, FOUR] = ['1', '2', '3', '4'].map((letter) => letter.repeat(43)) as [
  string,
  string,
  string,
  string,
];

describe('seats in the storage', () => {
  it('are set aside one by one where they are malformed, and the good ones stay', () => {
    const long = 'x'.repeat(10_000);
    const stored = [
      { code: 'CD5F', tokens: [ONE, 'cut-off', 7, long], at: 5 },
      { code: long, tokens: [ONE], at: 5 },
      { code: 'CD6F', tokens: 'none', at: 5 },
      { code: 'CD7F', tokens: [TWO], at: 'today' },
      { code: 'CD8F', tokens: [TWO], at: 9, over: 'yes', idle: 'no' },
      [[]],
    ];
    local.setItem('odyssey.seats', JSON.stringify(stored));
    expect(heldTables()).toEqual([
      { code: 'CD8F', tokens: [TWO], at: 9 },
      { code: 'CD5F', tokens: [ONE], at: 5 },
    ]);
    keepSeat('CD9F', THREE);
    expect(heldTables().map(({ code }) => code)).toEqual(['CD9F', 'CD8F', 'CD5F']);
  });

  it('are never let go of while their game may run, however many tables come after it', () => {
    keepSeat('CD5F', ONE);
    const codes = Array.from({ length: 60 }, (_, i) => `FF${100 + i}`);
    for (const code of codes) keepSeat(code, TWO);
    expect(tokensAt('CD5F')).toEqual([ONE]);
    for (const code of codes) noteTable(code, { over: true });
    keepSeat('CD6F', THREE);
    expect(tokensAt('CD5F')).toEqual([ONE]);
    // Only the latest tables with finished games are kept.
    expect(heldTables()).toHaveLength(22);
    expect(tokensAt('FF159')).toEqual([TWO]);
    expect(tokensAt('FF100')).toEqual([]);
  });

  it('outlive a server that does not know them', () => {
    keepSeat('CD5F', ONE);
    noteTable('CD5F', { unknown: true });
    expect(heldTables()).toMatchObject([{ tokens: [ONE], unknown: true }]);
    sortTokens('CD5F', []);
    expect([tokensAt('CD5F'), idleTokensAt('CD5F')]).toEqual([[], [ONE]]);
    keepSeat('CD5F', TWO);
    expect([tokensAt('CD5F'), idleTokensAt('CD5F')]).toEqual([[TWO], [ONE]]);
    sortTokens('CD5F', [ONE]);
    expect([tokensAt('CD5F'), idleTokensAt('CD5F')]).toEqual([[ONE], [TWO]]);
    holdTokens('CD5F', [ONE]);
    expect(heldTables()).toEqual([
      { code: 'CD5F', tokens: [ONE], idle: [TWO], at: expect.any(Number) as number },
    ]);
  });

  it('are held by this page where the storage is full', () => {
    keepSeat('CD5F', ONE);
    vi.spyOn(local, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    keepSeat('CD6F', TWO);
    expect([tokensAt('CD6F'), tokensAt('CD5F'), seatsAreSaved()]).toEqual([[TWO], [ONE], false]);
  });

  it('stay bounded at one table, where many tokens came to nothing', () => {
    keepSeat('CD5F', ONE);
    for (let i = 0; i < 3 * MOST_PLAYERS; i++) keepSeat('CD5F', newToken());
    sortTokens('CD5F', [ONE]);
    for (let i = 0; i < 20; i++) {
      keepSeat('CD5F', newToken());
      sortTokens('CD5F', [ONE]);
    }
    expect([tokensAt('CD5F'), idleTokensAt('CD5F').length]).toEqual([[ONE], 20]);
  });
});

describe('a kept name', () => {
  it('that no server would take is none', () => {
    const bad = ['x'.repeat(25), 'An\nn', 'An\u0000n', '', '   ', '\u200b\u2060', 'x'.repeat(100_000)];
    for (const name of bad) {
      local.setItem('odyssey.name', name);
      expect(lastName()).toBe('');
    }
    for (const name of ['Ann', 'Zoë', 'آن', '👩🏽‍🚀 Ann', 'x'.repeat(24)]) {
      local.setItem('odyssey.name', name);
      expect(lastName()).toBe(name);
    }
  });
});

describe('what devices have stored lives on', () => {
  it('seats', () => {
    const stored = [
      { code: 'AB2C', tokens: [ONE, TWO], at: 5 },
      { code: 'CD5F', tokens: [THREE], at: 9 },
    ];
    local.setItem('odyssey.seats', JSON.stringify([...stored, { code: 'EF6G' }, null]));
    expect(heldTables().map(({ code }) => code)).toEqual(['CD5F', 'AB2C']);
    keepSeat('AB2C', FOUR);
    dropTable('CD5F');
    const kept = JSON.parse(local.getItem('odyssey.seats') ?? '') as object[];
    expect(kept).toEqual([{ code: 'AB2C', tokens: [ONE, TWO, FOUR], at: expect.any(Number) }]);
  });

  it('seats that cannot be read are none, and are kept anew', () => {
    for (const broken of ['{', '{}', 'null', '7']) {
      local.setItem('odyssey.seats', broken);
      expect(heldTables()).toEqual([]);
    }
    holdTokens('AB2C', [ONE]);
    expect(heldTables()).toMatchObject([{ code: 'AB2C', tokens: [ONE] }]);
  });

  it('the device’s own secret, made once and kept', () => {
    const secret = deviceSecret();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(deviceSecret()).toBe(secret);
    expect(local.getItem('odyssey.device')).toBe(secret);
    // Another tab of the same browser reads the same value.
    const other = newToken();
    local.setItem('odyssey.device', other);
    expect(deviceSecret()).toBe(other);
  });

  it('a secret that the server would not take is made anew', () => {
    local.setItem('odyssey.device', 'short');
    const secret = deviceSecret();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(local.getItem('odyssey.device')).toBe(secret);
  });

  it('the name', () => {
    local.setItem('odyssey.name', 'Ann');
    expect(lastName()).toBe('Ann');
    keepName('Bea');
    expect(local.getItem('odyssey.name')).toBe('Bea');
  });

  it('the cover of the true board, for this tab', () => {
    tab.setItem('odyssey.covered.AB2C', 'yes');
    const cover = new CoverState('AB2C');
    expect(cover.closed).toBe(true);
    expect(new CoverState('CD5F').closed).toBe(false);
    cover.lift();
    expect(tab.getItem('odyssey.covered.AB2C')).toBeNull();
    cover.close();
    expect(tab.getItem('odyssey.covered.AB2C')).toBe('yes');
    expect(local.texts.size).toBe(0);
  });

  it('the language', async () => {
    // Load the module again, because it keeps the language in memory. Another test in this process may have chosen a
    // language while nothing could be stored.
    vi.resetModules();
    const { language } = await import('../../client/text/catalogue.svelte.ts');
    vi.stubGlobal('navigator', { languages: ['de-AT'] });
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    local.setItem('odyssey.language', 'it');
    await language.start();
    expect(language.current).toBe('it');
    local.setItem('odyssey.language', 'tlh');
    await language.start();
    expect(language.current).toBe('de');
    await language.choose('en');
    expect(local.getItem('odyssey.language')).toBe('en');
  });

  it('the switches', async () => {
    vi.stubGlobal('navigator', {});
    local.setItem('odyssey.sound', 'off');
    local.setItem('odyssey.voice', 'on');
    vi.resetModules();
    const { settings } = await import('../../client/feedback/settings.svelte.ts');
    expect([settings.sound.on, settings.voice.on, settings.touch.on]).toEqual([false, true, true]);
    settings.touch.on = false;
    expect(settings.touch.on).toBe(false);
    expect(local.getItem('odyssey.touch')).toBe('off');
  });
});
