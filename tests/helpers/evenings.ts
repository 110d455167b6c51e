/**
 * Common starting points for tests: Ann is the host and a Navigator, Ben is another, Pia is Poseidon, Eve is
 * a spectator.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import { Evening } from './tables.ts';

/** The command that begins a series of these four. */
export const SERIES = { type: 'begin-series', order: 'lot', boards: 'same', sameVariants: true } as const;

/** All four are at the table without seats. */
export const gathered = () => new Evening(['ann', 'ben', 'pia', 'eve']);
export const seated = () => gathered().seats('pia', 'ann', 'ben');
export const playing = () => seated().does('ann', { type: 'begin-game' });
/** A table whose game has ended. */
export const played = () => playing().ends('red');
export const competing = () =>
  seated().does('ann', { type: 'choose-mode', mode: 'competing' }).does('ann', { type: 'begin-game' });
/** A table where a series has begun, but none of its games. */
export const inSeries = () => seated().does('ann', SERIES);
/** A running game in which these players have lost their seats. */
export const freed = (...players: readonly PlayerId[]) =>
  players.reduce((evening, player) => evening.does('ann', { type: 'free-seat', player }), playing());
/** A running game in which every seat has become empty. */
export const deserted = () => freed('pia', 'ben', 'ann');
/** A running game into which a spectator was let, who may now take a seat. */
export const letIn = (player: PlayerId, evening = playing()) => evening.letsIn('ann', player);
