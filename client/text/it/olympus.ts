/** Olympus: the big screen for a room, which shows the truth. */
import type { Phase } from '../../../shared/game/game.ts';

export const title = 'Olimpo · Odyssey';
export const name = 'Olimpo';
export const board = 'Il vero tabellone';
export const now = 'Che cosa succede ora';
export const ofMost = (round: number, fewest: number, most: number) =>
  fewest === most ? `Round ${round} di ${most}` : `Round ${round} di ${fewest}–${most}`;
export const turns: Readonly<Record<Phase, (poseidon: string) => string>> = {
  lighthouses: () => 'I Navigatori piazzano i fari',
  dangers: (poseidon) => `${poseidon} prepara le trappole`,
  poseidon: (poseidon) => `${poseidon} addensa una tempesta`,
  navigators: () => 'I Navigatori fanno vela',
  caught: (poseidon) => `${poseidon} scaglia una nave presa`,
  over: () => 'La partita è finita',
};
export const begins = 'Le navi sono alle loro isole di partenza.';
export const faceDown = 'Coperta per i Navigatori';
