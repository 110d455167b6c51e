/** The ending: who won and why, and the film of where the ships really went. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, tiles } from './common.ts';
import { capital, hue, list, ofTheOne, theMonster, theOne, toTheOne } from './words.ts';

const NUMBERS = ['ninguno', 'uno', 'dos', 'tres', 'los cuatro'] as const;
const theOnes = (ships: readonly Ship[]) => list(ships.map((ship) => theOne[ship]));
const toTheOnes = (ships: readonly Ship[]) => list(ships.map((ship) => toTheOne[ship]));
const squares = (count: number) => (count === 1 ? '1\u00a0casilla' : `${count}\u00a0casillas`);

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

const HOME = [
  'Ningún barco en casa',
  '¡Un barco en casa!',
  '¡Dos barcos en casa!',
  '¡Tres barcos en casa!',
  '¡Los cuatro en casa!',
];

/** Who won, for everybody. */
export const winner: Readonly<Record<Side, string>> = {
  navigators: 'Ganan los Navegantes',
  poseidon: 'Gana Poseidón',
};
export const tally = (arrived: number, all: number) => `${arrived} de ${all} barcos en casa`;

/** The one strong line: by who won, then by who reads it. */
export const verdict: Readonly<Record<Side, Record<Side | 'onlookers', (arrived: number) => string>>> = {
  navigators: {
    navigators: (arrived) => HOME[arrived] ?? '',
    poseidon: () => 'Se te escaparon entre las tormentas',
    onlookers: () => 'Han alcanzado la Isla Sagrada',
  },
  poseidon: {
    poseidon: (arrived) => (arrived === 0 ? 'No se te escapó ninguno' : 'El mar se los ha quedado'),
    navigators: (arrived) => (arrived === 0 ? 'El mar no soltó a nadie' : 'El mar no quiso ceder'),
    onlookers: () => 'El mar tiene la última palabra',
  },
};

/** Who came home when, in the order of arrival; the first sentence of why. */
export const home = (arrivals: readonly { ships: readonly Ship[]; round: number }[]) => {
  const phrases = arrivals.map(({ ships, round }, i) => {
    if (i > 0) return `${theOnes(ships)} en la ronda ${round}`;
    const came = ships.length === 1 ? 'llegó' : 'llegaron';
    return `${capital(theOnes(ships))} ${came} a casa en la ronda ${round}`;
  });
  return phrases.length === 0 ? 'Ningún barco llegó a casa.' : `${phrases.join(', ')}.`;
};
/** How far the others still had, the nearest first. */
export const short = (failures: readonly { ships: readonly Ship[]; squares: number }[]) => {
  const phrases = failures.map(({ ships, squares: count }, i) => {
    if (i > 0) return `${toTheOnes(ships)},\u00a0${count}`;
    const missed = count === 1 ? 'le faltó' : 'le faltaron';
    const missedThem = count === 1 ? 'les faltó' : 'les faltaron';
    return `${capital(toTheOnes(ships))} ${ships.length === 1 ? missed : missedThem} ${squares(count)} hasta casa`;
  });
  return phrases.length === 0 ? '' : `${phrases.join('; ')}.`;
};
export const needed = (count: number) =>
  count === 1 ? 'Tenía que llegar uno a casa.' : `Tenían que llegar ${NUMBERS[count] ?? count} a casa.`;
const itsOwn = (name: string, ships: readonly Ship[]) => {
  const those = list(ships.map((ship) => hue[ship]));
  return ships.length === 1
    ? `El barco ${those} de ${name} llegó a casa`
    : `Los barcos ${those} de ${name} llegaron a casa`;
};
export const youWinToo = (ships: readonly Ship[]) =>
  ships.length === 1
    ? `Tu barco ${hue[ships[0] ?? 'red']} llegó a casa: también ganas.`
    : 'Barcos tuyos llegaron a casa: también ganas.';
/** A Navigator who wins although Poseidon does. */
export const winsToo = (name: string, ships: readonly Ship[]) =>
  `${itsOwn(name, ships)}: ${name} también gana.`;
export const farthest = {
  alone: (ship: Ship, count: number, round: number) =>
    `La peor conjetura: ${theOne[ship]}, a ${squares(count)} en la ronda ${round}`,
  tied: (ship: Ship, count: number, round: number) =>
    `Peores conjeturas: primero ${theOne[ship]}, a ${squares(count)} en la ronda ${round}`,
};

// ── The film ────────────────────────────────────────────────────────────────────────────────────

export const boardLabel = 'Los barcos verdaderos y las conjeturas';
export const filmLabel = 'La película de la partida';
export const fleetLabel = 'Barcos que se muestran';
export const moment = 'Momento de la partida';
export const momentOf = (round: string, now: number, all: number) => `${round}, ${now} de ${all}`;
export const beginning = 'El comienzo';
export const roundTitle = (round: number) => `Ronda ${round}`;
export const play = 'Reproducir';
export const pause = 'Pausa';
export const previousRound = 'Ronda anterior';
export const nextRound = 'Ronda siguiente';
export const previousMoment = 'Un paso atrás';
export const nextMoment = 'Un paso adelante';
export const showRounds = 'Diario';
export const showRoundsLabel = 'Mostrar las rondas en lugar del tablero';
export const roundsLabel = 'Ronda a ronda';
export const truth = 'verdad';
export const guess = 'conjetura';
export const stormy = 'empujado';
export const error = 'desvío';

