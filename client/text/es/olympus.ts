/** Olympus: the big screen for a room, which shows the truth. */
import type { Phase } from '../../../shared/game/game.ts';

export const title = 'Olimpo · Odyssey';
export const name = 'Olimpo';
export const board = 'El tablero verdadero';
export const now = 'Qué pasa ahora';
export const ofMost = (round: number, fewest: number, most: number) =>
  fewest === most ? `Ronda ${round} de ${most}` : `Ronda ${round} de ${fewest}–${most}`;
export const turns: Readonly<Record<Phase, (poseidon: string) => string>> = {
  lighthouses: () => 'Los Navegantes colocan sus faros',
  dangers: (poseidon) => `${poseidon} tiende las trampas`,
  poseidon: (poseidon) => `${poseidon} trama una tormenta`,
  navigators: () => 'Los Navegantes navegan',
  caught: (poseidon) => `${poseidon} lanza un barco atrapado`,
  over: () => 'La partida ha terminado',
};
export const begins = 'Los barcos están en sus islas de salida.';
export const faceDown = 'Boca abajo para los Navegantes';
