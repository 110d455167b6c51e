/**
 * The reply as a person says it, in French. Everything is put together from whole phrases, joined as
 * French joins a list.
 */
import type { IslandKind, Ship } from '../../../shared/board/board.ts';
import type { Lamp, Reply } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { replyTeller } from '../reply.ts';
import { capital, course, list, theShip, theColour, TheColour, theShips, either } from './words.ts';

/** No more than eight squares lie around a ship; "un" and "une" stand in the phrases. */
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

// ── The ship's own square ───────────────────────────────────────────────────────────────────────

const ON_ISLAND: Readonly<Record<IslandKind, string>> = {
  woody: 'Tu es sur une île boisée',
  rocky: 'Tu es sur une île rocheuse',
  sacred: 'Tu as atteint l’Île sacrée',
};
const AT_LIGHTHOUSE: Readonly<Record<Lamp | 'unlit', string>> = {
  unlit: 'Tu es au pied d’un phare',
  yellow: 'Tu es au pied du phare à feu jaune',
  red: 'Tu es au pied du phare à feu rouge',
};

// ── The squares around ──────────────────────────────────────────────────────────────────────────

const islandsOf: Readonly<Record<IslandKind, (count: number) => string>> = {
  woody: (count) => (count === 1 ? 'une île boisée' : `${number(count)} îles boisées`),
  rocky: (count) => (count === 1 ? 'une île rocheuse' : `${number(count)} îles rocheuses`),
  sacred: () => 'l’Île sacrée',
};

const islands = (count: number) => (count === 1 ? 'une île' : `${number(count)} îles`);
const ships = (count: number | 'some') => {
  if (count === 'some') return 'un ou plusieurs navires';
  return count === 1 ? 'un navire' : `${number(count)} navires`;
};
const lighthouses = (count: number) => (count === 1 ? 'un phare' : `${number(count)} phares`);
const fogBanks = (count: number) => (count === 1 ? 'un banc de brume' : `${number(count)} bancs de brume`);

// ── The whole reply ─────────────────────────────────────────────────────────────────────────────

export const { here, around, inSight, sentence } = replyTeller({
  onIsland: ON_ISLAND,
  atLighthouse: AT_LIGHTHOUSE,
  inFogBank: 'Tu es dans un banc de brume',
  inDeepSea: 'Tu es en eaux profondes',
  withShips: (ships) => `avec ${theShips(ships)}`,
  shipsHere: (ships) => `${capital(theShips(ships))} ${ships.length === 1 ? 'est' : 'sont'} ici avec toi.`,
  islands,
  islandsOf,
  ships,
  theShip,
  lighthouses,
  fogBanks,
  coastline: 'la côte',
  youSee: (seen) => `Tu vois ${list(seen)}.`,
  youSeeNothing: 'Tu ne vois rien.',
  edge: 'Tu ne peux pas aller plus loin\u202f: c’est le bord du plateau.',
});

/** The order, above its reply; no heading is a ship that a sea monster held. */
export const order = (ship: Ship, heading: Heading | null) =>
  heading ? `${TheColour[ship]} met le ${course[heading]}` : `${TheColour[ship]} fait le guet`;

/** The order and its reply for those who only hear. */
export const spoken = (ship: Ship, heading: Heading | null, reply: Reply) =>
  `${order(ship, heading)}. ${sentence(reply)}`;

export const arrived: Readonly<Record<Ship, string>> = {
  red: 'Le navire rouge est à bon port.',
  green: 'Le navire vert est à bon port.',
  white: 'Le navire blanc est à bon port.',
  yellow: 'Le navire jaune est à bon port.',
};
export const caught = 'Pris dans un maelström\u202f!';
/** Use Your Memory: the reply is not shown any more. */
export const forgotten = 'Partie de mémoire\u202f: ce qu’il a vu n’est plus écrit ici.';

// ── What somebody thinks ────────────────────────────────────────────────────────────────────────

/** After the squares that a reason names, where there may be more. */
export const elsewhere = 'ailleurs';
/** From what a ship saw before its order, where somebody thought that it was; without a reply, only where. */
export const reasoned = (ship: Ship, reply: Reply | null, squares: readonly string[]) => {
  const where = either(squares);
  if (!reply) return `${TheColour[ship]} avant\u202f: ${where}`;
  const seen = inSight(reply.sighting);
  return seen.length === 0
    ? `Avant, ${theColour[ship]} n’avait rien vu, donc ${where}`
    : `Avant, ${theColour[ship]} avait vu ${list(seen)}, donc ${where}`;
};

// ── The pictures ────────────────────────────────────────────────────────────────────────────────

/** How many of a picture. */
export const times = (count: number) => `×${count}`;
/** One or more. */
export const atLeastOne = '1+';

// ── Help of the table to read replies ───────────────────────────────────────────────────────────

export const help = {
  name: 'Aide aux rapports',
  options: { none: 'Aucune', squares: 'Cases', guesses: 'Estimes aussi' },
  does: {
    none: 'Les Navigateurs comparent eux-mêmes les rapports à la carte.',
    squares: 'Montre une case, ou tiens-la, et elle dit ce qu’un navire y signalerait de ce qui est imprimé.',
    guesses:
      'Les cases disent ce qu’un navire y signalerait, et une estime est marquée si le dernier rapport ne lui convient pas.',
  },
  inGame: {
    none: 'Aucune aide aux rapports',
    squares: 'Les cases disent ce qu’un navire signalerait',
    guesses: 'Les estimes sont comparées aux rapports',
  },
  byItself: 'Pour un premier voyage, elle est entière, sauf autre choix.',
  /** Before the reply that a ship on a square would give. */
  from: (square: string) => `Depuis ${square}, navires à part\u202f:`,
};
