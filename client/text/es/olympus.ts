/** Olympus: the big screen for a room, which shows the truth. */

export const title = 'Olimpo · Odyssey';
export const name = 'Olimpo';
export const board = 'El tablero verdadero';
export const now = 'Qué pasa ahora';
export const begins = 'Los barcos están en sus islas de salida.';
export const faceDown = 'Boca abajo para los Navegantes';
