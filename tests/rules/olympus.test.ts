/** Who allows the big screen that shows the truth, and when that word is spent. */
import { describe, expect, it } from 'vitest';
import { Evening } from '../helpers/tables.ts';

/** Ann is the host and a Navigator, Ben another, Pia is Poseidon, Eve looks on. */
const playing = () =>
  new Evening(['ann', 'ben', 'pia', 'eve']).seats('pia', 'ann', 'ben').does('ann', { type: 'begin-game' });

describe('the big screen', () => {
  const allowed = (evening: Evening) => evening.table.olympus;
  const both = () =>
    playing()
      .does('ann', { type: 'allow-olympus', allowed: true })
      .does('pia', { type: 'allow-olympus', allowed: true });
  it('takes both', () => {
    expect(allowed(both())).toEqual({ host: true, poseidon: true });
    const once = both().does('pia', { type: 'allow-olympus', allowed: false });
    expect(allowed(once)).toEqual({ host: true, poseidon: false });
  });
  it('takes one word of who is both', () => {
    const evening = new Evening(['pia', 'ann']).seats('pia', 'ann').does('pia', { type: 'begin-game' });
    evening.does('pia', { type: 'allow-olympus', allowed: true });
    expect(allowed(evening)).toEqual({ host: true, poseidon: true });
  });
  it("needs Poseidon's word for each game anew", () => {
    const next = both().ends().does('ann', { type: 'begin-game' });
    expect(allowed(next)).toEqual({ host: true, poseidon: false });
  });
  it('goes dark when Poseidon loses the seat: a successor was never asked', () => {
    const evening = both().does('ann', { type: 'free-seat', player: 'pia' });
    expect(allowed(evening)).toEqual({ host: true, poseidon: false });
    evening.letsIn('ann', 'eve').does('eve', { type: 'sit', seat: 'poseidon' });
    expect(allowed(evening)).toEqual({ host: true, poseidon: false });
  });
  it('goes dark when the host has left', () => {
    const evening = both().does('ann', { type: 'free-seat', player: 'ann' }).does('ann', { type: 'leave' });
    expect(evening.table.host).toBe('ben');
    expect(allowed(evening)).toEqual({ host: false, poseidon: true });
  });
});
