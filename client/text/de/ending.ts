/** The ending: who won and why, and the film of where the ships really went. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, tiles } from './common.ts';
import { capital, list, theMonster, theShips } from './words.ts';

const names = (ships: readonly Ship[]) => list(ships.map((ship) => colours[ship]));
const squares = (count: number) => (count === 1 ? '1\u00a0Feld' : `${count}\u00a0Felder`);

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

const HOME = [
  'Kein Schiff ist daheim!',
  'Ein Schiff ist daheim!',
  'Zwei Schiffe sind daheim!',
  'Drei Schiffe sind daheim!',
  'Alle vier sind daheim!',
];

/** Who won, for everybody. */
export const winner: Readonly<Record<Side, string>> = {
  navigators: 'Die Navigatoren gewinnen',
  poseidon: 'Poseidon gewinnt',
};
export const tally = (arrived: number, all: number) => `${arrived} von ${all} Schiffen daheim`;

/** The one strong line: by who won, then by who reads it. */
export const verdict: Readonly<Record<Side, Record<Side | 'onlookers', (arrived: number) => string>>> = {
  navigators: {
    navigators: (arrived) => HOME[arrived] ?? '',
    poseidon: () => 'Sie sind deinen Stürmen entkommen',
    onlookers: () => 'Die Heilige Insel ist erreicht',
  },
  poseidon: {
    poseidon: (arrived) => (arrived === 0 ? 'Nicht eines ist dir entkommen' : 'Das Meer hat sie behalten'),
    navigators: (arrived) =>
      arrived === 0 ? 'Das Meer ließ niemanden gehen' : 'Das Meer wollte euch nicht gehen lassen',
    onlookers: () => 'Das Meer hat das letzte Wort',
  },
};

/** Who came home when, in the order of arrival; the first sentence of why. */
export const home = (arrivals: readonly { ships: readonly Ship[]; round: number }[]) => {
  const phrases = arrivals.map(({ ships, round }, i) => {
    if (i > 0) return `${names(ships)} in Runde ${round}`;
    return `${names(ships)} ${ships.length === 1 ? 'kam' : 'kamen'} in Runde ${round} heim`;
  });
  return phrases.length === 0 ? 'Kein Schiff kam heim.' : `${phrases.join(', ')}.`;
};
/** How far the others still had, the nearest first. */
export const short = (failures: readonly { ships: readonly Ship[]; squares: number }[]) => {
  const phrases = failures.map(({ ships, squares: count }, i) => {
    if (i > 0) return `${names(ships)}\u00a0${count}`;
    return `Bis daheim ${count === 1 ? 'fehlte' : 'fehlten'} ${names(ships)} noch ${squares(count)}`;
  });
  return phrases.length === 0 ? '' : `${phrases.join('; ')}.`;
};
const NEEDED = [
  'Keines musste heimkommen.',
  'Eines musste heimkommen.',
  'Zwei mussten heimkommen.',
  'Drei mussten heimkommen.',
  'Alle vier mussten heimkommen.',
];
export const needed = (count: number) => NEEDED[count] ?? `${count} mussten heimkommen.`;
const itsOwn = (name: string, ships: readonly Ship[]) =>
  `${capital(theShips(ships))} von ${name} ${ships.length === 1 ? 'kam' : 'kamen'} heim`;
const youToo: Readonly<Record<Ship, string>> = {
  red: 'Dein eigenes rotes Schiff kam heim: Auch du gewinnst.',
  green: 'Dein eigenes grünes Schiff kam heim: Auch du gewinnst.',
  white: 'Dein eigenes weißes Schiff kam heim: Auch du gewinnst.',
  yellow: 'Dein eigenes gelbes Schiff kam heim: Auch du gewinnst.',
};
export const youWinToo = (ships: readonly Ship[]) =>
  ships.length === 1 ? youToo[ships[0] ?? 'red'] : 'Eigene Schiffe von dir kamen heim: Auch du gewinnst.';
/** A Navigator who wins although Poseidon does. */
export const winsToo = (name: string, ships: readonly Ship[]) =>
  `${itsOwn(name, ships)}: Auch ${name} gewinnt.`;
export const farthest = {
  alone: (ship: Ship, count: number, round: number) =>
    `Größter Irrtum: ${colours[ship]}, ${squares(count)} daneben in Runde ${round}`,
  tied: (ship: Ship, count: number, round: number) =>
    `Größte Irrtümer: erst ${colours[ship]}, ${squares(count)} in Runde ${round}`,
};

// ── The film ────────────────────────────────────────────────────────────────────────────────────

export const boardLabel = 'Die wahren Schiffe und die Vermutungen';
export const filmLabel = 'Der Film des Spiels';
export const fleetLabel = 'Schiffe, die zu sehen sind';
export const moment = 'Moment des Spiels';
export const momentOf = (round: string, now: number, all: number) => `${round}, ${now} von ${all}`;
export const beginning = 'Der Anfang';
export const roundTitle = (round: number) => `Runde ${round}`;
export const play = 'Abspielen';
export const pause = 'Pause';
export const previousRound = 'Vorige Runde';
export const nextRound = 'Nächste Runde';
export const previousMoment = 'Einen Schritt zurück';
export const nextMoment = 'Einen Schritt weiter';
export const showRounds = 'Logbuch';
export const showRoundsLabel = 'Statt des Bretts die Runden zeigen';
export const roundsLabel = 'Runde für Runde';
export const truth = 'Wahrheit';
export const guess = 'Vermutung';
export const stormy = 'getrieben';
export const error = 'daneben';

