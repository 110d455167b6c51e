/** Keys that move a seat to another device: every reason for refusing to make or use a key, each with a case. */
import { describe, expect, it } from 'vitest';
import { decideTakeover } from '../../shared/table/admission.ts';
import { offerOf, whyNoOffer, whyNoTakeover, type Offer } from '../../shared/table/rules/devices.ts';
import type { Sight } from '../../shared/table/rules/sightings.ts';
import { freed, playing, seated } from '../helpers/evenings.ts';
import { freeze } from '../helpers/refusing.ts';
import type { Evening } from '../helpers/tables.ts';

/** A table where everyone knows that Pia was first Poseidon and then a Navigator. */
const both = () =>
  freed('pia').letsIn('ann', 'pia').does('pia', { type: 'sit', seat: 'navigators', knowing: true });

type Who = readonly string[];

describe('a key', () => {
  const ALL = ['ann', 'ben', 'pia', 'eve'];
  const offers: readonly [what: string, player: string, company: Who, present: Who, expected: unknown][] = [
    ["is one's own to make", 'ben', ['ben'], ALL, { player: 'ben' }],
    ['is made for each player of a device', 'pia', ['ben', 'pia'], ALL, { player: 'pia' }],
    ["is the host's, for who is away", 'pia', ['ann'], ['ann', 'ben'], { player: 'pia', by: 'ann' }],
    ['is not for a player who is present', 'pia', ['ann'], ALL, 'player-present'],
    ["is not another's to make", 'pia', ['ben'], ['ann', 'ben'], 'no-such-seat'],
    ["is not an onlooker's without a name", 'pia', [], ['ann'], 'no-such-seat'],
    ['is not made by a deputy of an absent host', 'ann', ['ben'], ['ben'], 'no-such-seat'],
    ['is not for somebody who never joined', 'zoe', ['ann'], ALL, 'no-such-player'],
  ];
  it.each(offers)('%s', (_, player, company, present, expected) => {
    const { table } = seated();
    const device = { company, present };
    expect(whyNoOffer(table, player, device) ?? offerOf(table, player, device)).toEqual(expected);
  });

  it("for Poseidon's seat in a running game can be made by him only", () => {
    const { table } = playing();
    expect(whyNoOffer(table, 'pia', { company: ['ann'], present: ['ann'] })).toBe('game-running');
    expect(whyNoOffer(table, 'pia', { company: ['pia'], present: ['ann', 'pia'] })).toBeNull();
    expect(whyNoOffer(table, 'ben', { company: ['ann'], present: ['ann'] })).toBeNull();
  });
});

interface Device {
  readonly company?: Who;
  readonly present?: Who;
  readonly saw?: readonly Sight[];
  readonly knowing?: boolean;
}
const device = ({ company = [], present = [], saw = [], knowing = false }: Device) => ({
  company,
  present,
  saw,
  knowing,
});

describe('a device that brings a key', () => {
  const ANNS: Offer = { player: 'ann' };
  const PIAS: Offer = { player: 'pia' };
  const cases: readonly [string, evening: () => Evening, Offer, Device, refusal: string | null][] = [
    ['knows nothing', playing, ANNS, {}, null],
    ['holds a player of the same side', playing, ANNS, { company: ['ben'] }, null],
    ['holds an onlooker', playing, ANNS, { company: ['eve'] }, null],
    ['holds Poseidon, for a Navigator', playing, ANNS, { company: ['pia'] }, 'knows-other-side'],
    ['holds a Navigator, for Poseidon', playing, PIAS, { company: ['eve', 'ann'] }, 'knows-other-side'],
    [
      'held Poseidon, whose seat was freed',
      () => freed('pia'),
      ANNS,
      { company: ['pia'] },
      'knows-other-side',
    ],
    ['was the big screen, for a Navigator', playing, ANNS, { saw: ['truth'] }, 'knows-other-side'],
    ['was the big screen, for Poseidon', playing, PIAS, { saw: ['truth'] }, null],
    ['was the big screen, for an onlooker', playing, { player: 'eve' }, { saw: ['truth'] }, null],
    ['was the big screen, for who has been both', both, PIAS, { saw: ['truth'] }, 'knows-other-side'],
    ['holds a Navigator, for who has been both', both, PIAS, { company: ['ann'] }, 'knows-other-side'],
    ['has been asked', playing, ANNS, { company: ['pia'], saw: ['truth'], knowing: true }, null],
    ['holds Poseidon of the next game', seated, ANNS, { company: ['pia'] }, null],
    ['holds Poseidon of the last game', () => playing().ends(), ANNS, { company: ['pia'] }, null],
    ["has the host's key, of who is away", playing, { player: 'ben', by: 'ann' }, { present: ['ann'] }, null],
    [
      "has the host's key, made before the game, for Poseidon who is away",
      playing,
      { player: 'pia', by: 'ann' },
      { present: ['ann'] },
      'no-such-offer',
    ],
    [
      "has the host's key, of who is back",
      playing,
      { player: 'ben', by: 'ann' },
      { present: ['ann', 'ben'] },
      'no-such-offer',
    ],
    ["has the player's own key, who is there", playing, PIAS, { present: ['ann', 'pia'] }, null],
    [
      'has the key of who has left',
      () => seated().does('eve', { type: 'leave' }),
      { player: 'eve' },
      {},
      'no-such-player',
    ],
  ];
  it.each(cases)('%s', (_, evening, offer, seen, refusal) => {
    const table = freeze(evening().table);
    expect(whyNoTakeover(table, offer, device(seen))).toBe(refusal);
    expect(decideTakeover(table, offer, device(seen))).toMatchObject(
      refusal === null ? { ok: true } : { ok: false, refusal },
    );
  });
});

describe('the events', () => {
  const toldOf = (evening: Evening, offer: Offer, seen: Device) =>
    decideTakeover(evening.table, offer, device(seen));
  it('name the player, and nothing of the key', () => {
    const kept = { player: 'ann', until: 1_000, key: 'WRNKKK25' };
    expect(toldOf(playing(), kept, {})).toEqual({
      ok: true,
      events: [{ type: 'device-changed', player: 'ann' }],
    });
  });
  it('say that the device has seen the other side, and whose key it was', () => {
    expect(toldOf(playing(), { player: 'ben', by: 'ann' }, { saw: ['truth'], knowing: true })).toEqual({
      ok: true,
      events: [{ type: 'device-changed', player: 'ben', knowing: true, by: 'ann' }],
    });
  });
  it('do not say so if the device only claims it', () => {
    expect(toldOf(playing(), { player: 'ben' }, { knowing: true })).toEqual({
      ok: true,
      events: [{ type: 'device-changed', player: 'ben' }],
    });
  });
});
