/** Ready-made settings for the clock, which leave enough time to talk. */
import type { Clock } from '../../../shared/table/table.ts';

export type ClockPreset = 'relaxed' | 'brisk';

type Times = Pick<Clock, 'poseidon' | 'order'>;

export const CLOCK_PRESETS: Readonly<Record<ClockPreset, Times>> = {
  relaxed: { poseidon: 300, order: 120 },
  brisk: { poseidon: 120, order: 60 },
};

export const PRESETS = Object.keys(CLOCK_PRESETS) as readonly ClockPreset[];

/** The preset with the same settings as a clock; undefined if there is none. */
export function presetOf(clock: Times): ClockPreset | undefined {
  return PRESETS.find((preset) => {
    const { poseidon, order } = CLOCK_PRESETS[preset];
    return poseidon === clock.poseidon && order === clock.order;
  });
}
