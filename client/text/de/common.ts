import type { Catalogue } from '../translation.ts';

export const common: Catalogue['common'] = {
  appName: 'Odyssey',

  ships: {
    red: 'rotes Schiff',
    green: 'grünes Schiff',
    white: 'weißes Schiff',
    yellow: 'gelbes Schiff',
  },
  /** Also used as the names of the ships: "Rot segelt nach Osten". */
  colours: {
    red: 'Rot',
    green: 'Grün',
    white: 'Weiß',
    yellow: 'Gelb',
  },
  /** The headings as they are written after "nach". */
  headings: {
    N: 'Norden',
    NE: 'Nordosten',
    E: 'Osten',
    SE: 'Südosten',
    S: 'Süden',
    SW: 'Südwesten',
    W: 'Westen',
    NW: 'Nordwesten',
  },
  tiles: {
    red: 'Roter Sturm',
    green: 'Grüner Sturm',
    white: 'Weißer Sturm',
    yellow: 'Gelber Sturm',
    great: 'Großer Sturm',
    leviathan: 'Leviathan',
    kraken: 'Krake',
  },
  faceDownTile: 'Ein Sturm, verdeckt',
  islands: {
    woody: 'Waldinsel',
    rocky: 'Felsinsel',
    sacred: 'Heilige Insel',
  },
  sides: { poseidon: 'Poseidon', navigators: 'Navigatoren' },
  sea: 'Meer',
  deepSea: 'tiefe See',
  square: (name) => name.toUpperCase(),
  round: (now, most, fewest = most) => `Runde ${now} von ${fewest === most ? most : `${fewest}–${most}`}`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  toHome: 'Zur Startseite',
  rules: 'Die Regeln',
  language: 'Sprache',
};
