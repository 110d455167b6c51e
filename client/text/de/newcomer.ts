import type { Catalogue } from '../translation.ts';

const sea = {
  deepSea: 'Felder mit Wellen sind tiefe See. Ein Schiff meldet sie nur, wenn es auf ihr ist.',
  coastline: 'Die Felder am Rand sind die Küste. Ein Schiff dort meldet sie immer.',
};
const squares =
  'für die umrahmten Felder: für das eigene genau, für die anderen aus der Ferne. Tippe auf eine Meldung, um ihre Felder wiederzusehen.';

export const newcomer: Catalogue['newcomer'] = {
  navigators: {
    goal: (rounds) => `Bring drei von vier Schiffen in ${rounds} Runden zum Tempel.`,
    storm: 'Wohin, sieht nur Poseidon. Ein „?“ heißt: Diese Vermutung kann nun falsch sein.',
    report: `Wenn deine Vermutung stimmt, gilt sie ${squares}`,
    ...sea,
  },
  poseidon: {
    goal: (rounds) =>
      `Hindere die Navigatoren daran, in ${rounds} Runden drei von vier Schiffen zum Tempel zu bringen.`,
    storm:
      'Ein Sturm treibt das Schiff seiner Farbe ein Feld weit, ein Großer Sturm alle vier. Wohin, siehst nur du.',
    report: `Sie gilt ${squares}`,
    ...sea,
  },
};
