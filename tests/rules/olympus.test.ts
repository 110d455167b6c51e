/** The players who may allow the big screen to show the true board, and when the permission ends. */
import { describe, expect, it } from 'vitest';
import { audienceOf, olympusIsOpen } from '../../shared/table/queries.ts';
import { playing } from '../helpers/evenings.ts';
import { Evening } from '../helpers/tables.ts';

const ALLOW = { type: 'allow-olympus', allowed: true } as const;
const HOSTS = { type: 'olympus-allowed', by: 'host', allowed: true } as const;
const POSEIDONS = { type: 'olympus-allowed', by: 'poseidon', allowed: true } as const;

const both = () => playing().does('ann', ALLOW).does('pia', ALLOW);

describe('the big screen', () => {
  const allowed = (evening: Evening) => evening.table.olympus;
  it('needs the host and Poseidon', () => {
    expect(allowed(both())).toEqual({ host: true, poseidon: true });
    const once = both().does('pia', { type: 'allow-olympus', allowed: false });
    expect(allowed(once)).toEqual({ host: true, poseidon: false });
  });
  it('needs one permission if the host is Poseidon', () => {
    const evening = new Evening(['pia', 'ann']).seats('pia', 'ann').does('pia', { type: 'begin-game' });
    evening.does('pia', ALLOW);
    expect(allowed(evening)).toEqual({ host: true, poseidon: true });
  });
  it("needs Poseidon's permission again for each game", () => {
    const next = both().ends().does('ann', { type: 'begin-game' });
    expect(allowed(next)).toEqual({ host: true, poseidon: false });
  });
  it('closes when Poseidon loses the seat, because a successor was not asked', () => {
    const evening = both().does('ann', { type: 'free-seat', player: 'pia' });
    expect(allowed(evening)).toEqual({ host: true, poseidon: false });
    evening.letsIn('ann', 'eve').does('eve', { type: 'sit', seat: 'poseidon' });
    expect(allowed(evening)).toEqual({ host: true, poseidon: false });
  });
  it('stays open when somebody else leaves', () => {
    expect(allowed(both().does('eve', { type: 'leave' }))).toEqual({ host: true, poseidon: true });
  });
  it('closes when the host leaves', () => {
    const evening = both().does('ann', { type: 'free-seat', player: 'ann' }).does('ann', { type: 'leave' });
    expect(evening.table.host).toBe('ben');
    expect(allowed(evening)).toEqual({ host: false, poseidon: true });
  });
});

describe('what the big screen shows', () => {
  it.each([
    ['is nothing hidden while nobody has allowed it', playing, false, 'onlookers'],
    [
      'is nothing hidden by the word of the host alone',
      () => playing().does('ann', ALLOW),
      false,
      'onlookers',
    ],
    [
      'is nothing hidden by the word of Poseidon alone',
      () => playing().does('pia', ALLOW),
      false,
      'onlookers',
    ],
    ['is the true board if both allow it', both, true, 'olympus'],
    [
      'is nothing hidden before the first game',
      () => new Evening(['pia']).happens(HOSTS, POSEIDONS),
      false,
      'onlookers',
    ],
    // A screen that has shown a game to its end continues to show it. No new screen can be opened for that game.
    ['is the true board after the game too', () => both().ends(), false, 'olympus'],
  ] as const)('%s', (_, evening, isOpen, audience) => {
    const { table } = evening();
    expect([olympusIsOpen(table), audienceOf(table, [], true)]).toEqual([isOpen, audience]);
  });
});
