/** The Navigators’ chart, and the panels beside it. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import { headings, ships } from './common.ts';
import { adjective, ofShip } from './words.ts';

/** What lies on a square, as it is spoken. */
export const things = {
  ship: (ship: Ship) => `${ships[ship]}, estime`,
  reminder: (ship: Ship) => `repère ${adjective[ship]}`,
  marker: (kind: MarkerKind) => markers[kind],
  lighthouse: 'phare',
  start: (ship: Ship) => `départ ${ofShip[ship]}`,
};
export const markers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'marqueur de maelström',
  fogBank: 'marqueur de brume',
};

// ── Headings ────────────────────────────────────────────────────────────────────────────────────

export const rose = 'Cap';
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, hors de la carte d’après ton estime` : headings[heading];

// ── The panels ──────────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Ordres', tray: 'Jetons', journal: 'Journal' };
export const panels = 'Volets';
export const orders = 'Ordres';
export const tray = 'Repères';
export const journal = 'Journal';
export const journalEmpty = 'Tu trouveras ici la partie, manche par manche.';
export const journalOf = (ship: Ship) => `Journal ${ofShip[ship]}`;
export const journalOfEmpty = 'Tu trouveras ici ce qu’il fait et ce qu’il signale.';
export const journalViews = 'Les navires que montre le journal';
export const allShips = 'Tous les navires';
export const noOrderYet = 'Pas encore d’ordre';
export const round = (number: number) => `Manche ${number}`;
export const ofMost = (fewest: number, most: number) =>
  fewest === most ? `sur ${most}` : `sur ${fewest}–${most}`;
/** Both in one. */
export const roundOf = (now: number, fewest: number, most: number) => `${round(now)} ${ofMost(fewest, most)}`;
export const notPlayedYet = 'Poséidon choisit';
/** On a square, of a guess that a storm has put in doubt. */
export const inDoubt = 'incertaine';

// ── What the crew says ──────────────────────────────────────────────────────────────────────────

export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Regarde ici',
  'i-am-sure': 'C’est certain',
  'i-am-not-sure': 'J’ai un doute',
  wait: 'Attends',
  'your-order': 'Après toi',
  agreed: 'D’accord',
  'well-done': 'Bien joué\u202f!',
  'we-are-lost': 'On est perdus\u202f!',
};
export const pointsAt = (name: string, square: string) => `${name} montre ${square}`;
export const signalled = 'Signaux de l’équipage';
