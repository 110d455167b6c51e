/** Vibrates the device. */
import { canTouch, settings } from './settings.svelte.ts';

/** The vibration patterns in ms: vibrate, pause, vibrate, and so on. */
const BUZZES = {
  turn: [70, 60, 140],
  arrival: [35, 50, 35, 50, 90],
  /** The pattern for a ship that comes home and thereby decides the game. */
  decided: [35, 50, 35, 50, 90, 120, 260],
  /**
   * This pattern feels like distant thunder coming closer. It also announces the player's turn, because a device
   * vibrates only once for the Great Storm and the turn that follows it.
   */
  'great-storm': [40, 70, 60, 50, 240],
  monster: [120, 90, 60, 60, 140],
  caught: [40, 40, 40, 40, 260],
  clock: [30, 90, 30],
  over: [220],
} as const;

export type Buzz = keyof typeof BUZZES;

/** Vibrates if the device can and the setting is on. */
export function buzz(name: Buzz): void {
  if (canTouch && settings.touch.on) navigator.vibrate([...BUZZES[name]]);
}
