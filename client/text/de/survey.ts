/**
 * The reply as a person says it. Everything is put together from whole phrases, joined as German
 * joins a list.
 */
import { SHIPS, type IslandKind, type Ship } from '../../../shared/board.ts';
import type { Exploring, Lamp, Reply, Sighting } from '../../../shared/game.ts';
import type { Heading } from '../../../shared/squares.ts';
import { colours, headings } from './common.ts';
import { capital, list, theShip, theShips, withTheShips } from './words.ts';

/** No more than eight squares lie around a ship. */
const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

// ── The ship's own square ───────────────────────────────────────────────────────────────────────

const ON_ISLAND: Readonly<Record<IslandKind, string>> = {
  woody: 'Du bist auf einer Waldinsel',
  rocky: 'Du bist auf einer Felsinsel',
  sacred: 'Du bist auf der Heiligen Insel',
};
const AT_LIGHTHOUSE: Readonly<Record<Lamp | 'unlit', string>> = {
  unlit: 'Du bist an einem Leuchtturm',
  yellow: 'Du bist am Leuchtturm mit dem gelben Licht',
  red: 'Du bist am Leuchtturm mit dem roten Licht',
};

/** What the square is; null on plain sea, of which nothing is told. */
function place({ island, deepSea, lighthouse, fogBank }: Exploring): string | null {
  if (fogBank) return 'Du bist in einer Nebelbank';
  if (lighthouse) return AT_LIGHTHOUSE[lighthouse];
  if (island) return ON_ISLAND[island];
  return deepSea ? 'Du bist auf tiefer See' : null;
}

/** The exploring area in one sentence; null if there is nothing to tell. */
export function here(exploring: Exploring): string | null {
  const where = place(exploring);
  const { ships } = exploring;
  if (ships.length === 0) return where && `${where}.`;
  if (where) return `${where}, zusammen mit ${withTheShips(ships)}.`;
  return `${capital(theShips(ships))} ${ships.length === 1 ? 'ist' : 'sind'} hier bei dir.`;
}

// ── The squares around ──────────────────────────────────────────────────────────────────────────

const islandsOf: Readonly<Record<IslandKind, (count: number) => string>> = {
  woody: (count) => (count === 1 ? 'eine Waldinsel' : `${number(count)} Waldinseln`),
  rocky: (count) => (count === 1 ? 'eine Felsinsel' : `${number(count)} Felsinseln`),
  sacred: () => 'die Heilige Insel',
};
const KINDS: readonly IslandKind[] = ['woody', 'rocky', 'sacred'];

const islands = (count: number) => (count === 1 ? 'eine Insel' : `${number(count)} Inseln`);
const ships = (count: number | 'some') => {
  if (count === 'some') return 'mindestens ein Schiff';
  return count === 1 ? 'ein Schiff' : `${number(count)} Schiffe`;
};
const lighthouses = (count: number) => (count === 1 ? 'einen Leuchtturm' : `${number(count)} Leuchttürme`);
const fogBanks = (count: number) => (count === 1 ? 'eine Nebelbank' : `${number(count)} Nebelbänke`);
const coastline = 'die Küste';

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
  return seen.length > 0 ? `Du siehst ${list(seen)}.` : 'Du siehst nichts.';
}

// ── The whole reply ─────────────────────────────────────────────────────────────────────────────

export const edge = 'Weiter geht es nicht: Hier ist der Rand des Bretts.';

/** "Du bist auf tiefer See. Du siehst zwei Inseln und ein Schiff." */
export function sentence({ offBoard, exploring, sighting }: Reply): string {
  const parts = [offBoard ? edge : null, here(exploring), around(sighting)];
  return parts.filter((part) => part !== null).join(' ');
}

/** The order, above its reply; no heading is a ship that a sea monster held. */
export const order = (ship: Ship, heading: Heading | null) =>
  heading ? `${colours[ship]} segelt nach ${headings[heading]}` : `${colours[ship]} hält Ausschau`;

/** The order and its reply for those who only hear. */
export const spoken = (ship: Ship, heading: Heading | null, reply: Reply) =>
  `${order(ship, heading)}. ${sentence(reply)}`;

export const arrived: Readonly<Record<Ship, string>> = {
  red: 'Das rote Schiff ist in Sicherheit.',
  green: 'Das grüne Schiff ist in Sicherheit.',
  white: 'Das weiße Schiff ist in Sicherheit.',
  yellow: 'Das gelbe Schiff ist in Sicherheit.',
};
export const caught = 'Im Strudel gefangen!';
/** Use Your Memory: the reply is not shown any more. */
export const forgotten = 'Aus dem Gedächtnis gespielt: Was es sah, steht hier nicht mehr.';

// ── The pictures ────────────────────────────────────────────────────────────────────────────────

/** How many of a picture. */
export const times = (count: number) => `×${count}`;
/** One or more. */
export const atLeastOne = '1+';
