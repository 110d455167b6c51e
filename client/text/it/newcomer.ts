import type { Catalogue } from '../translation.ts';

const sea = {
  deepSea: 'Le caselle con le onde sono acque profonde. Una nave le riferisce solo se ci sta sopra.',
  coastline: 'Le caselle del bordo sono la costa. Una nave lì riferisce sempre la costa.',
};
const report =
  'con esattezza di quella della nave, da lontano delle altre. Tocca una risposta per rivederne le caselle.';

export const newcomer: Catalogue['newcomer'] = {
  navigators: {
    goal: (rounds) => `Porta tre navi su quattro al tempio in ${rounds} round.`,
    storm: 'Dove, lo vede solo Poseidone. Un «?» segna un’ipotesi che forse non vale più.',
    report: `Se la tua ipotesi è giusta, parla delle caselle incorniciate: ${report}`,
    ...sea,
  },
  poseidon: {
    goal: (rounds) => `Impedisci ai Navigatori di portare tre navi su quattro al tempio in ${rounds} round.`,
    storm:
      'Una tempesta spinge di una casella la nave del suo colore, una Grande Tempesta tutte e quattro. Solo tu vedi dove.',
    report: `Parla delle caselle incorniciate: ${report}`,
    ...sea,
  },
};
