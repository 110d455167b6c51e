/** Olympus: the big screen for a room, which shows the truth. */

export const title = 'Olympus · Odyssey';
export const name = 'Olympus';
export const board = 'The true board';
export const now = 'What happens now';
export const ofMost = (round: number, fewest: number, most: number) =>
  fewest === most ? `Round ${round} of ${most}` : `Round ${round} of ${fewest}–${most}`;
export const begins = 'The ships lie at their start islands.';
export const faceDown = 'Face down for the Navigators';
