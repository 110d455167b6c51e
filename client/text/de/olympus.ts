/** Olympus: the big screen for a room, which shows the truth. */

export const title = 'Olymp · Odyssey';
export const name = 'Olymp';
export const board = 'Das wahre Brett';
export const now = 'Was gerade geschieht';
export const begins = 'Die Schiffe liegen an ihren Startinseln.';
export const faceDown = 'Für die Navigatoren verdeckt';
