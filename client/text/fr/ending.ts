/** The ending: who won and why, and the film of where the ships really went. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, tiles } from './common.ts';
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

const names = (ships: readonly Ship[]) => list(ships.map((ship) => theColour[ship]));
const squares = (count: number) => plural(count, 'case', 'cases');
/** "rentré", "rentrés". */
const agree = (participle: string, ships: readonly Ship[]) =>
  ships.length === 1 ? participle : `${participle}s`;

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

const HOME = [
  'Aucun navire à bon port\u202f!',
  'Un navire à bon port\u202f!',
  'Deux navires à bon port\u202f!',
  'Trois navires à bon port\u202f!',
  'Tous les quatre à bon port\u202f!',
] as const;

/** Who won, for everybody. */
export const winner: Readonly<Record<Side, string>> = {
  navigators: 'Les Navigateurs gagnent',
  poseidon: 'Poséidon gagne',
};
export const tally = (arrived: number, all: number) =>
  arrived < 2 ? `${arrived} navire sur ${all} à bon port` : `${arrived} navires sur ${all} à bon port`;

/** The one strong line: by who won, then by who reads it. */
export const verdict: Readonly<Record<Side, Record<Side | 'onlookers', (arrived: number) => string>>> = {
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
};

/** Who came home when, in the order of arrival; the first sentence of why. */
export const home = (arrivals: readonly { ships: readonly Ship[]; round: number }[]) => {
  const phrases = arrivals.map(({ ships, round }, i) => {
    if (i > 0) return `${names(ships)} à la manche ${round}`;
    const back = ships.length === 1 ? 'est rentré' : 'sont rentrés';
    return `${capital(names(ships))} ${back} à la manche ${round}`;
  });
  return phrases.length === 0 ? 'Aucun navire n’est rentré.' : `${phrases.join(', ')}.`;
};
const TO: Readonly<Record<Ship, string>> = {
  red: 'au rouge',
  green: 'au vert',
  white: 'au blanc',
  yellow: 'au jaune',
};
/** How far the others still had, the nearest first. */
export const short = (failures: readonly { ships: readonly Ship[]; squares: number }[]) => {
  const phrases = failures.map(({ ships, squares: count }, i) => {
    const those = list(ships.map((ship) => TO[ship]));
    return i === 0 ? `Il restait ${squares(count)} ${those} jusqu’au port` : `${count}\u00a0${those}`;
  });
  return phrases.length === 0 ? '' : `${phrases.join('\u202f; ')}.`;
};
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre'] as const;
export const needed = (count: number) => `Il fallait en ramener ${NUMBERS[count] ?? count}.`;
const itsOwn = (name: string, ships: readonly Ship[]) =>
  `${capital(theShips(ships))} ${of(name)} ${ships.length === 1 ? 'est rentré' : 'sont rentrés'}`;
const YOURS: Readonly<Record<Ship, string>> = {
  red: 'Ton navire rouge est rentré\u202f: tu gagnes aussi.',
  green: 'Ton navire vert est rentré\u202f: tu gagnes aussi.',
  white: 'Ton navire blanc est rentré\u202f: tu gagnes aussi.',
  yellow: 'Ton navire jaune est rentré\u202f: tu gagnes aussi.',
};
export const youWinToo = (ships: readonly Ship[]) =>
  ships.length === 1 ? YOURS[ships[0] ?? 'red'] : 'Des navires à toi sont rentrés\u202f: tu gagnes aussi.';
/** A Navigator who wins although Poseidon does. */
export const winsToo = (name: string, ships: readonly Ship[]) =>
  `${itsOwn(name, ships)}\u202f: ${name} gagne aussi.`;
export const farthest = {
  alone: (ship: Ship, count: number, round: number) =>
    `La pire estime\u202f: ${theColour[ship]}, à ${squares(count)} à la manche ${round}`,
  tied: (ship: Ship, count: number, round: number) =>
    `Les pires estimes\u202f: d’abord ${theColour[ship]}, à ${squares(count)} à la manche ${round}`,
};

// ── The film ────────────────────────────────────────────────────────────────────────────────────

export const boardLabel = 'Les vrais navires et les estimes';
export const filmLabel = 'Le film de la partie';
export const fleetLabel = 'Navires à montrer';
export const moment = 'Moment de la partie';
export const momentOf = (round: string, now: number, all: number) => `${round}, ${now} sur ${all}`;
export const beginning = 'Le début';
export const roundTitle = (round: number) => `Manche ${round}`;
export const play = 'Lire';
export const pause = 'Pause';
export const previousRound = 'Manche précédente';
export const nextRound = 'Manche suivante';
export const previousMoment = 'Un pas en arrière';
export const nextMoment = 'Un pas en avant';
export const showRounds = 'Journal';
export const showRoundsLabel = 'Montrer les manches à la place du plateau';
export const roundsLabel = 'Manche par manche';
export const truth = 'vérité';
export const guess = 'estime';
export const stormy = 'poussé';
export const error = 'écart';

