import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { adjective, ofShip, theColour } from './words.ts';

const { headings, ships } = common;

export const chart: Catalogue['chart'] = {
  things: {
    ship: (ship) => `${ships[ship]}, estime`,
    reminder: (ship) => `repère ${adjective[ship]}`,
    cross: (ship) => `${theColour[ship]} n’est pas ici`,
    marker: (kind) => chart.markers[kind],
    lighthouse: 'phare',
    start: (ship) => `départ ${ofShip[ship]}`,
  },
  dangers: {
    maelstrom: 'Maelström',
    fogBank: 'Banc de brume',
  },
  markers: {
    maelstrom: 'marqueur de maelström',
    fogBank: 'marqueur de brume',
  },

  rose: 'Cap',
  headingButton: (heading, off) =>
    off ? `${headings[heading]}, hors de la carte d’après ton estime` : headings[heading],

  tabs: { orders: 'Ordres', tray: 'Marques', journal: 'Journal' },
  panels: 'Volets',
  orders: 'Ordres',
  tray: 'Marques',
  journal: 'Journal',
  journalEmpty: 'Tu trouveras ici la partie, manche par manche.',
  journalOf: (ship) => `Journal ${ofShip[ship]}`,
  journalOfEmpty: 'Tu trouveras ici ce qu’il fait et ce qu’il signale.',
  journalViews: 'Les navires que montre le journal',
  allShips: 'Tous les navires',
  noOrderYet: 'Pas encore d’ordre',
  round: (number) => `Manche ${number}`,
  ofMost: (fewest, most) => (fewest === most ? `sur ${most}` : `sur ${fewest}–${most}`),
  roundOf: (now, fewest, most) => `${chart.round(now)} ${chart.ofMost(fewest, most)}`,
  notPlayedYet: 'Poséidon choisit',
  inDoubt: 'incertaine',

  phrases: {
    'look-here': 'Regarde ici',
    'i-am-sure': 'C’est certain',
    'i-am-not-sure': 'J’ai un doute',
    wait: 'Attends',
    'your-order': 'Après toi',
    agreed: 'D’accord',
    'well-done': 'Bien joué\u202f!',
    'we-are-lost': 'On est perdus\u202f!',
  },
  pointsAt: (name, square) => `${name} montre ${square}`,
  signalled: 'Signaux de l’équipage',
};
