import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { ofTheShip, reminder, theRed } from './ships.ts';

const { headings, ships } = common;

export const chart: Catalogue['chart'] = {
  things: {
    ship: (ship) => `${ships[ship]}, ipotesi`,
    reminder: (ship) => reminder[ship],
    cross: (ship) => `${theRed[ship]} non è qui`,
    marker: (kind) => chart.markers[kind],
    lighthouse: 'faro',
    start: (ship) => `partenza ${ofTheShip[ship]}`,
  },
  dangers: {
    maelstrom: 'Vortice',
    fogBank: 'Banco di nebbia',
  },
  markers: {
    maelstrom: 'segnalino vortice',
    fogBank: 'segnalino nebbia',
  },

  rose: 'Rotta',
  headingButton: (heading, off) =>
    off ? `${headings[heading]}, fuori dalla carta secondo la tua ipotesi` : headings[heading],

  tabs: { orders: 'Ordini', tray: 'Segni', journal: 'Diario' },
  panels: 'Riquadri',
  orders: 'Ordini',
  tray: 'Segni',
  journal: 'Diario',
  journalEmpty: 'Qui troverai la partita, round per round.',
  journalOf: (ship) => `Diario ${ofTheShip[ship]}`,
  journalOfEmpty: 'Qui troverai che cosa fa e che cosa riferisce.',
  journalViews: 'Quali navi mostra il diario',
  allShips: 'Tutte le navi',
  noOrderYet: 'Ancora nessun ordine',
  round: (number) => `Round ${number}`,
  ofMost: (fewest, most) => (fewest === most ? `di ${most}` : `di ${fewest}–${most}`),
  roundOf: (now, fewest, most) => `${chart.round(now)} ${chart.ofMost(fewest, most)}`,
  notPlayedYet: 'Poseidone sta scegliendo',
  inDoubt: 'in dubbio',

  phrases: {
    'look-here': 'Guarda qui',
    'i-am-sure': 'Non ho dubbi',
    'i-am-not-sure': 'Ho dei dubbi',
    wait: 'Aspetta',
    'your-order': 'Prima tu',
    agreed: 'D’accordo',
    'well-done': 'Ben fatto!',
    'we-are-lost': 'Siamo perduti!',
  },
  pointsAt: (name, square) => `${name} indica ${square}`,
  signalled: 'Segnali dell’equipaggio',
};
