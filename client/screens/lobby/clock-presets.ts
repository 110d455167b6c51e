/** Ready-made settings for the clock, which leave enough time to talk. */
import type { Clock } from '../../../shared/table/table.ts';

export type ClockPreset = 'relaxed' | 'brisk';

type Times = Pick<Clock, 'poseidon' | 'order'>;

export const CLOCK_PRESETS: Readonly<Record<ClockPreset, Times>> = {
  relaxed: { poseidon: 300, order: 120 },
  brisk: { poseidon: 120, order: 60 },
};

/** The clocks that the lobby offers; null if turns are not timed. */
export const CLOCKS: readonly (ClockPreset | null)[] = [null, 'relaxed', 'brisk'];

export const AT_ZERO: readonly Clock['atZero'][] = ['sign', 'random move'];

/** The preset with the same settings as a clock; undefined if there is none. */
export function presetOf(clock: Times): ClockPreset | undefined {
  return (Object.keys(CLOCK_PRESETS) as ClockPreset[]).find((preset) => {
    const { poseidon, order } = CLOCK_PRESETS[preset];
    return poseidon === clock.poseidon && order === clock.order;
  });
}

/** The place of a clock among those that the lobby offers; -1 if it is not among them. */
export function placeOf(clock: Clock | null): number {
  const preset = clock && presetOf(clock);
  return preset === undefined ? -1 : CLOCKS.indexOf(preset);
}

/** The clock with a preset's times. What happens when the time is up stays as it was. */
export function clockOf(preset: ClockPreset | null, before: Clock | null): Clock | null {
  return preset && { ...CLOCK_PRESETS[preset], atZero: before?.atZero ?? 'sign' };
}
