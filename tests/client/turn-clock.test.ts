/** The clock of a turn: when it changes, and when it warns. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TurnClock, type ClockWarning } from '../../client/session/turn-clock.svelte.ts';
import { TURN_HOURS } from '../../shared/table/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let clock: TurnClock;
beforeEach(() => {
  vi.useFakeTimers();
  clock = new TurnClock();
});
afterEach(() => {
  clock.show(null);
  vi.useRealTimers();
});

/** The warnings of a clock until its time is up, each with the time that was left. */
function warnings(leftMs: number, ofMs: number): [number | null, ClockWarning][] {
  clock.show({ leftMs, ofMs });
  const found: [number | null, ClockWarning][] = [];
  let last: ClockWarning | null = null;
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    if (clock.warning !== null && clock.warning !== last) found.push([clock.leftMs, clock.warning]);
    last = clock.warning;
  }
  return found;
}

describe('a clock of days', () => {
  it.each(TURN_HOURS)('of %i hours warns at half, at one tenth, and when the time is up', (hours) => {
    const ofMs = hours * HOUR;
    const due = [
      [ofMs / 2, 'half'],
      [ofMs / 10, 'short'],
      [0, 'up'],
    ];
    expect(warnings(ofMs, ofMs)).toEqual(due);
  });

  it('does not repeat what it warned of before this device came', () => {
    const ofMs = 24 * HOUR;
    clock.show({ leftMs: 11 * HOUR, ofMs });
    expect([clock.warning, clock.short]).toEqual([null, false]);
    vi.advanceTimersByTime(MINUTE);
    expect(clock.warning).toBeNull();
    clock.show({ leftMs: 2 * HOUR, ofMs });
    expect([clock.warning, clock.short]).toEqual([null, true]);
    vi.advanceTimersByTime(HOUR);
    expect(clock.warning).toBeNull();
    clock.show({ leftMs: 0, ofMs });
    expect([clock.warning, clock.short, clock.leftMs]).toEqual([null, true, 0]);
  });

  it('forgets a warning when the next turn begins', () => {
    const ofMs = 24 * HOUR;
    clock.show({ leftMs: 12 * HOUR + 1, ofMs });
    vi.advanceTimersByTime(2);
    expect(clock.warning).toBe('half');
    clock.show({ leftMs: ofMs, ofMs });
    expect(clock.warning).toBeNull();
  });

  it('changes once a minute, at whole minutes, and four times a second in the last hour', () => {
    clock.show({ leftMs: 3 * HOUR - 20_500, ofMs: 24 * HOUR });
    vi.advanceTimersToNextTimer();
    expect(clock.leftMs).toBe(3 * HOUR - MINUTE);
    vi.advanceTimersToNextTimer();
    expect(clock.leftMs).toBe(3 * HOUR - 2 * MINUTE);
    vi.advanceTimersByTime(2 * HOUR - 2 * MINUTE);
    expect(clock.leftMs).toBe(HOUR);
    vi.advanceTimersToNextTimer();
    expect(clock.leftMs).toBe(HOUR - 250);
  });
});

describe('a clock of minutes', () => {
  it('warns 15 seconds before its end, and when the time is up', () => {
    const due = [
      [15_000, 'short'],
      [0, 'up'],
    ];
    expect(warnings(300_000, 300_000)).toEqual(due);
    expect(warnings(900_000, 900_000)).toEqual(due);
  });

  it('shows a player who comes late that little time is left', () => {
    clock.show({ leftMs: 10_000, ofMs: 120_000 });
    expect([clock.short, clock.warning]).toEqual([true, null]);
  });
});

it('stands still without a turn, and when the time is up', () => {
  clock.show({ leftMs: 1_000, ofMs: 60_000 });
  vi.advanceTimersByTime(5_000);
  expect([clock.leftMs, vi.getTimerCount()]).toEqual([0, 0]);
  clock.show({ leftMs: 1_000, ofMs: 60_000 });
  clock.show(null);
  expect([clock.leftMs, clock.short, vi.getTimerCount()]).toEqual([null, false, 0]);
});
