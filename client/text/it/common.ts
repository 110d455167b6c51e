import type { Catalogue } from '../translation.ts';

export const common: Catalogue['common'] = {
  appName: 'Odyssey',

  ships: {
    red: 'nave rossa',
    green: 'nave verde',
    white: 'nave bianca',
    yellow: 'nave gialla',
  },
  /** The adjectives are feminine, like the words for ships and storms. */
  colours: {
    red: 'Rossa',
    green: 'Verde',
    white: 'Bianca',
    yellow: 'Gialla',
  },
  headings: {
    N: 'nord',
    NE: 'nord-est',
    E: 'est',
    SE: 'sud-est',
    S: 'sud',
    SW: 'sud-ovest',
    W: 'ovest',
    NW: 'nord-ovest',
  },
  tiles: {
    red: 'Tempesta rossa',
    green: 'Tempesta verde',
    white: 'Tempesta bianca',
    yellow: 'Tempesta gialla',
    great: 'Grande Tempesta',
    leviathan: 'Leviatano',
    kraken: 'Kraken',
  },
  faceDownTile: 'Una tempesta coperta',
  islands: {
    woody: 'isola boscosa',
    rocky: 'isola rocciosa',
    sacred: 'Isola Sacra',
  },
  sides: { poseidon: 'Poseidone', navigators: 'Navigatori' },
  sea: 'mare',
  deepSea: 'acque profonde',
  square: (name) => name.toUpperCase(),
  round: (now, most, fewest = most) => `Round ${now} di ${fewest === most ? most : `${fewest}–${most}`}`,
  cancel: 'Annulla',
  close: 'Chiudi',
  back: 'Indietro',
  toHome: 'Alla pagina iniziale',
  rules: 'Le regole',
  language: 'Lingua',
};
