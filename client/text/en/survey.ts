/**
 * The reply as a person says it. Everything is put together from whole phrases, joined as this
 * language joins a list: another language writes this file anew, with its own genders and plurals.
 */
import { SHIPS, type IslandKind, type Ship } from '../../../shared/board.ts';
import type { Exploring, Lamp, Reply, Sighting } from '../../../shared/game.ts';
import type { Heading } from '../../../shared/squares.ts';
import { colours, headings } from './common.ts';
import { capital, list } from './words.ts';

/** No more than eight squares lie around a ship. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

// ── The ship's own square ───────────────────────────────────────────────────────────────────────

const ON_ISLAND: Readonly<Record<IslandKind, string>> = {
  woody: 'You are on a woody island',
  rocky: 'You are on a rocky island',
  sacred: 'You have reached the Sacred Island',
};
const AT_LIGHTHOUSE: Readonly<Record<Lamp | 'unlit', string>> = {
  unlit: 'You are at a lighthouse',
  yellow: 'You are at the lighthouse of the yellow lamp',
  red: 'You are at the lighthouse of the red lamp',
};
const theShip: Readonly<Record<Ship, string>> = {
  red: 'the red ship',
  green: 'the green ship',
  white: 'the white ship',
  yellow: 'the yellow ship',
};
const theShips = (ships: readonly Ship[]) => list(ships.map((ship) => theShip[ship]));

/** What the square is; null on plain sea, of which nothing is told. */
function place({ island, deepSea, lighthouse, fogBank }: Exploring): string | null {
  if (fogBank) return 'You are in a fog bank';
  if (lighthouse) return AT_LIGHTHOUSE[lighthouse];
  if (island) return ON_ISLAND[island];
  return deepSea ? 'You are in deep sea' : null;
}

/** The exploring area in one sentence; null if there is nothing to tell. */
export function here(exploring: Exploring): string | null {
  const where = place(exploring);
  const { ships } = exploring;
  if (ships.length === 0) return where && `${where}.`;
  if (where) return `${where}, with ${theShips(ships)}.`;
  return `${capital(theShips(ships))} ${ships.length === 1 ? 'is' : 'are'} here with you.`;
}

// ── The squares around ──────────────────────────────────────────────────────────────────────────

const islandsOf: Readonly<Record<IslandKind, (count: number) => string>> = {
  woody: (count) => (count === 1 ? 'a woody island' : `${number(count)} woody islands`),
  rocky: (count) => (count === 1 ? 'a rocky island' : `${number(count)} rocky islands`),
  sacred: () => 'the Sacred Island',
};
const KINDS: readonly IslandKind[] = ['woody', 'rocky', 'sacred'];

const islands = (count: number) => (count === 1 ? 'an island' : `${number(count)} islands`);
const ships = (count: number | 'some') => {
  if (count === 'some') return 'one ship or more';
  return count === 1 ? 'a ship' : `${number(count)} ships`;
};
const lighthouses = (count: number) => (count === 1 ? 'a lighthouse' : `${number(count)} lighthouses`);
const fogBanks = (count: number) => (count === 1 ? 'a fog bank' : `${number(count)} fog banks`);
const coastline = 'the coastline';

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
  return seen.length > 0 ? `You see ${list(seen)}.` : 'You see nothing.';
}

// ── The whole reply ─────────────────────────────────────────────────────────────────────────────

export const edge = 'You can go no further: this is the edge of the board.';

/** "You are in deep sea. You see two islands and a ship." */
export function sentence({ offBoard, exploring, sighting }: Reply): string {
  const parts = [offBoard ? edge : null, here(exploring), around(sighting)];
  return parts.filter((part) => part !== null).join(' ');
}

/** The order, above its reply; no heading is a ship that a sea monster held. */
export const order = (ship: Ship, heading: Heading | null) =>
  heading ? `${colours[ship]} sails ${headings[heading]}` : `${colours[ship]} keeps a lookout`;

/** The order and its reply for those who only hear. */
export const spoken = (ship: Ship, heading: Heading | null, reply: Reply) =>
  `${order(ship, heading)}. ${sentence(reply)}`;

export const arrived: Readonly<Record<Ship, string>> = {
  red: 'The red ship is safe.',
  green: 'The green ship is safe.',
  white: 'The white ship is safe.',
  yellow: 'The yellow ship is safe.',
};
export const caught = 'Caught in a maelstrom!';
/** Use Your Memory: the reply is not shown any more. */
export const forgotten = 'Played from memory: what it saw is no longer written here.';

// ── The pictures ────────────────────────────────────────────────────────────────────────────────

/** How many of a picture. */
export const times = (count: number) => `×${count}`;
/** One or more. */
export const atLeastOne = '1+';
