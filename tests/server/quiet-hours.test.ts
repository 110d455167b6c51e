/** Quiet hours, in the local time of a device. */
import { describe, expect, it } from 'vitest';
import { quietUntil } from '../../server/push/quiet-hours.ts';

const hour = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};
/** When quiet hours end in which a moment falls, as an ISO date; null if it falls in none. */
const until = (from: string, to: string, timeZone: string, moment: string) => {
  const end = quietUntil({ from: hour(from), to: hour(to), timeZone }, Date.parse(moment));
  return end === undefined ? null : new Date(end).toISOString();
};

describe('quiet hours', () => {
  it.each([
    ['21:59:59.999Z', null],
    ['22:00:00Z', '2026-11-28T06:30:00.000Z'],
    ['23:59:59.999Z', '2026-11-28T06:30:00.000Z'],
  ])('that go past midnight, at %s in the evening', (time, end) => {
    expect(until('22:00', '06:30', 'UTC', `2026-11-27T${time}`)).toBe(end);
  });

  it.each([
    ['00:00:00Z', '2026-11-27T06:30:00.000Z'],
    ['06:29:59.999Z', '2026-11-27T06:30:00.000Z'],
    ['06:30:00Z', null],
    ['12:00:00Z', null],
  ])('that go past midnight, at %s in the morning', (time, end) => {
    expect(until('22:00', '06:30', 'UTC', `2026-11-27T${time}`)).toBe(end);
  });

  it('within a day', () => {
    expect(until('12:00', '14:00', 'UTC', '2026-11-27T11:59:00Z')).toBeNull();
    expect(until('12:00', '14:00', 'UTC', '2026-11-27T13:59:30Z')).toBe('2026-11-27T14:00:00.000Z');
    expect(until('12:00', '14:00', 'UTC', '2026-11-27T14:00:00Z')).toBeNull();
  });

  it('that begin when they end are none', () => {
    expect(until('08:00', '08:00', 'UTC', '2026-11-27T08:00:00Z')).toBeNull();
  });

  it('are in the time of the device, also where it is not a whole hour ahead', () => {
    expect(until('22:00', '07:00', 'America/New_York', '2026-11-28T03:30:00Z')).toBe(
      '2026-11-28T12:00:00.000Z',
    );
    expect(until('22:00', '07:00', 'Asia/Kathmandu', '2026-11-27T16:14:00Z')).toBeNull();
    expect(until('22:00', '07:00', 'Asia/Kathmandu', '2026-11-27T16:15:00Z')).toBe(
      '2026-11-28T01:15:00.000Z',
    );
  });

  it('follow summer time on the days before and after it begins', () => {
    expect(until('22:00', '07:00', 'Europe/Rome', '2026-03-28T04:00:00Z')).toBe('2026-03-28T06:00:00.000Z');
    expect(until('22:00', '07:00', 'Europe/Rome', '2026-03-29T04:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
  });
});
