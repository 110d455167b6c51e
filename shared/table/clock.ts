/** The clocks that a table can play with. */

/** A clock of minutes: the time for each of Poseidon's turns and for each of the Navigators' orders, in seconds. */
export interface MinutesClock {
  readonly poseidon: number;
  readonly order: number;
  /**
   * What happens when the time is up. With 'random move', a random legal move is made; with 'sign', the clock only
   * shows that the time is up.
   */
  readonly atZero: 'random move' | 'sign';
}

/** The bounds of the times of a clock of minutes, in seconds. */
export const CLOCK_SECONDS = { least: 15, most: 900 };

/** The hours that a clock of days can give for a turn. */
export const TURN_HOURS = [12, 24, 48, 72, 168] as const;
export type TurnHours = (typeof TURN_HOURS)[number];

/**
 * A clock for games over days: how many hours each of Poseidon's turns and each turn of the crew may take. It runs
 * whether or not anybody is at the table.
 */
export interface DaysClock {
  readonly hours: TurnHours;
  /**
   * What happens when the time is up. With 'random move', random legal moves are made until the turn is over; with
   * 'opponent', an opponent takes the side's turns until one of its people is back.
   */
  readonly atZero: 'random move' | 'opponent';
}

export type Clock = MinutesClock | DaysClock;

export function isOverDays(clock: Clock): clock is DaysClock {
  return 'hours' in clock;
}
