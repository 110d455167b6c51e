/** What the hand that holds the device feels. */
import { canTouch, settings } from './settings.svelte.ts';

/** Milliseconds: shake, rest, shake, … */
const BUZZES = {
  turn: [70, 60, 140],
  arrival: [35, 50, 35, 50, 90],
  caught: [40, 40, 40, 40, 260],
  clock: [30, 90, 30],
  over: [220],
} as const;

export type Buzz = keyof typeof BUZZES;

/** Shakes the device, if it can and its owner wants it. */
export function buzz(name: Buzz): void {
  if (canTouch && settings.touch.on) navigator.vibrate([...BUZZES[name]]);
}
