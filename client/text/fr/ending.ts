import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import {
  adjective,
  capital,
  course,
  list,
  of,
  plural,
  theColour,
  TheColour,
  theShips,
  towards,
} from './words.ts';

const { colours, tiles } = common;
const names = (ships: readonly Ship[]) => list(ships.map((ship) => theColour[ship]));
const squares = (count: number) => plural(count, 'case', 'cases');
/** A participle that agrees with the number of ships: "rentré" or "rentrés". */
const agree = (participle: string, ships: readonly Ship[]) =>
  ships.length === 1 ? participle : `${participle}s`;

const HOME = [
  'Aucun navire à bon port\u202f!',
  'Un navire à bon port\u202f!',
  'Deux navires à bon port\u202f!',
  'Trois navires à bon port\u202f!',
  'Tous les quatre à bon port\u202f!',
] as const;
const TO: Readonly<Record<Ship, string>> = {
  red: 'au rouge',
  green: 'au vert',
  white: 'au blanc',
  yellow: 'au jaune',
};
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre'] as const;
const itsOwn = (name: string, ships: readonly Ship[]) =>
  `${capital(theShips(ships))} ${of(name)} ${ships.length === 1 ? 'est rentré' : 'sont rentrés'}`;
const YOURS: Readonly<Record<Ship, string>> = {
  red: 'Ton navire rouge est rentré\u202f: tu gagnes aussi.',
  green: 'Ton navire vert est rentré\u202f: tu gagnes aussi.',
  white: 'Ton navire blanc est rentré\u202f: tu gagnes aussi.',
  yellow: 'Ton navire jaune est rentré\u202f: tu gagnes aussi.',
};
const COUNTS = [
  'Zéro',
  'Un',
  'Deux',
  'Trois',
  'Quatre',
  'Cinq',
  'Six',
  'Sept',
  'Huit',
  'Neuf',
  'Dix',
  'Onze',
  'Douze',
];

