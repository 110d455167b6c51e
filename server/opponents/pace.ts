/**
 * Decides how long an opponent takes over a move: about as long as a person would. To keep secrets, the time depends
 * only on what everybody sees, on chance, and on how long opponents of other tables kept this one waiting.
 */
import type { Random } from '../../shared/random.ts';
import { isOverDays, type Clock } from '../../shared/table/clock.ts';
import type { Due } from './due.ts';

/** The default pace: the average time that a move takes, in seconds. */
export const USUAL_PACE = 3;
/** The slowest pace that can be set, in seconds. */
export const SLOWEST_PACE = 60;

/** The factor by which a turn takes longer if tiles are placed in it. */
const FOR_PLACING = 1.5;
/** The factor by which a turn takes longer if the move makes reports fade, so that people can read them first. */
const FOR_READING = 3;
/** The factor by which a turn takes longer if people could make the move too. */
const FOR_PEOPLE = 4;

/** If a decision isn't ready in time, the move is postponed in whole steps. A step is this fraction of the pace. */
const LATER = 1 / 3;

/**
 * A decision that took less time is treated as if it had taken this many ms, or half of the turn's time if that is
 * shorter. Otherwise a move that came just in time, or just late, would reveal how long the decision took.
 */
const ALLOWED_MS = 750;
const ALLOWED_OF_THE_TIME = 1 / 2;

/** The largest share of a clock's time that an opponent uses. */
const OF_THE_CLOCK = 1 / 3;

/**
 * How long an opponent should take over a turn, in ms.
 * @param pace the time that a move takes, in seconds on average; 0 for no wait
 */
export function takesMs(due: Due, clock: Clock | null, pace: number, random: Random): number {
  const longer =
    (due.isOpening ? FOR_PLACING : 1) *
    (due.isForgetting ? FOR_READING : 1) *
    (due.isAnybodys ? FOR_PEOPLE : 1);
  const seconds = pace * (0.6 + 0.8 * random()) * longer;
  if (!clock || isOverDays(clock)) return 1000 * seconds;
  const given = due.side === 'poseidon' || due.isOpening ? clock.poseidon : clock.order;
  return 1000 * Math.min(seconds, given * OF_THE_CLOCK);
}

/** When an opponent worked on its decision, in ms since its turn began. */
export interface Thinking {
  /** How long the turn should take: see takesMs. */
  readonly takes: number;
  /** When the opponent started to decide. Opponents of other tables may have kept it waiting. */
  readonly began: number;
  readonly ended: number;
}

/**
 * When to make the move, in ms since the turn began. The time depends on how long opponents of other tables kept this
 * one waiting. If the decision isn't ready in time, the move is delayed by a whole number of steps: see LATER.
 * @param pace the time that a move takes, in seconds on average; 0 for no wait
 */
export function movesAtMs({ takes, began, ended }: Thinking, pace: number): number {
  const ready = Math.max(ended, began + Math.min(ALLOWED_MS, takes * ALLOWED_OF_THE_TIME));
  const step = 1000 * pace * LATER;
  if (ready <= takes || step === 0) return Math.max(takes, ended);
  return takes + Math.ceil((ready - takes) / step) * step;
}
