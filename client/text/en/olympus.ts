/** Olympus: the big screen for a room, which shows the truth. */
import type { Phase } from '../../../shared/game/game.ts';

export const title = 'Olympus · Odyssey';
export const name = 'Olympus';
export const board = 'The true board';
export const now = 'What happens now';
export const ofMost = (round: number, fewest: number, most: number) =>
  fewest === most ? `Round ${round} of ${most}` : `Round ${round} of ${fewest}–${most}`;
export const turns: Readonly<Record<Phase, (poseidon: string) => string>> = {
  lighthouses: () => 'The Navigators place their lighthouses',
  dangers: (poseidon) => `${poseidon} lays the traps`,
  poseidon: (poseidon) => `${poseidon} brews a storm`,
  navigators: () => 'The Navigators sail',
  caught: (poseidon) => `${poseidon} hurls a caught ship`,
  over: () => 'The game is over',
};
export const begins = 'The ships lie at their start islands.';
export const faceDown = 'Face down for the Navigators';
