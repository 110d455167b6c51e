/** Olympus: the big screen for a room, which shows the truth. */

export const title = 'L’Olympe · Odyssey';
export const name = 'L’Olympe';
export const board = 'Le vrai plateau';
export const now = 'Ce qui se passe';
export const begins = 'Les navires sont à leurs îles de départ.';
export const faceDown = 'Face cachée pour les Navigateurs';