/** How far off a guess was, beside the ship's name. */
export const off = (count: number) =>
  count === 0 ? 'Vermutung stimmt' : `Vermutung ${squares(count)} daneben`;
export const shortOff = (count: number) => (count === 0 ? 'genau' : `${count} daneben`);
export const atHome = 'daheim';
export const shipOff = (ship: Ship, state: string) => `${colours[ship]}: ${state}`;

export const trueShip = (ship: Ship) => `${colours[ship]}, in Wahrheit`;
export const guessShip = (ship: Ship) => `${colours[ship]}, vermutet`;

// ── What happened ───────────────────────────────────────────────────────────────────────────────

export const start = 'Die Schiffe legen ab. Noch sind Wahrheit und Vermutung eins.';
export const storm = (tile: Storm, faceDown: boolean) =>
  faceDown ? `${tiles[tile]}, verdeckt.` : `${tiles[tile]}.`;
export const monster = (tile: SeaMonster, ship: Ship) =>
  `${capital(theMonster[tile])} hält ${colours[ship]} fest.`;
export const arrives = (ship: Ship, heading: Heading) =>
  `${colours[ship]} segelt nach ${headings[heading]} und ist daheim.`;
export const caught = (ship: Ship, heading: Heading) =>
  `${colours[ship]} segelt nach ${headings[heading]}, in einen Strudel.`;
export const thrown = (ship: Ship, heading: Heading) =>
  `Der Strudel schleudert ${colours[ship]} nach ${headings[heading]}.`;
export const corrected = (moves: readonly { ship: Ship; square: string }[]) =>
  `Die Navigatoren vermuten jetzt ${list(moves.map(({ ship, square }) => `${colours[ship]} auf ${square}`))}.`;

// ── Fetching it ─────────────────────────────────────────────────────────────────────────────────

// ── Points ──────────────────────────────────────────────────────────────────────────────────────

export const points = 'Punkte';
export const pointsOfGame = 'Punkte dieses Spiels';
export const pointsOfSeries = 'Punkte der Serie';
export const player = 'Wer';
export const why = 'Wofür';
/** In words: figures are not for the display face. */
const COUNTS = [
  'Null',
  'Ein',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Elf',
  'Zwölf',
];
/** The headline of a competition: who has most points of a game, at least three; `names` is null for who reads it. */
export const mostPoints = (names: readonly string[] | null, points: number) => {
  const count = COUNTS[points] ?? `${points}`;
  if (names === null) return `${count} Punkte für dich`;
  return names.length === 1
    ? `${count} Punkte für ${list(names)}`
    : `Je ${count.toLowerCase()} Punkte für ${list(names)}`;
};
export const pointsButton = (title: string, lines: readonly { name: string; points: number }[]) =>
  `${title}: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Zeigen, wofür`;
export const scored = {
  failed: (ships: readonly Ship[], count: number) => `${count} für ${names(ships)}, auf See geblieben`,
  own: (ships: readonly Ship[], count: number) => `${count} für ${names(ships)}, daheim`,
  cooperative: (ships: readonly Ship[], count: number) =>
    `${count} für ${names(ships)}, das gemeinsame Schiff, daheim`,
};
export const nothingScored: Readonly<Record<Side, string>> = {
  poseidon: 'Kein Schiff blieb auf See',
  navigators: 'Kein eigenes Schiff kam heim',
};
export const seriesPoints = (now: number, all: number) => `Die Serie nach ${now} von ${all} Spielen`;
export const seriesWon = (players: readonly string[]) =>
  players.length === 1
    ? `${list(players)} hat die Serie gewonnen!`
    : `${list(players)} teilen sich den Sieg in der Serie!`;

// ── What next ───────────────────────────────────────────────────────────────────────────────────

export const look = 'Rückblick';
export const again = 'Noch einmal so';
export const againTitle = 'Das nächste Spiel beginnen?';
export const againText =
  'Es beginnt sofort, mit denselben Plätzen und Einstellungen, auf allen Geräten an diesem Tisch. Dieser Film bleibt in der Chronik des Abends.';
export const againConfirm = 'Beginnen';
export const nextGame = 'Nächstes Spiel';
export const nextGameText = (poseidon: string | null) =>
  poseidon === null
    ? 'Du bist Poseidon. Es beginnt sofort, auf allen Geräten an diesem Tisch. Dieser Film bleibt in der Chronik des Abends.'
    : `${poseidon} ist Poseidon. Es beginnt sofort, auf allen Geräten an diesem Tisch. Dieser Film bleibt in der Chronik des Abends.`;
export const nextTurn = (poseidon: string | null) =>
  poseidon === null ? 'Als Nächstes bist du Poseidon.' : `Als Nächstes ist ${poseidon} Poseidon.`;
export const toHarbour = 'Zum Hafen';
export const toLobby = 'Etwas ändern';
export const toLobbyTitle = 'Zum Hafen: Plätze, Brett oder Regeln ändern';
export const toLobbyOnlooker = 'Zum Hafen';
export const onlookerHint =
  'Wer einen Platz hat, beginnt das nächste Spiel. Im Hafen kannst du dir einen nehmen.';
/** To what came of a day's voyage. */
export const dailyResult = 'Dein Ergebnis';
