/**
 * The reply as a person says it. Everything is put together from whole phrases, joined as German
 * joins a list.
 */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Lamp, Reply } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { replyTeller } from '../reply.ts';
import { colours, headings } from './common.ts';
import { capital, list, theShip, theShips, withTheShips, either } from './words.ts';

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

// ── The squares around ──────────────────────────────────────────────────────────────────────────

const islandsOf: Readonly<Record<IslandKind, (count: number) => string>> = {
  woody: (count) => (count === 1 ? 'eine Waldinsel' : `${number(count)} Waldinseln`),
  rocky: (count) => (count === 1 ? 'eine Felsinsel' : `${number(count)} Felsinseln`),
  sacred: () => 'die Heilige Insel',
};

const islands = (count: number) => (count === 1 ? 'eine Insel' : `${number(count)} Inseln`);
const ships = (count: number | 'some') => {
  if (count === 'some') return 'mindestens ein Schiff';
  return count === 1 ? 'ein Schiff' : `${number(count)} Schiffe`;
};
const lighthouses = (count: number) => (count === 1 ? 'einen Leuchtturm' : `${number(count)} Leuchttürme`);
const fogBanks = (count: number) => (count === 1 ? 'eine Nebelbank' : `${number(count)} Nebelbänke`);

// ── The whole reply ─────────────────────────────────────────────────────────────────────────────

export const { here, around, inSight, sentence } = replyTeller({
  onIsland: ON_ISLAND,
  atLighthouse: AT_LIGHTHOUSE,
  inFogBank: 'Du bist in einer Nebelbank',
  inDeepSea: 'Du bist auf tiefer See',
  withShips: (ships) => `zusammen mit ${withTheShips(ships)}`,
  shipsHere: (ships) => `${capital(theShips(ships))} ${ships.length === 1 ? 'ist' : 'sind'} hier bei dir.`,
  islands,
  islandsOf,
  ships,
  theShip,
  lighthouses,
  fogBanks,
  coastline: 'die Küste',
  youSee: (seen) => `Du siehst ${list(seen)}.`,
  youSeeNothing: 'Du siehst nichts.',
  edge: 'Weiter geht es nicht: Hier ist der Rand des Bretts.',
});

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

// ── What somebody thinks ────────────────────────────────────────────────────────────────────────

/** After the squares that a reason names, where there may be more. */
export const elsewhere = 'anderswo';
/** From what a ship saw before its order, where somebody thought that it was; without a reply, only where. */
export const reasoned = (ship: Ship, reply: Reply | null, squares: readonly string[]) => {
  const where = either(squares);
  if (!reply) return `${colours[ship]} vorher: ${where}`;
  const seen = inSight(reply.sighting);
  return seen.length === 0
    ? `Vorher sah ${colours[ship]} nichts, also ${where}`
    : `Vorher sah ${colours[ship]} ${list(seen)}, also ${where}`;
};

// ── The pictures ────────────────────────────────────────────────────────────────────────────────

/** How many of a picture. */
export const times = (count: number) => `×${count}`;
/** One or more. */
export const atLeastOne = '1+';

// ── Help of the table to read replies ───────────────────────────────────────────────────────────

export const help = {
  name: 'Hilfe bei Meldungen',
  options: { none: 'Keine', squares: 'Felder', guesses: 'Auch Vermutungen' },
  does: {
    none: 'Die Navigatoren vergleichen Meldungen selbst mit der Karte.',
    squares:
      'Zeig auf ein Feld oder halte es gedrückt: Es sagt, was ein Schiff dort vom Gedruckten melden würde.',
    guesses:
      'Felder sagen, was ein Schiff dort melden würde, und eine Vermutung ist markiert, wenn die letzte Meldung nicht zu ihr passt.',
  },
  inGame: {
    none: 'Keine Hilfe bei Meldungen',
    squares: 'Felder sagen, was ein Schiff melden würde',
    guesses: 'Vermutungen werden mit Meldungen verglichen',
  },
  byItself: 'Auf der ersten Fahrt gibt es sie ganz, wenn ihr nichts anderes wählt.',
  /** Before the reply that a ship on a square would give. */
  from: (square: string) => `Von ${square}, ohne Schiffe:`,
};
