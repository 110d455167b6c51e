/**
 * How long an opponent takes over a move, as a person would. Secrecy: the time depends on nothing but what everybody
 * sees, and on chance; what it thinks meanwhile is done before, and what comes late waits for the next moment of a raster.
 */
import type { Random } from '../../shared/random.ts';
import type { Clock } from '../../shared/table/table.ts';
import type { Due } from './due.ts';

/** In seconds, on average. */
export const USUAL_PACE = 3;
export const SLOWEST_PACE = 60;

/** So much longer when something is to be placed, when replies fade with the move, and when people could do it as well. */
const FOR_PLACING = 1.5;
const FOR_READING = 3;
const FOR_PEOPLE = 4;

/** A thought that was not ready in time is answered a third of the pace later, or two thirds, and so on. */
const LATER = 1 / 3;

/** No opponent takes more of the time that a clock gives. */
const OF_THE_CLOCK = 1 / 3;

/**
 * How long to take over a turn, in ms.
 * @param pace in seconds, on average; 0: none at all
 */
export function takesMs(due: Due, clock: Clock | null, pace: number, random: Random): number {
  const longer =
    (due.isOpening ? FOR_PLACING : 1) *
    (due.isForgetting ? FOR_READING : 1) *
    (due.isAnybodys ? FOR_PEOPLE : 1);
  const seconds = pace * (0.6 + 0.8 * random()) * longer;
  const given = clock && (due.side === 'poseidon' || due.isOpening ? clock.poseidon : clock.order);
  return 1000 * Math.min(seconds, given === null ? Infinity : given * OF_THE_CLOCK);
}

/**
 * How long to wait on with a thought that came late, in ms: till the next moment of a raster that everybody may know. How
 * long it took may depend on what is hidden; when the move comes tells no more of it than which third of the pace it was.
 * @param lateMs by how much it was late
 * @param pace in seconds, on average; 0: no time is waited
 */
export function waitsOnMs(lateMs: number, pace: number): number {
  const raster = 1000 * pace * LATER;
  return raster === 0 ? 0 : Math.max(1, Math.ceil(lateMs / raster)) * raster - lateMs;
}
