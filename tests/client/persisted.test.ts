/** What a device remembers: what others have stored is read as it stands, and nothing breaks where nothing is kept. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoverState } from '../../client/screens/poseidon/cover.svelte.ts';
import {
  deviceSecret,
  dropTable,
  heldTables,
  holdTokens,
  keepName,
  keepSeat,
  lastName,
  newToken,
} from '../../client/lib/held-seats.ts';
import { Persisted, TEXT } from '../../client/lib/persisted.ts';

/** A storage of a browser. */
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
  const count = () =>
    new Persisted({
      key: 'count',
      fallback: 7,
      format: { parse: (text) => JSON.parse(text) as number | undefined, write: (value) => `${value}` },
    });

  it('is its fallback as long as nothing is kept, or nothing that can be read', () => {
    expect(count().value).toBe(7);
    local.setItem('count', '{');
    expect(count().value).toBe(7);
    const picky = { parse: () => undefined, write: TEXT.write };
    expect(new Persisted<string>({ key: 'count', fallback: '?', format: picky }).value).toBe('?');
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
      fallback: '',
      format: TEXT,
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
});

describe('what devices have stored lives on', () => {
  it('seats', () => {
    const stored = [
      { code: 'AB2C', tokens: ['one', 'two'], at: 5 },
      { code: 'CD5F', tokens: ['three'], at: 9 },
    ];
    local.setItem('odyssey.seats', JSON.stringify([...stored, { code: 'EF6G' }, null]));
    expect(heldTables().map(({ code }) => code)).toEqual(['CD5F', 'AB2C']);
    keepSeat('AB2C', 'four');
    dropTable('CD5F');
    const kept = JSON.parse(local.getItem('odyssey.seats') ?? '') as object[];
    expect(kept).toEqual([{ code: 'AB2C', tokens: ['one', 'two', 'four'], at: expect.any(Number) }]);
  });

  it('seats that cannot be read are none, and are kept anew', () => {
    for (const broken of ['{', '{}', 'null', '7']) {
      local.setItem('odyssey.seats', broken);
      expect(heldTables()).toEqual([]);
    }
    holdTokens('AB2C', ['one']);
    expect(heldTables()).toMatchObject([{ code: 'AB2C', tokens: ['one'] }]);
  });

  it('the device’s own secret, made once and kept', () => {
    const secret = deviceSecret();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(deviceSecret()).toBe(secret);
    expect(local.getItem('odyssey.device')).toBe(secret);
    // Another tab of the same browser reads it there.
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
