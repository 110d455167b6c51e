import type { Catalogue } from '../translation.ts';

export const turns: Catalogue['turns'] = {
  navigators: {
    lighthouses: 'Leuchttürme bauen',
    dangers: 'Poseidon bereitet das Meer vor',
    poseidon: 'Poseidon ist am Zug',
    navigators: 'Dein Zug',
    caught: 'Poseidon ist am Zug',
    over: 'Das Spiel ist aus',
  },
  crew: 'Deine Crew ist am Zug',
  onlookers: {
    lighthouses: 'Die Navigatoren bauen die Leuchttürme',
    dangers: 'Poseidon bereitet das Meer vor',
    poseidon: 'Poseidon ist am Zug',
    navigators: 'Navigatoren am Zug',
    caught: 'Ein Schiff ist im Strudel gefangen',
    over: 'Das Spiel ist zu Ende',
  },
  olympus: {
    lighthouses: () => 'Die Navigatoren bauen ihre Leuchttürme',
    dangers: (poseidon) => `${poseidon} legt die Fallen aus`,
    poseidon: (poseidon) => `${poseidon} braut einen Sturm`,
    navigators: () => 'Die Navigatoren segeln',
    caught: (poseidon) => `${poseidon} schleudert ein gefangenes Schiff`,
    over: () => 'Das Spiel ist zu Ende',
  },
  poseidon: {
    lighthouses: 'Erst die Leuchttürme',
    dangers: 'Leg deine Fallen aus',
    poseidon: 'Dein Zug',
    navigators: 'Navigatoren am Zug',
    caught: 'Dein Zug: Schleudern!',
    over: 'Das Spiel ist aus',
  },
  toPoseidon: {
    lighthouses: 'Die Navigatoren bauen ihre Leuchttürme.',
    dangers: 'Dein Zug: Leg deine Fallen aus.',
    poseidon: 'Dein Zug: Schick einen Sturm.',
    navigators: 'Die Navigatoren sind am Zug.',
    caught: 'Dein Zug: Schleudere das gefangene Schiff ein Feld weit.',
    over: 'Das Spiel ist zu Ende.',
  },
  aloud: {
    lighthouses: 'Die Navigatoren bauen ihre Leuchttürme',
    dangers: 'Poseidon bereitet das Meer vor',
    poseidon: 'Poseidon ist am Zug',
    navigators: 'Die Navigatoren sind am Zug',
    caught: 'Poseidon schleudert ein Schiff aus dem Strudel',
    over: 'Das Spiel ist zu Ende',
  },
};