export const ending: Catalogue['ending'] = {
  winner: {
    navigators: 'Les Navigateurs gagnent',
    poseidon: 'Poséidon gagne',
  },
  tally: (arrived, all) => `${arrived} sur ${all} à bon port`,

  verdict: {
    navigators: {
      navigators: (arrived) => HOME[arrived] ?? HOME[4],
      poseidon: () => 'Ils ont échappé à tes tempêtes',
      onlookers: () => 'L’Île sacrée est atteinte',
    },
    poseidon: {
      poseidon: (arrived) => (arrived === 0 ? 'Pas un ne t’a échappé' : 'La mer les a gardés'),
      navigators: (arrived) =>
        arrived === 0 ? 'La mer n’a lâché personne' : 'La mer n’a pas voulu vous lâcher',
      onlookers: () => 'La mer a le dernier mot',
    },
  },

  home: (arrivals) => {
    const phrases = arrivals.map(({ ships, round }, i) => {
      if (i > 0) return `${names(ships)} à la manche ${round}`;
      const back = ships.length === 1 ? 'est rentré' : 'sont rentrés';
      return `${capital(names(ships))} ${back} à la manche ${round}`;
    });
    return phrases.length === 0 ? 'Aucun navire n’est rentré.' : `${phrases.join(', ')}.`;
  },
  short: (failures) => {
    const phrases = failures.map(({ ships, squares: count }, i) => {
      const those = list(ships.map((ship) => TO[ship]));
      return i === 0 ? `Il restait ${squares(count)} ${those} jusqu’au port` : `${count}\u00a0${those}`;
    });
    return phrases.length === 0 ? '' : `${phrases.join('\u202f; ')}.`;
  },
  needed: (count) => `Il fallait en ramener ${NUMBERS[count] ?? count}.`,
  youWinToo: (ships) =>
    ships.length === 1
      ? YOURS[ships[0] ?? 'red']
      : 'Tes propres navires sont rentrés\u202f: tu gagnes aussi.',
  winsToo: (name, ships) => `${itsOwn(name, ships)}\u202f: ${name} gagne aussi.`,
  farthest: {
    alone: (ship, count, round) =>
      `La pire estime\u202f: ${theColour[ship]}, à ${squares(count)} à la manche ${round}`,
    tied: (ship, count, round) =>
      `Les pires estimes\u202f: d’abord ${theColour[ship]}, à ${squares(count)} à la manche ${round}`,
  },

  boardLabel: 'Les vrais navires et les estimes',
  filmLabel: 'Le film de la partie',
  fleetLabel: 'Navires à montrer',
  moment: 'Moment de la partie',
  momentOf: (round, now, all) => `${round}, ${now} sur ${all}`,
  beginning: 'Le début',
  roundTitle: (round) => `Manche ${round}`,
  play: 'Lire',
  pause: 'Pause',
  previousRound: 'Manche précédente',
  nextRound: 'Manche suivante',
  previousMoment: 'Un pas en arrière',
  nextMoment: 'Un pas en avant',
  showRounds: 'Journal',
  showRoundsLabel: 'Montrer les manches à la place du plateau',
  roundsLabel: 'Manche par manche',
  truth: 'vérité',
  guess: 'estime',
  stormy: 'poussé',
  error: 'écart',

  off: (count) => (count === 0 ? 'estime juste' : `estime à ${squares(count)}`),
  shortOff: (count) => (count === 0 ? 'juste' : `à ${count}`),
  atHome: 'rentré',
  shipOff: (ship, state) => `${colours[ship]}\u202f: ${state}`,

  trueShip: (ship) => `${colours[ship]}, en vérité`,
  guessShip: (ship) => `${colours[ship]}, à l’estime`,

  start: 'Les navires partent. Vérité et estime se confondent encore.',
  storm: (tile, faceDown) => (faceDown ? `${tiles[tile]}, face cachée.` : `${tiles[tile]}.`),
  monster: (tile, ship) =>
    tile === 'leviathan'
      ? `Le Léviathan retient ${theColour[ship]}.`
      : `Le Kraken retient ${theColour[ship]}.`,
  arrives: (ship, heading) => `${TheColour[ship]} met le ${course[heading]} et arrive à bon port.`,
  caught: (ship, heading) => `${TheColour[ship]} met le ${course[heading]}, droit dans un maelström.`,
  thrown: (ship, heading) => `Le maelström projette ${theColour[ship]} ${towards[heading]}.`,
  corrected: (moves) =>
    `Les Navigateurs placent ${list(moves.map(({ ship, square }) => `leur ${adjective[ship]} en ${square}`))}.`,

  points: 'Points',
  pointsOfGame: 'Points de cette partie',
  pointsOfSeries: 'Points de la série',
  player: 'Nom',
  why: 'Pour quoi',
  mostPoints: (names, points) => {
    const count = COUNTS[points] ?? points;
    if (names === null) return `${count} points pour toi`;
    return names.length === 1
      ? `${count} points pour ${list(names)}`
      : `${count} points chacun pour ${list(names)}`;
  },
  pointsButton: (title, lines) =>
    `${title}\u202f: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Montrer pour quoi`,
  scored: {
    failed: (ships, count) => `${count} pour ${names(ships)}, ${agree('perdu', ships)} en mer`,
    own: (ships, count) => `${count} pour ${names(ships)}, ${agree('rentré', ships)}`,
    cooperative: (ships, count) =>
      `${count} pour ${names(ships)}, le navire commun, ${agree('rentré', ships)}`,
  },
  nothingScored: {
    poseidon: 'Aucun navire perdu',
    navigators: 'Aucun de ses navires n’est rentré',
  },
  seriesPoints: (now, all) => `La série après ${plural(now, 'partie', 'parties')} sur ${all}`,
  seriesWon: (players) =>
    players.length === 1
      ? `${list(players)} a gagné la série\u202f!`
      : `${list(players)} se partagent la victoire de la série\u202f!`,

  look: 'Analyser',
  again: 'Rejouer',
  againTitle: 'Commencer la partie suivante\u202f?',
  againText:
    'Elle commence tout de suite, avec les mêmes places et réglages, sur chaque appareil de cette table. Ce film reste dans le carnet de la soirée.',
  againSeaText:
    'Elle commence tout de suite, avec les mêmes places et réglages, sur une autre mer. Ce film reste dans le carnet de la soirée.',
  againConfirm: 'Commencer',
  nextGame: 'La suivante',
  nextGameText: (poseidon) =>
    poseidon === null
      ? 'Tu es Poséidon. Elle commence tout de suite, sur chaque appareil de cette table. Ce film reste dans le carnet de la soirée.'
      : `${poseidon} est Poséidon. Elle commence tout de suite, sur chaque appareil de cette table. Ce film reste dans le carnet de la soirée.`,
  nextTurn: (poseidon) =>
    poseidon === null ? 'Ensuite, Poséidon, c’est toi.' : `Ensuite, Poséidon, c’est ${poseidon}.`,
  toHarbour: 'Au port',
  toLobby: 'Tout changer',
  toLobbyTitle: 'Au port, pour changer les places, le plateau ou les règles',
  toLobbyOnlooker: 'Au port',
  onlookerHint: 'Qui a une place commence la partie suivante. Au port, tu peux en prendre une.',
  dailyResult: 'Ton résultat',
};
