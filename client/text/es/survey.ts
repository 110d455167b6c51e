/**
 * The reply as a person says it. Everything is put together from whole phrases, joined as Spanish
 * joins a list.
 */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Lamp, Reply } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { replyTeller } from '../reply.ts';
import { headings } from './common.ts';
import { capital, list, theOne, theShip, either } from './words.ts';

/** No more than eight squares lie around a ship; one is said with its noun. */
const NUMBERS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

// ── The ship's own square ───────────────────────────────────────────────────────────────────────

const ON_ISLAND: Readonly<Record<IslandKind, string>> = {
  woody: 'Estás en una isla arbolada',
  rocky: 'Estás en una isla rocosa',
  sacred: 'Has llegado a la Isla Sagrada',
};
const AT_LIGHTHOUSE: Readonly<Record<Lamp | 'unlit', string>> = {
  unlit: 'Estás al pie de un faro',
  yellow: 'Estás al pie del faro de luz amarilla',
  red: 'Estás al pie del faro de luz roja',
};
const theShips = (ships: readonly Ship[]) => list(ships.map((ship) => theShip[ship]));

// ── The squares around ──────────────────────────────────────────────────────────────────────────

const islandsOf: Readonly<Record<IslandKind, (count: number) => string>> = {
  woody: (count) => (count === 1 ? 'una isla arbolada' : `${number(count)} islas arboladas`),
  rocky: (count) => (count === 1 ? 'una isla rocosa' : `${number(count)} islas rocosas`),
  sacred: () => 'la Isla Sagrada',
};

const islands = (count: number) => (count === 1 ? 'una isla' : `${number(count)} islas`);
const ships = (count: number | 'some') => {
  if (count === 'some') return 'al menos un barco';
  return count === 1 ? 'un barco' : `${number(count)} barcos`;
};
const lighthouses = (count: number) => (count === 1 ? 'un faro' : `${number(count)} faros`);
const fogBanks = (count: number) =>
  count === 1 ? 'un banco de niebla' : `${number(count)} bancos de niebla`;

// ── The whole reply ─────────────────────────────────────────────────────────────────────────────

export const { here, around, inSight, sentence } = replyTeller({
  onIsland: ON_ISLAND,
  atLighthouse: AT_LIGHTHOUSE,
  inFogBank: 'Estás en un banco de niebla',
  inDeepSea: 'Estás en aguas profundas',
  withShips: (ships) => `con ${theShips(ships)}`,
  shipsHere: (ships) =>
    ships.length === 1
      ? `${capital(theShips(ships))} está aquí contigo.`
      : `${capital(theShips(ships))} están aquí contigo.`,
  islands,
  islandsOf,
  ships,
  theShip,
  lighthouses,
  fogBanks,
  coastline: 'la costa',
  youSee: (seen) => `Ves ${list(seen)}.`,
  youSeeNothing: 'No ves nada.',
  edge: 'No puedes seguir: este es el borde del tablero.',
});

/** The order, above its reply; no heading is a ship that a sea monster held. */
export const order = (ship: Ship, heading: Heading | null) =>
  heading
    ? `${capital(theOne[ship])} navega al ${headings[heading]}`
    : `${capital(theOne[ship])} otea el mar`;

/** The order and its reply for those who only hear. */
export const spoken = (ship: Ship, heading: Heading | null, reply: Reply) =>
  `${order(ship, heading)}. ${sentence(reply)}`;

export const arrived: Readonly<Record<Ship, string>> = {
  red: 'El barco rojo está a salvo.',
  green: 'El barco verde está a salvo.',
  white: 'El barco blanco está a salvo.',
  yellow: 'El barco amarillo está a salvo.',
};
export const caught = '¡Atrapado en un remolino!';
/** Use Your Memory: the reply is not shown any more. */
export const forgotten = 'Se juega de memoria: lo que vio ya no figura aquí.';

// ── What somebody thinks ────────────────────────────────────────────────────────────────────────

/** After the squares that a reason names, where there may be more. */
export const elsewhere = 'en otra parte';
/** From what a ship saw before its order, where somebody thought that it was; without a reply, only where. */
export const reasoned = (ship: Ship, reply: Reply | null, squares: readonly string[]) => {
  const where = either(squares);
  if (!reply) return `${capital(theOne[ship])} antes: ${where}`;
  const seen = inSight(reply.sighting);
  return seen.length === 0
    ? `Antes, ${theOne[ship]} no vio nada, así que ${where}`
    : `Antes, ${theOne[ship]} vio ${list(seen)}, así que ${where}`;
};

// ── The pictures ────────────────────────────────────────────────────────────────────────────────

/** How many of a picture. */
export const times = (count: number) => `×${count}`;
/** One or more. */
export const atLeastOne = '1+';

// ── Help of the table to read replies ───────────────────────────────────────────────────────────

export const help = {
  name: 'Ayuda con las respuestas',
  options: { none: 'Ninguna', squares: 'Casillas', guesses: 'Y conjeturas' },
  does: {
    none: 'Los Navegantes comparan ellos mismos las respuestas con el mapa.',
    squares:
      'Señala una casilla, o mantenla pulsada, y dice qué informaría de lo impreso un barco que estuviera allí.',
    guesses:
      'Las casillas dicen qué informaría un barco allí, y se marca la conjetura que no encaja con su último informe.',
  },
  inGame: {
    none: 'Sin ayuda con las respuestas',
    squares: 'Las casillas dicen qué informaría un barco',
    guesses: 'Las conjeturas se comparan con las respuestas',
  },
  byItself: 'En un primer viaje se da entera, si nadie elige otra cosa.',
  /** Before the reply that a ship on a square would give. */
  from: (square: string) => `Desde ${square}, sin contar barcos:`,
};