/** How far off a guess was, beside the ship's name. */
export const off = (count: number) => (count === 0 ? 'conjetura exacta' : `conjetura a ${squares(count)}`);
export const shortOff = (count: number) => (count === 0 ? 'exacta' : `a ${count}`);
export const atHome = 'en casa';
export const shipOff = (ship: Ship, state: string) => `${colours[ship]}: ${state}`;

export const trueShip = (ship: Ship) => `${colours[ship]}, de verdad`;
export const guessShip = (ship: Ship) => `${colours[ship]}, según la conjetura`;

// ── What happened ───────────────────────────────────────────────────────────────────────────────

export const start = 'Los barcos zarpan. La verdad y la conjetura aún son lo mismo.';
export const storm = (tile: Storm, faceDown: boolean) =>
  faceDown ? `${tiles[tile]}, boca abajo.` : `${tiles[tile]}.`;
export const monster = (tile: SeaMonster, ship: Ship) =>
  `${capital(theMonster[tile])} retiene ${toTheOne[ship]}.`;
export const arrives = (ship: Ship, heading: Heading) =>
  `${capital(theOne[ship])} navega al ${headings[heading]} y está en casa.`;
export const caught = (ship: Ship, heading: Heading) =>
  `${capital(theOne[ship])} navega al ${headings[heading]} y entra en un remolino.`;
export const thrown = (ship: Ship, heading: Heading) =>
  `El remolino lanza ${theOne[ship]} al ${headings[heading]}.`;
export const corrected = (moves: readonly { ship: Ship; square: string }[]) =>
  `Los Navegantes ponen ${list(
    moves.map(({ ship, square }, i) =>
      i === 0 ? `la conjetura ${ofTheOne[ship]} en ${square}` : `la ${ofTheOne[ship]} en ${square}`,
    ),
  )}.`;

// ── Fetching it ─────────────────────────────────────────────────────────────────────────────────

// ── Points ──────────────────────────────────────────────────────────────────────────────────────

export const points = 'Puntos';
export const pointsOfGame = 'Puntos de esta partida';
export const pointsOfSeries = 'Puntos de la serie';
export const player = 'Quién';
export const why = 'Por qué';
/** In words: figures are not for the display face. */
const COUNTS = [
  'Cero',
  'Un',
  'Dos',
  'Tres',
  'Cuatro',
  'Cinco',
  'Seis',
  'Siete',
  'Ocho',
  'Nueve',
  'Diez',
  'Once',
  'Doce',
];
/** The headline of a competition: who has most points of a game, at least three; `names` is null for who reads it. */
export const mostPoints = (names: readonly string[] | null, points: number) => {
  const count = COUNTS[points] ?? `${points}`;
  if (names === null) return `${count} puntos para ti`;
  return names.length === 1
    ? `${count} puntos para ${list(names)}`
    : `${list(names)}: ${count.toLowerCase()} puntos cada uno`;
};
export const pointsButton = (title: string, lines: readonly { name: string; points: number }[]) =>
  `${title}: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Mostrar por qué`;
export const scored = {
  failed: (ships: readonly Ship[], count: number) =>
    ships.length === 1
      ? `${count} por ${theOnes(ships)}, perdido en el mar`
      : `${count} por ${theOnes(ships)}, perdidos en el mar`,
  own: (ships: readonly Ship[], count: number) => `${count} por ${theOnes(ships)}, en casa`,
  cooperative: (ships: readonly Ship[], count: number) =>
    `${count} por ${theOnes(ships)}, el barco común, en casa`,
};
export const nothingScored: Readonly<Record<Side, string>> = {
  poseidon: 'Llegaron todos a casa',
  navigators: 'Ningún barco propio llegó a casa',
};
export const seriesPoints = (now: number, all: number) => `La serie tras ${now} de ${all} partidas`;
export const seriesWon = (players: readonly string[]) =>
  players.length === 1
    ? `¡${list(players)} ha ganado la serie!`
    : `¡${list(players)} comparten la victoria en la serie!`;

// ── What next ───────────────────────────────────────────────────────────────────────────────────

export const look = 'Analizar';
export const again = 'Otra igual';
export const againTitle = '¿Empezar otra partida?';
export const againText =
  'Empieza enseguida, con los mismos asientos y ajustes, en todos los dispositivos de esta mesa. Esta película queda en la crónica de la velada.';
export const againConfirm = 'Empezar';
export const nextGame = 'Otra partida';
export const nextGameText = (poseidon: string | null) =>
  poseidon === null
    ? 'Eres Poseidón. Empieza enseguida, en todos los dispositivos de esta mesa. Esta película queda en la crónica de la velada.'
    : `${poseidon} es Poseidón. Empieza enseguida, en todos los dispositivos de esta mesa. Esta película queda en la crónica de la velada.`;
export const nextTurn = (poseidon: string | null) =>
  poseidon === null ? 'Ahora te toca ser Poseidón.' : `Ahora le toca a ${poseidon} ser Poseidón.`;
export const toHarbour = 'Al puerto';
export const toLobby = 'Cambiar algo';
export const toLobbyTitle = 'Al puerto, a cambiar asientos, tablero o reglas';
export const toLobbyOnlooker = 'Al puerto';
export const onlookerHint = 'Quien tiene asiento empieza la próxima partida. En el puerto puedes elegir uno.';
/** To what came of a day's voyage. */
export const dailyResult = 'Tu resultado';
