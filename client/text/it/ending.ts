/** The ending: who won and why, and the film of where the ships really went. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, tiles } from './common.ts';
import { capital, list, theMonster, theRed, toTheRed, toward } from './ships.ts';

const NEEDED = [
  'Non doveva arrivarne a casa nessuna.',
  'Doveva arrivarne a casa una.',
  'Dovevano arrivarne a casa due.',
  'Dovevano arrivarne a casa tre.',
  'Dovevano arrivare a casa tutte e quattro.',
] as const;
const names = (ships: readonly Ship[]) => list(ships.map((ship) => theRed[ship]));
const squares = (count: number) => (count === 1 ? '1\u00a0casella' : `${count}\u00a0caselle`);

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

const HOME = [
  'Nessuna nave è a casa',
  'Una nave è a casa',
  'Due navi sono a casa',
  'Tre navi sono a casa',
  'Tutte e quattro a casa',
];

/** Who won, for everybody. */
export const winner: Readonly<Record<Side, string>> = {
  navigators: 'Vincono i Navigatori',
  poseidon: 'Vince Poseidone',
};
export const tally = (arrived: number, all: number) =>
  arrived === 1 ? `1 nave su ${all} a casa` : `${arrived} navi su ${all} a casa`;

/** The one strong line: by who won, then by who reads it. */
export const verdict: Readonly<Record<Side, Record<Side | 'onlookers', (arrived: number) => string>>> = {
  navigators: {
    navigators: (arrived) => `${HOME[arrived]}!`,
    poseidon: () => 'Sono sfuggiti alle tue tempeste',
    onlookers: () => 'L’Isola Sacra è raggiunta',
  },
  poseidon: {
    poseidon: (arrived) => (arrived === 0 ? 'Non te n’è sfuggita nessuna' : 'Il mare le ha tenute con sé'),
    navigators: (arrived) => (arrived === 0 ? 'Il mare non perdona' : 'Il mare non molla la presa'),
    onlookers: () => 'Al mare l’ultima parola',
  },
};

/** Who came home when, in the order of arrival; the first sentence of why. */
export const home = (arrivals: readonly { ships: readonly Ship[]; round: number }[]) => {
  const phrases = arrivals.map(({ ships, round }, i) => {
    if (i > 0) return `${names(ships)} nel round ${round}`;
    const come = ships.length === 1 ? 'è arrivata a casa' : 'sono arrivate a casa';
    return `${capital(names(ships))} ${come} nel round ${round}`;
  });
  return phrases.length === 0 ? 'Nessuna nave è arrivata a casa.' : `${phrases.join(', ')}.`;
};
/** How far the others still had, the nearest first. */
export const short = (failures: readonly { ships: readonly Ship[]; squares: number }[]) => {
  const phrases = failures.map(({ ships, squares: count }, i) => {
    const whom = list(ships.map((ship) => toTheRed[ship]));
    if (i > 0) return `${whom}\u00a0${count}`;
    return `${capital(whom)} ${count === 1 ? 'mancava' : 'mancavano'} ${squares(count)} per arrivare a casa`;
  });
  return phrases.length === 0 ? '' : `${phrases.join('; ')}.`;
};
export const needed = (count: number) => NEEDED[count] ?? `Dovevano arrivarne a casa ${count}.`;
const itsOwn = (name: string, ships: readonly Ship[]) => {
  const those = list(ships.map((ship) => colours[ship].toLowerCase()));
  return ships.length === 1
    ? `La nave ${those} di ${name} è arrivata a casa`
    : `Le navi ${those} di ${name} sono arrivate a casa`;
};
export const youWinToo = (ships: readonly Ship[]) =>
  ships.length === 1
    ? `La tua nave ${colours[ships[0] ?? 'red'].toLowerCase()} è arrivata a casa: vinci anche tu.`
    : 'Sono arrivate a casa navi tue: vinci anche tu.';
/** A Navigator who wins although Poseidon does. */
export const winsToo = (name: string, ships: readonly Ship[]) =>
  `${itsOwn(name, ships)}: vince anche ${name}.`;
export const farthest = {
  alone: (ship: Ship, count: number, round: number) =>
    `L’ipotesi peggiore: ${theRed[ship]}, ${squares(count)} di scarto nel round ${round}`,
  tied: (ship: Ship, count: number, round: number) =>
    `Le ipotesi peggiori: prima ${theRed[ship]}, ${squares(count)} di scarto nel round ${round}`,
};

// ── The film ────────────────────────────────────────────────────────────────────────────────────

export const boardLabel = 'Le vere navi e le ipotesi';
export const filmLabel = 'Il film della partita';
export const fleetLabel = 'Navi da mostrare';
export const moment = 'Momento della partita';
export const momentOf = (round: string, now: number, all: number) => `${round}, ${now} di ${all}`;
export const beginning = 'L’inizio';
export const roundTitle = (round: number) => `Round ${round}`;
export const play = 'Avvia';
export const pause = 'Pausa';
export const previousRound = 'Round precedente';
export const nextRound = 'Round successivo';
export const previousMoment = 'Un passo indietro';
export const nextMoment = 'Un passo avanti';
export const showRounds = 'Diario';
export const showRoundsLabel = 'Mostra i round al posto del tabellone';
export const roundsLabel = 'Round per round';
export const truth = 'verità';
export const guess = 'ipotesi';
export const stormy = 'spinta';
export const error = 'scarto';

