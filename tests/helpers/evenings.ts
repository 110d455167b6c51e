/**
 * Tables from which many tests start. Ann is the host and a Navigator, Ben is a Navigator too, Pia is Poseidon, and Eve
 * is a spectator.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import { Evening } from './tables.ts';

/** The command that begins a series of these people. */
export const SERIES = { type: 'begin-series', order: 'lot', boards: 'same', sameVariants: true } as const;

/** A table with all four people, none of whom has a seat. */
export const gathered = () => new Evening(['ann', 'ben', 'pia', 'eve']);
export const seated = () => gathered().seats('pia', 'ann', 'ben');
export const playing = () => seated().does('ann', { type: 'begin-game' });
/** A table whose game has ended. */
export const played = () => playing().ends('red');
export const competing = () =>
  seated().does('ann', { type: 'choose-mode', mode: 'competing' }).does('ann', { type: 'begin-game' });
/** A table where a series has begun, but none of its games has. */
export const inSeries = () => seated().does('ann', SERIES);
/** A running game in which these players have lost their seats. */
export const freed = (...players: readonly PlayerId[]) =>
  players.reduce((evening, player) => evening.does('ann', { type: 'free-seat', player }), playing());
/** A running game in which every seat has become empty. */
export const deserted = () => freed('pia', 'ben', 'ann');
/** A running game that this spectator has been let into. The spectator may now take a seat. */
export const letIn = (player: PlayerId, evening = playing()) => evening.letsIn('ann', player);
