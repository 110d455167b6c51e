/** Evenings that many cases begin with: Ann is the host and a Navigator, Ben another, Pia is Poseidon, Eve looks on. */
import type { PlayerId } from '../../shared/game/game.ts';
import { Evening } from './tables.ts';

/** A series of these four's, for whoever may begin it. */
export const SERIES = { type: 'begin-series', order: 'lot', boards: 'same', sameVariants: true } as const;

/** All four are at the table, nobody sits. */
export const gathered = () => new Evening(['ann', 'ben', 'pia', 'eve']);
export const seated = () => gathered().seats('pia', 'ann', 'ben');
export const playing = () => seated().does('ann', { type: 'begin-game' });
/** The game has ended. */
export const played = () => playing().ends('red');
export const competing = () =>
  seated().does('ann', { type: 'choose-mode', mode: 'competing' }).does('ann', { type: 'begin-game' });
/** A series has begun, and none of its games. */
export const inSeries = () => seated().does('ann', SERIES);
/** A game in which these have lost their seats. */
export const freed = (...players: readonly PlayerId[]) =>
  players.reduce((evening, player) => evening.does('ann', { type: 'free-seat', player }), playing());
/** A game in which nobody sits any more. */
export const deserted = () => freed('pia', 'ben', 'ann');
/** Somebody who looks on has knocked, and may sit down. */
export const letIn = (player: PlayerId, evening = playing()) => evening.letsIn('ann', player);