/** How far off a guess was, beside the ship's name. */
export const off = (count: number) => (count === 0 ? 'ipotesi esatta' : `ipotesi a ${squares(count)}`);
export const shortOff = (count: number) => (count === 0 ? 'esatta' : `a ${count}`);
export const atHome = 'a casa';
export const shipOff = (ship: Ship, state: string) => `${colours[ship]}: ${state}`;

export const trueShip = (ship: Ship) => `${colours[ship]}, la verità`;
export const guessShip = (ship: Ship) => `${colours[ship]}, l’ipotesi`;

// ── What happened ───────────────────────────────────────────────────────────────────────────────

export const start = 'Le navi salpano. Verità e ipotesi sono ancora la stessa cosa.';
export const storm = (tile: Storm, faceDown: boolean) =>
  faceDown ? `${tiles[tile]}, coperta.` : `${tiles[tile]}.`;
export const monster = (tile: SeaMonster, ship: Ship) =>
  `${capital(theMonster[tile])} trattiene ${theRed[ship]}.`;
export const arrives = (ship: Ship, heading: Heading) =>
  `${capital(theRed[ship])} fa rotta ${toward[heading]} ed è a casa.`;
export const caught = (ship: Ship, heading: Heading) =>
  `${capital(theRed[ship])} fa rotta ${toward[heading]}, dentro un vortice.`;
export const thrown = (ship: Ship, heading: Heading) =>
  `Il vortice scaglia ${theRed[ship]} ${toward[heading]}.`;
const theirs: Readonly<Record<Ship, string>> = {
  red: 'la loro rossa',
  green: 'la loro verde',
  white: 'la loro bianca',
  yellow: 'la loro gialla',
};
export const corrected = (moves: readonly { ship: Ship; square: string }[]) =>
  `I Navigatori spostano ${list(
    moves.map(({ ship, square }, i) => `${i === 0 ? theirs[ship] : theRed[ship]} in ${square}`),
  )}.`;

// ── Fetching it ─────────────────────────────────────────────────────────────────────────────────

// ── Points ──────────────────────────────────────────────────────────────────────────────────────

export const points = 'Punti';
export const pointsOfGame = 'Punti di questa partita';
export const pointsOfSeries = 'Punti della serie';
export const player = 'Giocatore';
export const why = 'Per che cosa';
/** In words: figures are not for the display face. */
const COUNTS = [
  'Zero',
  'Un',
  'Due',
  'Tre',
  'Quattro',
  'Cinque',
  'Sei',
  'Sette',
  'Otto',
  'Nove',
  'Dieci',
  'Undici',
  'Dodici',
];
/** The headline of a competition: who has most points of a game, at least three; `names` is null for who reads it. */
export const mostPoints = (names: readonly string[] | null, points: number) => {
  const count = COUNTS[points] ?? points;
  if (names === null) return `${count} punti per te`;
  return names.length === 1
    ? `${count} punti per ${list(names)}`
    : `${count} punti a testa per ${list(names)}`;
};
export const pointsButton = (title: string, lines: readonly { name: string; points: number }[]) =>
  `${title}: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Mostra per che cosa`;
export const scored = {
  failed: (ships: readonly Ship[], count: number) =>
    `${count} per ${names(ships)}, ${ships.length === 1 ? 'rimasta' : 'rimaste'} in mare`,
  own: (ships: readonly Ship[], count: number) => `${count} per ${names(ships)} a casa`,
  cooperative: (ships: readonly Ship[], count: number) =>
    `${count} per ${names(ships)}, la nave comune, a casa`,
};
export const nothingScored: Readonly<Record<Side, string>> = {
  poseidon: 'Nessuna nave è rimasta in mare',
  navigators: 'Nessuna sua nave è arrivata a casa',
};
export const seriesPoints = (now: number, all: number) =>
  now === 1 ? `La serie dopo 1 partita su ${all}` : `La serie dopo ${now} partite su ${all}`;
export const seriesWon = (players: readonly string[]) =>
  players.length === 1 ? `${list(players)} vince la serie!` : `${list(players)} vincono insieme la serie!`;

// ── What next ───────────────────────────────────────────────────────────────────────────────────

export const look = 'Analizza';
export const again = 'Ancora così';
export const againTitle = 'Iniziare la prossima partita?';
export const againText =
  'Inizia subito, con gli stessi posti e le stesse impostazioni, su ogni dispositivo di questo tavolo. Questo film resta nel resoconto della serata.';
export const againConfirm = 'Inizia';
export const nextGame = 'Nuova partita';
export const nextGameText = (poseidon: string | null) =>
  poseidon === null
    ? 'Poseidone sei tu. Inizia subito, su ogni dispositivo di questo tavolo. Questo film resta nel resoconto della serata.'
    : `Poseidone è ${poseidon}. Inizia subito, su ogni dispositivo di questo tavolo. Questo film resta nel resoconto della serata.`;
export const nextTurn = (poseidon: string | null) =>
  poseidon === null ? 'Il prossimo Poseidone sei tu.' : `Il prossimo Poseidone è ${poseidon}.`;
export const toHarbour = 'Al porto';
export const toLobby = 'Cambia qualcosa';
export const toLobbyTitle = 'Al porto, per cambiare posti, tabellone o regole';
export const toLobbyOnlooker = 'Al porto';
export const onlookerHint = 'La prossima partita la inizia chi ha un posto. Al porto puoi prenderne uno.';
/** To what came of a day's voyage. */
export const dailyResult = 'Il tuo risultato';
