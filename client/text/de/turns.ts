/** Whose turn it is, as each screen says it. */
import type { Phase } from '../../../shared/game/game.ts';

export const navigators: Readonly<Record<Phase, string>> = {
  lighthouses: 'Leuchttürme bauen',
  dangers: 'Poseidon bereitet das Meer vor',
  poseidon: 'Poseidon ist am Zug',
  navigators: 'Dein Zug',
  caught: 'Poseidon ist am Zug',
  over: 'Das Spiel ist aus',
};
/** When all that is left to order is others’. */
export const crew = 'Deine Crew ist am Zug';
export const onlookers: Readonly<Record<Phase, string>> = {
  lighthouses: 'Die Navigatoren bauen die Leuchttürme',
  dangers: 'Poseidon bereitet das Meer vor',
  poseidon: 'Poseidon ist am Zug',
  navigators: 'Navigatoren am Zug',
  caught: 'Ein Schiff ist im Strudel gefangen',
  over: 'Das Spiel ist zu Ende',
};
export const olympus: Readonly<Record<Phase, (poseidon: string) => string>> = {
  lighthouses: () => 'Die Navigatoren bauen ihre Leuchttürme',
  dangers: (poseidon) => `${poseidon} legt die Fallen aus`,
  poseidon: (poseidon) => `${poseidon} braut einen Sturm`,
  navigators: () => 'Die Navigatoren segeln',
  caught: (poseidon) => `${poseidon} schleudert ein gefangenes Schiff`,
  over: () => 'Das Spiel ist zu Ende',
};
/** In two or three words. */
export const poseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'Erst die Leuchttürme',
  dangers: 'Leg deine Fallen aus',
  poseidon: 'Dein Zug',
  navigators: 'Navigatoren am Zug',
  caught: 'Dein Zug: Schleudern!',
  over: 'Das Spiel ist aus',
};
/** As it is announced to Poseidon. */
export const toPoseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'Die Navigatoren bauen ihre Leuchttürme.',
  dangers: 'Dein Zug: Leg deine Fallen aus.',
  poseidon: 'Dein Zug: Schick einen Sturm.',
  navigators: 'Die Navigatoren sind am Zug.',
  caught: 'Dein Zug: Schleudere das gefangene Schiff ein Feld weit.',
  over: 'Das Spiel ist zu Ende.',
};
/** Read aloud to everybody at the table: each turn by the side’s name. */
export const aloud: Readonly<Record<Phase, string>> = {
  lighthouses: 'Die Navigatoren bauen ihre Leuchttürme',
  dangers: 'Poseidon bereitet das Meer vor',
  poseidon: 'Poseidon ist am Zug',
  navigators: 'Die Navigatoren sind am Zug',
  caught: 'Poseidon schleudert ein Schiff aus dem Strudel',
  over: 'Das Spiel ist zu Ende',
};
