/** The audience of a device depends only on the seats of the device's players. */
import { expect, it } from 'vitest';
import { audienceOf } from '../../shared/table/queries.ts';
import { Evening } from '../helpers/tables.ts';

/** Ann is the host and a Navigator, Ben is another Navigator, Pia is Poseidon, and Eve is a spectator. */
const seated = () => new Evening(['ann', 'ben', 'pia', 'eve']).seats('pia', 'ann', 'ben');
const playing = () => seated().does('ann', { type: 'begin-game' });
const allowed = () =>
  playing()
    .does('ann', { type: 'allow-olympus', allowed: true })
    .does('pia', { type: 'allow-olympus', allowed: true });
const freed = (player: string) => playing().does('ann', { type: 'free-seat', player });

it.each([
  ['Poseidon, in the game', playing, ['pia'], 'poseidon'],
  ['a Navigator', playing, ['ben'], 'navigators'],
  ['an onlooker with a name', playing, ['eve'], 'onlookers'],
  ['nobody', playing, [], 'onlookers'],
  ['a player of either side: both are theirs to see', playing, ['ann', 'pia'], 'poseidon'],
  ['Poseidon before any game', seated, ['pia'], 'onlookers'],
  ['Poseidon of a game that is over', () => playing().ends(), ['pia'], 'poseidon'],
  ['Poseidon whose seat was freed', () => freed('pia'), ['pia'], 'onlookers'],
  ['a Navigator whose seat was freed', () => freed('ben'), ['ben'], 'onlookers'],
] as const)('a device that holds %s', (_, evening, players, audience) => {
  expect(audienceOf(evening().table, players, false)).toBe(audience);
});

it.each([
  ['that holds nobody, if it is allowed', allowed, [], 'olympus'],
  ['that is not allowed', playing, [], 'onlookers'],
  ["after the game, which is everybody's to see", () => allowed().ends(), [], 'olympus'],
  ['in the next game', () => allowed().ends().does('ann', { type: 'begin-game' }), [], 'onlookers'],
  ["that holds a Navigator: it stays on the Navigators' side", allowed, ['ann'], 'navigators'],
  ['that holds an onlooker', allowed, ['eve'], 'onlookers'],
] as const)('a device that asks to be the big screen, %s', (_, evening, players, audience) => {
  expect(audienceOf(evening().table, players, true)).toBe(audience);
});
