/** The reply as a person says it. Everything is put together from whole phrases. */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Lamp, Reply } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { replyTeller } from '../reply.ts';
import { capital, list, theRed, theShip, toward, either } from './ships.ts';

/** No more than eight squares lie around a ship; one has its own words. */
const NUMBERS = ['', '', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

// ── The ship's own square ───────────────────────────────────────────────────────────────────────

const ON_ISLAND: Readonly<Record<IslandKind, string>> = {
  woody: 'Sei su un’isola boscosa',
  rocky: 'Sei su un’isola rocciosa',
  sacred: 'Hai raggiunto l’Isola Sacra',
};
const AT_LIGHTHOUSE: Readonly<Record<Lamp | 'unlit', string>> = {
  unlit: 'Sei ai piedi di un faro',
  yellow: 'Sei ai piedi del faro dalla luce gialla',
  red: 'Sei ai piedi del faro dalla luce rossa',
};
const theShips = (ships: readonly Ship[]) => list(ships.map((ship) => theShip[ship]));

// ── The squares around ──────────────────────────────────────────────────────────────────────────

const islandsOf: Readonly<Record<IslandKind, (count: number) => string>> = {
  woody: (count) => (count === 1 ? 'un’isola boscosa' : `${number(count)} isole boscose`),
  rocky: (count) => (count === 1 ? 'un’isola rocciosa' : `${number(count)} isole rocciose`),
  sacred: () => 'l’Isola Sacra',
};

const islands = (count: number) => (count === 1 ? 'un’isola' : `${number(count)} isole`);
const ships = (count: number | 'some') => {
  if (count === 'some') return 'almeno una nave';
  return count === 1 ? 'una nave' : `${number(count)} navi`;
};
const lighthouses = (count: number) => (count === 1 ? 'un faro' : `${number(count)} fari`);
const fogBanks = (count: number) =>
  count === 1 ? 'un banco di nebbia' : `${number(count)} banchi di nebbia`;

// ── The whole reply ─────────────────────────────────────────────────────────────────────────────

export const { here, around, inSight, sentence } = replyTeller({
  onIsland: ON_ISLAND,
  atLighthouse: AT_LIGHTHOUSE,
  inFogBank: 'Sei in un banco di nebbia',
  inDeepSea: 'Sei in acque profonde',
  withShips: (ships) => `con ${theShips(ships)}`,
  shipsHere: (ships) => `${capital(theShips(ships))} ${ships.length === 1 ? 'è' : 'sono'} qui con te.`,
  islands,
  islandsOf,
  ships,
  theShip,
  lighthouses,
  fogBanks,
  coastline: 'la costa',
  youSee: (seen) => `Vedi ${list(seen)}.`,
  youSeeNothing: 'Non vedi nulla.',
  edge: 'Non puoi andare oltre: qui finisce il tabellone.',
});

/** The order, above its reply; no heading is a ship that a sea monster held. */
export const order = (ship: Ship, heading: Heading | null) =>
  heading
    ? `${capital(theRed[ship])} fa rotta ${toward[heading]}`
    : `${capital(theRed[ship])} sta di vedetta`;

/** The order and its reply for those who only hear. */
export const spoken = (ship: Ship, heading: Heading | null, reply: Reply) =>
  `${order(ship, heading)}. ${sentence(reply)}`;

export const arrived: Readonly<Record<Ship, string>> = {
  red: 'La nave rossa è in salvo.',
  green: 'La nave verde è in salvo.',
  white: 'La nave bianca è in salvo.',
  yellow: 'La nave gialla è in salvo.',
};
export const caught = 'Presa in un vortice!';
/** Use Your Memory: the reply is not shown any more. */
export const forgotten = 'Si gioca a memoria: quello che ha visto qui non c’è più.';

// ── What somebody thinks ────────────────────────────────────────────────────────────────────────

/** After the squares that a reason names, where there may be more. */
export const elsewhere = 'altrove';
/** From what a ship saw before its order, where somebody thought that it was; without a reply, only where. */
export const reasoned = (ship: Ship, reply: Reply | null, squares: readonly string[]) => {
  const where = either(squares);
  if (!reply) return `${capital(theRed[ship])} prima: ${where}`;
  const seen = inSight(reply.sighting);
  return seen.length === 0
    ? `Prima ${theRed[ship]} non aveva visto nulla, quindi ${where}`
    : `Prima ${theRed[ship]} aveva visto ${list(seen)}, quindi ${where}`;
};

// ── The pictures ────────────────────────────────────────────────────────────────────────────────

/** How many of a picture. */
export const times = (count: number) => `×${count}`;
/** One or more. */
export const atLeastOne = '1+';

// ── Help of the table to read replies ───────────────────────────────────────────────────────────

export const help = {
  name: 'Aiuto con le risposte',
  options: { none: 'Nessuno', squares: 'Caselle', guesses: 'E ipotesi' },
  does: {
    none: 'I Navigatori confrontano da soli le risposte con la carta.',
    squares:
      'Indica una casella, o tienila premuta: dice che cosa riferirebbe da lì una nave di ciò che è stampato.',
    guesses:
      'Le caselle dicono che cosa riferirebbe una nave, e un’ipotesi è segnata se l’ultima risposta non le si addice.',
  },
  inGame: {
    none: 'Nessun aiuto con le risposte',
    squares: 'Le caselle dicono che cosa riferirebbe una nave',
    guesses: 'Le ipotesi sono confrontate con le risposte',
  },
  byItself: 'In un primo viaggio c’è per intero, se non scegliete altro.',
  /** Before the reply that a ship on a square would give. */
  from: (square: string) => `Da ${square}, navi a parte:`,
};