/** How far off a guess was, beside the ship's name. */
export const off = (count: number) => (count === 0 ? 'estime juste' : `estime à ${squares(count)}`);
export const shortOff = (count: number) => (count === 0 ? 'juste' : `à ${count}`);
export const atHome = 'rentré';
export const shipOff = (ship: Ship, state: string) => `${colours[ship]}\u202f: ${state}`;

export const trueShip = (ship: Ship) => `${colours[ship]}, en vérité`;
export const guessShip = (ship: Ship) => `${colours[ship]}, à l’estime`;

// ── What happened ───────────────────────────────────────────────────────────────────────────────

export const start = 'Les navires partent. Vérité et estime se confondent encore.';
export const storm = (tile: Storm, faceDown: boolean) =>
  faceDown ? `${tiles[tile]}, face cachée.` : `${tiles[tile]}.`;
export const monster = (tile: SeaMonster, ship: Ship) =>
  tile === 'leviathan' ? `Le Léviathan retient ${theColour[ship]}.` : `Le Kraken retient ${theColour[ship]}.`;
export const arrives = (ship: Ship, heading: Heading) =>
  `${TheColour[ship]} met le ${course[heading]} et arrive à bon port.`;
export const caught = (ship: Ship, heading: Heading) =>
  `${TheColour[ship]} met le ${course[heading]}, droit dans un maelström.`;
export const thrown = (ship: Ship, heading: Heading) =>
  `Le maelström projette ${theColour[ship]} ${towards[heading]}.`;
export const corrected = (moves: readonly { ship: Ship; square: string }[]) =>
  `Les Navigateurs placent ${list(moves.map(({ ship, square }) => `leur ${adjective[ship]} en ${square}`))}.`;

// ── Fetching it ─────────────────────────────────────────────────────────────────────────────────

// ── Points ──────────────────────────────────────────────────────────────────────────────────────

export const points = 'Points';
export const pointsOfGame = 'Points de cette partie';
export const pointsOfSeries = 'Points de la série';
export const player = 'Nom';
export const why = 'Pour quoi';
/** In words: figures are not for the display face. */
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
/** The headline of a competition: who has most points of a game, at least three; `names` is null for who reads it. */
export const mostPoints = (names: readonly string[] | null, points: number) => {
  const count = COUNTS[points] ?? points;
  if (names === null) return `${count} points pour toi`;
  return names.length === 1
    ? `${count} points pour ${list(names)}`
    : `${count} points chacun pour ${list(names)}`;
};
export const pointsButton = (title: string, lines: readonly { name: string; points: number }[]) =>
  `${title}\u202f: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Montrer pour quoi`;
export const scored = {
  failed: (ships: readonly Ship[], count: number) =>
    `${count} pour ${names(ships)}, ${agree('perdu', ships)} en mer`,
  own: (ships: readonly Ship[], count: number) => `${count} pour ${names(ships)}, ${agree('rentré', ships)}`,
  cooperative: (ships: readonly Ship[], count: number) =>
    `${count} pour ${names(ships)}, le navire commun, ${agree('rentré', ships)}`,
};
export const nothingScored: Readonly<Record<Side, string>> = {
  poseidon: 'Aucun navire perdu',
  navigators: 'Aucun de ses navires n’est rentré',
};
export const seriesPoints = (now: number, all: number) =>
  `La série après ${plural(now, 'partie', 'parties')} sur ${all}`;
export const seriesWon = (players: readonly string[]) =>
  players.length === 1
    ? `${list(players)} a gagné la série\u202f!`
    : `${list(players)} se partagent la victoire de la série\u202f!`;

// ── What next ───────────────────────────────────────────────────────────────────────────────────

export const look = 'Analyser';
export const again = 'Rejouer';
export const againTitle = 'Commencer la partie suivante\u202f?';
export const againText =
  'Elle commence tout de suite, avec les mêmes places et réglages, sur chaque appareil de cette table. Ce film reste dans le carnet de la soirée.';
export const againConfirm = 'Commencer';
export const nextGame = 'La suivante';
export const nextGameText = (poseidon: string | null) =>
  poseidon === null
    ? 'Tu es Poséidon. Elle commence tout de suite, sur chaque appareil de cette table. Ce film reste dans le carnet de la soirée.'
    : `${poseidon} est Poséidon. Elle commence tout de suite, sur chaque appareil de cette table. Ce film reste dans le carnet de la soirée.`;
export const nextTurn = (poseidon: string | null) =>
  poseidon === null ? 'Ensuite, Poséidon, c’est toi.' : `Ensuite, Poséidon, c’est ${poseidon}.`;
export const toHarbour = 'Au port';
export const toLobby = 'Tout changer';
export const toLobbyTitle = 'Au port, pour changer les places, le plateau ou les règles';
export const toLobbyOnlooker = 'Au port';
export const onlookerHint = 'Qui a une place commence la partie suivante. Au port, tu peux en prendre une.';
/** To what came of a day's voyage. */
export const dailyResult = 'Ton résultat';
