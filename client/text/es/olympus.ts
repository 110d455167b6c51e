/** Olympus: the big screen for a room, which shows the truth. */

export const title = 'Olimpo · Odyssey';
export const name = 'Olimpo';
export const board = 'El tablero verdadero';
export const now = 'Qué pasa ahora';
export const ofMost = (round: number, fewest: number, most: number) =>
  fewest === most ? `Ronda ${round} de ${most}` : `Ronda ${round} de ${fewest}–${most}`;
export const begins = 'Los barcos están en sus islas de salida.';
export const faceDown = 'Boca abajo para los Navegantes';
