/** Signals between Navigators reach no one else. */
import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../shared/wire/signals.ts';
import { useCompany } from '../helpers/company.ts';
import { isGone, type Guest } from '../helpers/guests.ts';
import { heardBy } from '../helpers/packets.ts';

const gather = useCompany();

describe('a signal', () => {
  it("reaches the other Navigators' devices and no others", async () => {
    const company = await gather(3);
    const { host, poseidon, crew, onlooker } = company;
    const player = host.player;
    const signals = [
      { type: 'ping', square: 'c4' },
      ...PHRASES.map((phrase) => ({ type: 'phrase', phrase })),
    ];
    const [poseidons, onlookers, ...crews] = await heardBy([poseidon, onlooker, ...crew], async () => {
      for (const signal of signals)
        expect(await host.ask('signal', { player, signal })).toEqual({ ok: true });
    });
    expect(poseidons).toEqual([]);
    expect(onlookers).toEqual([]);
    expect(crews).toHaveLength(2);
    for (const heard of crews) {
      expect(heard).toEqual(signals.map((signal) => `2${JSON.stringify(['signalled', { player, signal }])}`));
    }
    // Signals are not stored.
    const again = JSON.stringify((await host.attend()).feeds);
    expect(host.signals).toEqual([]);
    expect(again).not.toContain('ping');
  });

  it('is refused to who is no Navigator of a running game', async () => {
    const company = await gather(2);
    const { host, poseidon, crew, onlooker } = company;
    const [other] = crew;
    const signal = { type: 'phrase', phrase: 'wait' };
    const heard = await heardBy([other ?? host], async () => {
      const by = (guest: Guest, player = guest.player) => guest.ask('signal', { player, signal });
      expect(await by(poseidon)).toEqual({ ok: false, refusal: 'wrong-side' });
      expect(await by(poseidon, host.player)).toEqual({ ok: false, refusal: 'no-such-seat' });
      expect(await by(onlooker, host.player)).toEqual({ ok: false, refusal: 'no-such-seat' });
      expect(await by(company.device(), host.player)).toEqual({ ok: false, refusal: 'not-attending' });
    });
    expect(heard).toEqual([[]]);
    await host.does({ type: 'abandon-game' });
    expect(await host.ask('signal', { player: host.player, signal })).toEqual({
      ok: false,
      refusal: 'no-game-running',
    });
  });

  it('stops with the seat', async () => {
    const company = await gather(2);
    const { host, crew } = company;
    const [other] = crew;
    if (!other) throw new Error('nobody');
    other.close();
    await isGone(host, other);
    await host.does({ type: 'free-seat', player: other.player });
    const back = other.again();
    await back.attend();
    const ping = { player: host.player, signal: { type: 'ping', square: 'a1' } };
    const heard = await heardBy([back], () => host.ask('signal', ping));
    expect(heard).toEqual([[]]);
    const own = { player: other.player, signal: { type: 'ping', square: 'a1' } };
    expect(await back.ask('signal', own)).toEqual({ ok: false, refusal: 'wrong-side' });
    back.close();
  });
});
