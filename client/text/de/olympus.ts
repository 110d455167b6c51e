/** Olympus: the big screen for a room, which shows the truth. */
import type { Phase } from '../../../shared/game/game.ts';

export const title = 'Olymp · Odyssey';
export const name = 'Olymp';
export const board = 'Das wahre Brett';
export const now = 'Was gerade geschieht';
export const ofMost = (round: number, fewest: number, most: number) =>
  fewest === most ? `Runde ${round} von ${most}` : `Runde ${round} von ${fewest}–${most}`;
export const turns: Readonly<Record<Phase, (poseidon: string) => string>> = {
  lighthouses: () => 'Die Navigatoren bauen ihre Leuchttürme',
  dangers: (poseidon) => `${poseidon} legt die Fallen aus`,
  poseidon: (poseidon) => `${poseidon} braut einen Sturm`,
  navigators: () => 'Die Navigatoren segeln',
  caught: (poseidon) => `${poseidon} schleudert ein gefangenes Schiff`,
  over: () => 'Das Spiel ist zu Ende',
};
export const begins = 'Die Schiffe liegen an ihren Startinseln.';
export const faceDown = 'Für die Navigatoren verdeckt';
