import type { Catalogue } from '../translation.ts';

export const common: Catalogue['common'] = {
  appName: 'Odyssey',

  ships: {
    red: 'navire rouge',
    green: 'navire vert',
    white: 'navire blanc',
    yellow: 'navire jaune',
  },
  colours: {
    red: 'Rouge',
    green: 'Vert',
    white: 'Blanc',
    yellow: 'Jaune',
  },
  headings: {
    N: 'nord',
    NE: 'nord-est',
    E: 'est',
    SE: 'sud-est',
    S: 'sud',
    SW: 'sud-ouest',
    W: 'ouest',
    NW: 'nord-ouest',
  },
  tiles: {
    red: 'Tempête rouge',
    green: 'Tempête verte',
    white: 'Tempête blanche',
    yellow: 'Tempête jaune',
    great: 'Grande Tempête',
    leviathan: 'Léviathan',
    kraken: 'Kraken',
  },
  faceDownTile: 'Une tempête, face cachée',
  islands: {
    woody: 'île boisée',
    rocky: 'île rocheuse',
    sacred: 'Île sacrée',
  },
  sides: { poseidon: 'Poséidon', navigators: 'Navigateurs' },
  sea: 'mer',
  deepSea: 'eaux profondes',
  square: (name) => name.toUpperCase(),
  round: (now, most, fewest = most) => `Manche ${now} sur ${fewest === most ? most : `${fewest}–${most}`}`,
  cancel: 'Annuler',
  close: 'Fermer',
  back: 'Retour',
  toHome: 'À l’accueil',
  rules: 'Les règles',
  language: 'Langue',
};
