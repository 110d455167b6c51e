/** Olympus: the big screen for a room, which shows the truth. */

export const title = 'Olimpo · Odyssey';
export const name = 'Olimpo';
export const board = 'Il vero tabellone';
export const now = 'Che cosa succede ora';
export const begins = 'Le navi sono alle loro isole di partenza.';
export const faceDown = 'Coperta per i Navigatori';
