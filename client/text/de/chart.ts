import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { ofTheShip, reminder } from './words.ts';

const { headings, ships } = common;

export const chart: Catalogue['chart'] = {
  things: {
    ship: (ship) => `${ships[ship]}, vermutet`,
    reminder: (ship) => reminder[ship],
    cross: (ship) => `${common.colours[ship]} ist nicht hier`,
    marker: (kind) => chart.markers[kind],
    lighthouse: 'Leuchtturm',
    start: (ship) => `Start ${ofTheShip[ship]}`,
  },
  /** These names are the same in the singular and the plural. */
  dangers: { maelstrom: 'Strudel', fogBank: 'Nebelbank' },
  markers: {
    maelstrom: 'Strudel-Marker',
    fogBank: 'Nebel-Marker',
  },

  rose: 'Kurs',
  headingButton: (heading, off) =>
    off ? `${headings[heading]}, eurer Vermutung nach über den Rand` : headings[heading],

  tabs: { orders: 'Befehle', tray: 'Zeichen', journal: 'Logbuch' },
  panels: 'Bereiche',
  orders: 'Befehle',
  tray: 'Zeichen',
  journal: 'Logbuch',
  journalEmpty: 'Hier steht dann die Partie, Runde für Runde.',
  journalOf: (ship) => `Logbuch ${ofTheShip[ship]}`,
  journalOfEmpty: 'Hier steht dann, was es tut und meldet.',
  journalViews: 'Welche Schiffe das Logbuch zeigt',
  allShips: 'Alle Schiffe',
  noOrderYet: 'Noch kein Befehl',
  round: (number) => `Runde ${number}`,
  ofMost: (fewest, most) => (fewest === most ? `von ${most}` : `von ${fewest}–${most}`),
  roundOf: (now, fewest, most) => `${chart.round(now)} ${chart.ofMost(fewest, most)}`,
  notPlayedYet: 'Poseidon wählt noch',
  inDoubt: 'ungewiss',

  phrases: {
    'look-here': 'Schau hier',
    'i-am-sure': 'Ich bin sicher',
    'i-am-not-sure': 'Ich bin unsicher',
    wait: 'Warte',
    'your-order': 'Nach dir',
    agreed: 'Abgemacht',
    'well-done': 'Gut gemacht!',
    'we-are-lost': 'Wir sind verloren!',
  },
  pointsAt: (name, square) => `${name} zeigt auf ${square}`,
  signalled: 'Signale der Crew',
};
