/**
 * The reply as a person says it. Everything is put together from whole phrases, joined as Spanish
 * joins a list.
 */
import { SHIPS, type IslandKind, type Ship } from '../../../shared/board.ts';
import type { Exploring, Lamp, Reply, Sighting } from '../../../shared/game.ts';
import type { Heading } from '../../../shared/squares.ts';
import { headings } from './common.ts';
import { capital, list, theOne, theShip } from './words.ts';

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

/** What the square is; null on plain sea, of which nothing is told. */
function place({ island, deepSea, lighthouse, fogBank }: Exploring): string | null {
  if (fogBank) return 'Estás en un banco de niebla';
  if (lighthouse) return AT_LIGHTHOUSE[lighthouse];
  if (island) return ON_ISLAND[island];
  return deepSea ? 'Estás en aguas profundas' : null;
}

/** The exploring area in one sentence; null if there is nothing to tell. */
export function here(exploring: Exploring): string | null {
  const where = place(exploring);
  const { ships } = exploring;
  if (ships.length === 0) return where && `${where}.`;
  if (where) return `${where}, con ${theShips(ships)}.`;
  return ships.length === 1
    ? `${capital(theShips(ships))} está aquí contigo.`
    : `${capital(theShips(ships))} están aquí contigo.`;
}

// ── The squares around ──────────────────────────────────────────────────────────────────────────

const islandsOf: Readonly<Record<IslandKind, (count: number) => string>> = {
  woody: (count) => (count === 1 ? 'una isla arbolada' : `${number(count)} islas arboladas`),
  rocky: (count) => (count === 1 ? 'una isla rocosa' : `${number(count)} islas rocosas`),
  sacred: () => 'la Isla Sagrada',
};
const KINDS: readonly IslandKind[] = ['woody', 'rocky', 'sacred'];

const islands = (count: number) => (count === 1 ? 'una isla' : `${number(count)} islas`);
const ships = (count: number | 'some') => {
  if (count === 'some') return 'al menos un barco';
  return count === 1 ? 'un barco' : `${number(count)} barcos`;
};
const lighthouses = (count: number) => (count === 1 ? 'un faro' : `${number(count)} faros`);
const fogBanks = (count: number) =>
  count === 1 ? 'un banco de niebla' : `${number(count)} bancos de niebla`;
const coastline = 'la costa';

function islandsInSight({ islands: count, kinds }: Sighting): string[] {
  if (!kinds) return count > 0 ? [islands(count)] : [];
  return KINDS.flatMap((kind) => {
    const those = kinds.filter((other) => other === kind).length;
    return those > 0 ? [islandsOf[kind](those)] : [];
  });
}

function shipsInSight({ ships: count, colours: seen }: Sighting): string[] {
  if (seen) return SHIPS.filter((ship) => seen.includes(ship)).map((ship) => theShip[ship]);
  return count === 0 ? [] : [ships(count)];
}

/** The sighting area in one sentence. */
export function around(sighting: Sighting): string {
  const seen = [
    ...islandsInSight(sighting),
    ...shipsInSight(sighting),
    ...(sighting.lighthouses > 0 ? [lighthouses(sighting.lighthouses)] : []),
    ...(sighting.fogBanks > 0 ? [fogBanks(sighting.fogBanks)] : []),
    ...(sighting.coastline ? [coastline] : []),
  ];
  return seen.length > 0 ? `Ves ${list(seen)}.` : 'No ves nada.';
}

// ── The whole reply ─────────────────────────────────────────────────────────────────────────────

export const edge = 'No puedes seguir: este es el borde del tablero.';

/** "Estás en aguas profundas. Ves dos islas y un barco." */
export function sentence({ offBoard, exploring, sighting }: Reply): string {
  const parts = [offBoard ? edge : null, here(exploring), around(sighting)];
  return parts.filter((part) => part !== null).join(' ');
}

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

// ── The pictures ────────────────────────────────────────────────────────────────────────────────

/** How many of a picture. */
export const times = (count: number) => `×${count}`;
/** One or more. */
export const atLeastOne = '1+';
