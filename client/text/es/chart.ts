import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { hue, ofTheShip, theOne } from './words.ts';

const { headings, ships } = common;

export const chart: Catalogue['chart'] = {
  things: {
    ship: (ship) => `${ships[ship]}, conjetura`,
    reminder: (ship) => `recordatorio ${hue[ship]}`,
    cross: (ship) => `${theOne[ship]} no está aquí`,
    marker: (kind) => chart.markers[kind],
    lighthouse: 'faro',
    start: (ship) => `salida ${ofTheShip[ship]}`,
  },
  dangers: {
    maelstrom: 'Remolino',
    fogBank: 'Banco de niebla',
  },
  markers: {
    maelstrom: 'marcador de remolino',
    fogBank: 'marcador de niebla',
  },

  rose: 'Rumbo',
  headingButton: (heading, off) =>
    off ? `${headings[heading]}, fuera del mapa según tu conjetura` : headings[heading],

  tabs: { orders: 'Órdenes', tray: 'Marcas', journal: 'Diario' },
  panels: 'Paneles',
  orders: 'Órdenes',
  tray: 'Marcas',
  journal: 'Diario',
  journalEmpty: 'Aquí encontrarás la partida, ronda a ronda.',
  journalOf: (ship) => `Diario ${ofTheShip[ship]}`,
  journalOfEmpty: 'Aquí encontrarás lo que hace e informa.',
  journalViews: 'Qué barcos muestra el diario',
  allShips: 'Todos los barcos',
  noOrderYet: 'Aún sin orden',
  round: (number) => `Ronda ${number}`,
  ofMost: (fewest, most) => (fewest === most ? `de ${most}` : `de ${fewest}–${most}`),
  roundOf: (now, fewest, most) => `${chart.round(now)} ${chart.ofMost(fewest, most)}`,
  notPlayedYet: 'Poseidón está eligiendo',
  inDoubt: 'en duda',

  phrases: {
    'look-here': 'Mira aquí',
    'i-am-sure': 'Sin duda',
    'i-am-not-sure': 'Tengo dudas',
    wait: 'Espera',
    'your-order': 'Tú primero',
    agreed: 'De acuerdo',
    'well-done': '¡Bien hecho!',
    'we-are-lost': '¡Sin rumbo!',
  },
  pointsAt: (name, square) => `${name} señala ${square}`,
  signalled: 'Señales de la tripulación',
};
