/** Texts of Olympus, the big screen for a room, which shows the true board. */

export const title = 'Olympus · Odyssey';
export const name = 'Olympus';
export const board = 'The true board';
export const now = 'What’s happening';
export const begins = 'The ships are waiting at their start islands.';
export const faceDown = 'The Navigators see it face down';
