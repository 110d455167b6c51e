/** What the hand that holds the device feels. */
import { canTouch, settings } from './settings.svelte.ts';

/** Milliseconds: shake, rest, shake, … */
const BUZZES = {
  turn: [70, 60, 140],
  arrival: [35, 50, 35, 50, 90],
  /** A ship comes home, and with it the game is won. */
  decided: [35, 50, 35, 50, 90, 120, 260],
  /** Thunder, far and then near; whose turn it is can be felt in it. */
  'great-storm': [40, 70, 60, 50, 240],
  monster: [120, 90, 60, 60, 140],
  caught: [40, 40, 40, 40, 260],
  clock: [30, 90, 30],
  over: [220],
} as const;

export type Buzz = keyof typeof BUZZES;

/** Shakes the device, if it can and its owner wants it. */
export function buzz(name: Buzz): void {
  if (canTouch && settings.touch.on) navigator.vibrate([...BUZZES[name]]);
}
