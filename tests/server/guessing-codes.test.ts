/** Somebody who guesses the codes of tables is stopped. Devices that remember old tables are not. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/gateway/limits.ts';
import { granted, newToken, NOTHING } from '../helpers/client.ts';
import { CODES, oneAfterTheOther, refusals, STRANGER, useLimitedServer } from '../helpers/limited-servers.ts';

const { open, client, company } = useLimitedServer();

describe('a stranger who asks for all codes', () => {
  const most = LIMITS.rates.misses[0]?.most ?? 0;

  it('is stopped, and not told of the table that there is, while all others go on', async () => {
    await open({ proxies: 1 });
    const { host } = await company();
    const { code } = host;
    const stranger = client(STRANGER);
    const asks = [
      (code: string) => stranger.ask('look', { code, tokens: [] }),
      (code: string) => stranger.ask('join', { code, token: newToken(), name: 'Eve' }),
      (code: string) => stranger.ask('attend', { code, tokens: [], have: NOTHING }),
      (code: string) => stranger.ask('change-device', { code, key: 'CCCCCCCC', token: newToken() }),
    ];
    const found = await oneAfterTheOther(CODES.length, (i) => {
      const ask = asks[i % asks.length];
      return ask ? ask(CODES[i] ?? '') : Promise.reject(new Error('nothing to ask'));
    });
    expect(refusals(found).filter((refusal) => refusal === 'no-such-table')).toHaveLength(most);
    expect(new Set(refusals(found).slice(most))).toEqual(new Set(['too-many-requests']));
    for (const ask of asks) expect(await ask(code)).toMatchObject({ refusal: 'too-many-requests' });
    // Reconnecting doesn't reset the limit.
    const again = client(STRANGER);
    expect(await again.ask('look', { code, tokens: [] })).toMatchObject({ refusal: 'too-many-requests' });
    // The holder of a seat can still return, even from this address.
    const back = client(STRANGER);
    Object.assign(back, { token: host.token, player: host.player, code });
    expect((await back.attend()).players).toEqual([host.player]);
    expect(await back.ask('look', { code, tokens: [host.token] })).toMatchObject({ ok: true });
    // Other addresses are not affected.
    expect(await client().ask('look', { code, tokens: [] })).toMatchObject({ ok: true });
    expect(await client('203.0.113.7').ask('look', { code, tokens: [] })).toMatchObject({ ok: true });
  });

  it('is not somebody else for saying so', async () => {
    await open();
    const found = await oneAfterTheOther(CODES.length, (i) => {
      const stranger = client(`198.51.100.${i}`);
      return stranger.ask('look', { code: CODES[i], tokens: [] });
    });
    expect(refusals(found).filter((refusal) => refusal === 'no-such-table')).toHaveLength(most);
  });
});

describe('devices that remember old tables', () => {
  const most = LIMITS.rates.misses[0]?.most ?? 0;

  it('ask for them again and again, and take nothing from what their household may mistype', async () => {
    await open();
    const host = client();
    const code = await host.make();
    const old = CODES.filter((one) => one !== code);
    for (let device = 0; device < 5; device++) {
      const own = client();
      const token = newToken();
      for (let times = 0; times < 2; times++)
        for (const one of old.slice(device * 15, device * 15 + 20))
          expect(await own.ask('look', { code: one, tokens: [token] })).toEqual({
            ok: false,
            refusal: 'no-such-table',
          });
      granted(await own.ask('look', { code, tokens: [] }));
    }
    const mistyping = await oneAfterTheOther(most + 1, (i) => host.ask('look', { code: old[i], tokens: [] }));
    expect(refusals(mistyping)).toEqual([...Array<string>(most).fill('no-such-table'), 'too-many-requests']);
  });

  it('learn of no table where they hold no seat: tokens at random guess nothing', async () => {
    await open();
    const host = client();
    const code = await host.make();
    const eve = client();
    const nothing = { ok: false, refusal: 'no-such-table' };
    const look = (one: string, ...tokens: string[]) => eve.ask('look', { code: one, tokens });
    const none = CODES.find((one) => one !== code) ?? '';
    expect(await look(code, newToken())).toEqual(nothing);
    expect(await look(none, newToken())).toEqual(nothing);
    expect(await look(code, newToken(), host.token)).toMatchObject({ ok: true, seat: null });
    // With a wrong token, the answers are still the same once the address has used up its allowance of `look` requests.
    await oneAfterTheOther(most + 1, (i) => look(CODES.filter((one) => one !== code)[i] ?? ''));
    expect(await look(code)).toMatchObject({ refusal: 'too-many-requests' });
    expect(await look(code, newToken())).toEqual(nothing);
    expect(await look(none, newToken())).toEqual(nothing);
  });

  it('use up one miss for a code, however often they come back to its page', async () => {
    await open();
    const host = client();
    const code = await host.make();
    const [gone = '', ...others] = CODES.filter((one) => one !== code);
    const attend = () => host.ask('attend', { code: gone, tokens: [newToken()], have: NOTHING });
    const back = await oneAfterTheOther(20, attend);
    expect(new Set(refusals(back))).toEqual(new Set(['no-such-table']));
    const rest = await oneAfterTheOther(most, (i) => host.ask('look', { code: others[i], tokens: [] }));
    expect(refusals(rest).indexOf('too-many-requests')).toBe(most - 1);
    expect(await attend()).toMatchObject({ refusal: 'too-many-requests' });
  });
});
