import type { Catalogue } from '../translation.ts';
import { plural } from './words.ts';

export const home: Catalogue['home'] = {
  title: 'Odyssey\u202f: tempêtes et navigation à l’estime',
  line: 'L’un de vous est Poséidon et déroute les navires. Les autres doivent les ramener.',
  facts: 'De deux à cinq, 45 minutes, un téléphone ou une tablette chacun. Ou en solo.',

  makeHeading: 'Une nouvelle table',
  make: 'Créer une table',
  playAs: 'Tu es',
  change: 'Changer',

  joinHeading: 'La table d’un ami',
  code: 'Code',
  codeHint: 'Des lettres et des chiffres, sur l’écran de ton ami',
  join: 'Entrer',
  notACode: (typed) =>
    typed === ''
      ? 'Tape le code affiché sur l’écran de ton ami.'
      : `«\u202f${typed}\u202f» ne peut pas être un code\u202f: il a au moins quatre caractères, comme M7KP ou RH7 N2K.`,
  severalCodes: (codes) =>
    `Il y a plusieurs codes dans ce texte\u202f: ${codes.join(', ')}. Tape seulement le bon.`,
  noSuchTable: (code) => `Il n’y a pas de table ${code}. Compare avec l’écran de ton ami.`,

  goOnHeading: 'Reprendre',
  goOn: (code) => `Reprendre à la table ${code}`,
  state: {
    none: 'Au port',
    running: 'Une partie est en cours',
    over: 'Prête pour une autre partie',
  },
  seat: (side) => (side === null ? 'sans place' : side === 'poseidon' ? 'en Poséidon' : 'en Navigateur'),
  yourTurn: 'À toi de jouer',
  waitsFor: (names) => `On attend ${names.join(', ')}`,
  waitsForSide: {
    poseidon: 'On attend Poséidon',
    navigators: 'On attend les Navigateurs',
  },
  turnTime: (left, ago) => `encore ${left}, commencé ${ago}`,
  company: (names) => names.join(', '),
  looking: 'On cherche…',
  older: (count) => (count === 1 ? 'Une autre table' : plural(count, 'autre table', 'autres tables')),

  newHere: 'Première fois\u202f?',
  voyageNavigators: 'Débuter\u202f: Navigateurs',
  voyagePoseidon: 'Débuter\u202f: Poséidon',
  puzzles: 'Énigmes',
  boards: 'Tes plateaux',

  alone: 'Jouer en solo',
  daily: 'La traversée du jour',
};
