/**
 * How long an opponent takes over a move. Secrecy: the time depends only on what everybody sees, and on chance. A thought
 * that is ready too late waits for the next of some fixed moments, so that its own length hardly shows.
 */
import type { Random } from '../../shared/random.ts';
import type { Clock } from '../../shared/table/table.ts';
import type { Due } from './due.ts';

/** In seconds, on average. */
export const USUAL_PACE = 3;
export const SLOWEST_PACE = 60;

/** Factors: for placing tiles, for a move that makes reports fade, and for a move that people could make as well. */
const FOR_PLACING = 1.5;
const FOR_READING = 3;
const FOR_PEOPLE = 4;

/** The step between the moments at which a late thought may be answered, as a part of the pace. */
const LATER = 1 / 3;

/** The most of a clock's time that an opponent takes. */
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
 * How much longer to wait with a thought that came late, in ms. Its length may depend on hidden things, so the move comes
 * at fixed steps after the time that was drawn, and tells only how many of them were needed.
 * @param lateMs how late it was
 * @param pace in seconds, on average; 0: no wait
 */
export function waitsOnMs(lateMs: number, pace: number): number {
  const raster = 1000 * pace * LATER;
  return raster === 0 ? 0 : Math.max(1, Math.ceil(lateMs / raster)) * raster - lateMs;
}
