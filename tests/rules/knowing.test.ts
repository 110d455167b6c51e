/**
 * The record of a game shows what players did after they had seen the other side's secrets. Also tests who becomes the
 * host when the host is away for days.
 */
import { describe, expect, it } from 'vitest';
import { nextHost } from '../../shared/table/rules/host.ts';
import { whyNoScreen } from '../../shared/table/rules/olympus.ts';
import { hasSeenHidden, sightOf, type Sight } from '../../shared/table/rules/sightings.ts';
import { Evening } from '../helpers/tables.ts';

const playing = () =>
  new Evening(['ann', 'ben', 'pia', 'eve'])
    .seats('pia', 'ann', 'ben')
    .does('ann', { type: 'begin-game' })
    .happens({ type: 'let-in', player: 'eve', by: 'ann' });
const SIT = { type: 'sit', seat: 'navigators' } as const;

describe('the list of players who know the other side', () => {
  it('is empty at first', () => {
    expect(playing().game.knowing).toEqual([]);
  });

  it('has those who took a seat or changed device knowing it, or whose device saw both sides: each once', () => {
    const evening = playing().does('eve', { ...SIT, knowing: true }, { saw: ['poseidon'] });
    expect(evening.game.knowing).toEqual(['eve']);
    evening.happens({ type: 'device-changed', player: 'ann', knowing: true });
    evening.happens({ type: 'knows-other-side', player: 'ben' });
    evening.happens({ type: 'device-changed', player: 'ann', knowing: true });
    expect(evening.game.knowing).toEqual(['eve', 'ann', 'ben']);
  });

  it('has nobody who only claims to, nor who changes device without having seen it', () => {
    const evening = playing().does('eve', { ...SIT, knowing: true });
    evening.happens({ type: 'device-changed', player: 'ann' });
    expect(evening.game.knowing).toEqual([]);
  });

  it('stays in the record of that game, and in no other', () => {
    const evening = playing().does('eve', { ...SIT, knowing: true }, { saw: ['truth'] });
    evening.ends().happens({ type: 'device-changed', player: 'ann', knowing: true });
    expect(evening.game.knowing).toEqual(['eve']);
    evening.does('ann', { type: 'begin-game' });
    expect(evening.table.games.map(({ knowing }) => knowing)).toEqual([['eve'], []]);
  });
});

describe('what is hidden', () => {
  const cases: readonly [side: 'poseidon' | 'navigators' | 'both', hidden: readonly Sight[]][] = [
    ['poseidon', ['navigators']],
    ['navigators', ['poseidon', 'truth']],
    ['both', ['poseidon', 'navigators', 'truth']],
  ];
  it.each(cases)('from %s', (side, hidden) => {
    for (const sight of ['poseidon', 'navigators', 'truth'] as const)
      expect(hasSeenHidden([sight], side)).toBe(hidden.includes(sight));
    expect(hasSeenHidden([], side)).toBe(false);
  });

  it('is nothing that a spectator sees, and everything on the big screen', () => {
    const audiences = ['poseidon', 'navigators', 'onlookers', 'olympus'] as const;
    expect(audiences.map(sightOf)).toEqual(['poseidon', 'navigators', null, 'truth']);
  });
});

describe('a big screen', () => {
  const device = { hasSecret: true, saw: [], isFull: false };
  it.each([
    ['that has seen nothing', device, null],
    ["that is Poseidon's", { ...device, saw: ['poseidon'] }, null],
    ["that was a Navigator's", { ...device, saw: ['truth', 'navigators'] }, 'navigator'],
    ['that sends no device secret', { ...device, hasSecret: false }, 'no-device'],
    ['too many', { ...device, isFull: true }, 'too-many'],
    ['that was there before the limit was reached', { ...device, saw: ['truth'], isFull: true }, null],
  ] as const)('%s', (_, seen, why) => {
    expect(whyNoScreen(seen)).toBe(why);
  });
});

describe('the next host', () => {
  it('is the other player who has been here longest, or nobody', () => {
    const evening = new Evening(['ann', 'ben', 'pia']);
    expect(nextHost(evening.table)).toBe('ben');
    expect(nextHost(new Evening(['ann']).table)).toBeNull();
    evening.happens({ type: 'host-passed', player: 'ben' });
    expect([evening.table.host, nextHost(evening.table)]).toEqual(['ben', 'ann']);
  });

  it('has not allowed the big screen', () => {
    const evening = playing().does('ann', { type: 'allow-olympus', allowed: true });
    evening.does('pia', { type: 'allow-olympus', allowed: true });
    evening.happens({ type: 'host-passed', player: 'ben' });
    expect(evening.table.olympus).toEqual({ host: false, poseidon: true });
    expect(evening.table.players.map(({ id }) => id)).toEqual(['ann', 'ben', 'pia', 'eve']);
  });
});
