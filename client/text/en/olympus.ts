/** Olympus: the big screen for a room, which shows the truth. */

export const title = 'Olympus · Odyssey';
export const name = 'Olympus';
export const board = 'The true board';
export const now = 'What happens now';
export const begins = 'The ships lie at their start islands.';
export const faceDown = 'Face down for the Navigators';
