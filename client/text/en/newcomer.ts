/** Notes for newcomers, each shown when something is first met in a game. */

/** The squares that look different, as both sides see them. */
const sea = {
  deepSea: 'Wavy squares are deep sea. A ship reports it only while on one.',
  coastline: 'Squares along the border are the coastline. A ship there always reports it.',
};

export const navigators = {
  /** @param rounds how many rounds the game can have, such as "11" or "11–13" */
  goal: (rounds: string) => `Bring three of four ships to the temple in ${rounds} rounds.`,
  storm: 'Only Poseidon sees where to. A “?” marks a guess that may be wrong now.',
  report:
    'If your guess is right, it covers the framed squares: everything on the ship’s own, and what can be made out on the others. Tap a report to see its squares again.',
  ...sea,
};
export const poseidon = {
  goal: (rounds: string) =>
    `Keep the Navigators from bringing three of four ships to the temple in ${rounds} rounds.`,
  storm: 'A storm drives the ship of its colour one square, a Great Storm all four. Only you see where to.',
  report:
    'It covers the framed squares: everything on the ship’s own, and what can be made out on the others. Tap a report to see its squares again.',
  ...sea,
};
