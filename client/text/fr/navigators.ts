/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Lamp, MarkerKind, Phase, SeaMonster } from '../../../shared/game/game.ts';
import { ships, square } from './common.ts';
import { markers } from './chart.ts';
import {
  adjective,
  capital,
  of,
  ofShip,
  theColour,
  TheColour,
  theMonster,
  theShip,
  TheShip,
  either,
  list,
} from './words.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) => `Encore ${yours} à toi, ${all} en tout`;
/** While Poseidon is at it: what he does, and what can be done meanwhile. */
export const waiting: Readonly<Partial<Record<Phase, { title: string; text: string }>>> = {
  dangers: {
    title: 'Il cache maelströms et bancs de brume',
    text: 'Tu devras les trouver. Tes navires sont à leurs îles de départ.',
  },
  poseidon: {
    title: 'Il choisit sa tempête',
    text: 'Change ta carte à ton gré, ou touche un navire pour préparer son ordre.',
  },
};
/** @param count how many can sail, besides one that a sea monster holds */
export const stillToSail = (count: number, held: boolean) => {
  if (held && count === 0) return '1 navire retenu';
  const ships = count < 2 ? `Encore ${count} navire à jouer` : `Encore ${count} navires à jouer`;
  return held ? `${ships}, 1 retenu` : ships;
};

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

export const crew = 'Navires';

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const chooseFirst = 'Choisis un navire';
export const chooseFirstHint =
  'Touche-le sur la carte ou au-dessus. Dans l’ordre que tu veux\u202f: ce que voit l’un peut aider le suivant.';
/** The ships that have not had their step yet, of those that this device may order. */
export const chooseNext = (ships: readonly Ship[]) =>
  `Continue avec ${either(ships.map((ship) => theColour[ship]))}`;
/** The game is won, and a fourth ship is at sea. */
export const chooseFourth = (ship: Ship) =>
  `Vous avez gagné. Et ${theColour[ship]}, arrivera-t-il aussi à bon port\u202f?`;
export const whereTo = (ship: Ship) => `Quel cap pour ${theColour[ship]}\u202f?`;
export const pickHeading = 'Choisis un cap';
export const cantTakeBack = 'Un ordre ne se reprend pas.';
/** Its order is on its way, and not answered yet. */
export const castOff = (ship: Ship) => `${TheColour[ship]} a levé l’ancre…`;
/**
 * @param square where a heading leads; null: off the chart
 * @param certain the guess is known to be right
 */
export const leadsTo = (square: string | null, certain: boolean) => {
  const where = square === null ? 'Hors de la carte' : `Vers ${square}`;
  const led = certain ? `${where}.` : `${where}, si ton estime est juste.`;
  if (square !== null) return led;
  return certain ? `${led} Il reste et observe.` : `${led} Alors il reste et observe.`;
};
/** A sea monster holds the ship that is chosen. */
export const held = {
  title: (ship: Ship, monster: SeaMonster) => `${capital(theMonster[monster])} retient ${theShip[ship]}`,
  text: 'Il ne peut pas naviguer, mais il peut te dire ce qu’il voit.',
  /** Beside those that are still to sail. */
  too: (ship: Ship) => `${capital(theColour[ship])} est retenu, mais peut te dire ce qu’il voit.`,
};
export const survey = 'Faire le guet';
export const isSafe = (ship: Ship) => `${TheShip[ship]} est à l’abri sur l’Île sacrée.`;
export const notYours = (ship: Ship, owner: string) => `${owner} commande ${theShip[ship]}.`;
export const yourShip = 'Ton navire';
export const anybodysShip = 'Tout le monde peut commander ce navire';
export const handOver = (name: string) => `Navire ${of(name)}\u202f: passe-lui l’appareil`;
export const moveGuess = 'Changer l’estime';
export const moveGuessOf = (ship: Ship) => `Changer l’estime ${ofShip[ship]}`;
export const earlierIn = (round: number) => `Plus tôt dans la manche ${round}`;

/** An order that is thought of before it can be given: it stays on this device. */
export const prepared = {
  note: 'Préparé. Tu donneras l’ordre toi-même après la tempête.',
  since: 'Tu l’as préparé avant la tempête.',
  /** On a ship's button: its heading as on the rose. */
  state: (letter: string) => `${letter} prévu`,
  dropped: (ship: Ship, why: string) => `Ton ordre pour ${theColour[ship]} tombe. ${why}`,
};

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

export const chart = 'Ta carte\u202f: estimes et repères';
export const trayWithMarkers = 'Repères et marqueurs';
const reminders: Readonly<Record<Ship, string>> = {
  red: 'repères rouges',
  green: 'repères verts',
  white: 'repères blancs',
  yellow: 'repères jaunes',
};
const markersOf: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Marqueurs de maelström',
  fogBank: 'Marqueurs de brume',
};
export const reminderHeap = (ship: Ship, left: number) => `${capital(reminders[ship])}, reste ${left}`;
export const markerHeap = (kind: MarkerKind, left: number) => `${markersOf[kind]}, reste ${left}`;
export const inHand = {
  ship: (ship: Ship) => `${capital(ships[ship])} en main\u202f: touche sa case.`,
  reminder: (ship: Ship) => `Repère ${adjective[ship]} en main\u202f: touche une case.`,
  marker: (kind: MarkerKind) => `${capital(markers[kind])} en main\u202f: touche une case.`,
};
export const leaveIt = 'Laisser';
export const takeOff = 'Enlever';
export const done = 'Terminé';
const clearing: Readonly<Record<Ship, string>> = {
  red: 'Ôter les rouges',
  green: 'Ôter les verts',
  white: 'Ôter les blancs',
  yellow: 'Ôter les jaunes',
};
export const clear = (ship: Ship) => clearing[ship];
export const clearReminders = (ship: Ship) => `Ôter les ${reminders[ship]}`;
export const trayHint = 'Glisse-les sur la carte, ou touches-en un, puis une case.';
/** Where the oracle says all that can be known. */
export const layingHint = 'Choisis un navire, et l’oracle pourra poser ses repères.';
export const fromMemory = 'Partie de mémoire\u202f: pas de repères.';
/** What this device did to the chart. */
export const undo = 'Annuler';
export const redo = 'Rétablir';
/** Where a token went, as it is spoken. */
export const backInTray = 'de retour dans la réserve';
export const overtaken = (count: number) =>
  count === 1 ? 'Une pièce a bougé depuis et reste là.' : `${count} pièces ont bougé depuis et restent là.`;

/** Squares that somebody strikes out for a ship, for themselves. */
export const notHere = {
  /** On its button; `start` says it in full. */
  name: 'Rayer',
  start: (ship: Ship) => `Rayer des cases pour ${theColour[ship]}`,
  striking: (ship: Ship) => `Touche les cases où ${theColour[ship]} n’est pas. Toi seul vois les croix.`,
  mark: (ship: Ship) => `${capital(theColour[ship])}\u202f: pas ici`,
  spoken: (ship: Ship) => `rayée pour ${theColour[ship]}`,
  /** After a key: the square, and how it stands now. */
  said: (ship: Ship, square: string, struck: boolean) =>
    `${square}\u202f: ${struck ? 'rayée pour' : 'de nouveau possible pour'} ${theColour[ship]}`,
};
/** A guess that a storm has put in doubt. */
export const doubt = { takeOff: 'Ôter le «\u202f?\u202f»' };

// ── Reminders that sail along with their ship ───────────────────────────────────────────────────

export const along = {
  can: (count: number) =>
    count === 1 ? 'Un repère peut suivre le navire.' : `${count} repères peuvent suivre le navire.`,
  sail: 'Faire suivre',
  sailed: (count: number) =>
    count === 1 ? 'Un repère a suivi le navire.' : `${count} repères ont suivi le navire.`,
  astray: (squares: readonly Square[]) =>
    squares.length === 1
      ? `${list(squares.map(square))} ne peut être juste après cet ordre.`
      : `${list(squares.map(square))} ne peuvent être justes après cet ordre.`,
  takeOff: (count: number) => (count === 1 ? 'L’ôter' : `En ôter ${count}`),
  always: 'Toujours, sur cet appareil',
  leaving: (count: number) =>
    count === 1
      ? 'Depuis un repère, il sortirait de la carte.'
      : `Depuis ${count} repères, il sortirait de la carte.`,
};

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  header: (count: number) => (count === 1 ? 'Place le phare' : 'Place les phares'),
  title: (count: number) => (count === 1 ? 'Place ton phare' : 'Place tes deux phares'),
  text: (count: number) =>
    count === 1
      ? 'Un navire à côté ou dessus te le dira\u202f: tu sauras alors où il est. Poséidon le verra aussi.'
      : 'Un navire à côté de l’un d’eux ou dessus te le dira. Ce n’est que sur sa case qu’il en donne le feu\u202f: jaune ou rouge. Poséidon les verra aussi.',
  chart: (count: number) =>
    count === 1 ? 'La carte\u202f: choisis la case du phare' : 'La carte\u202f: choisis les cases des phares',
  /** The lighthouses to place, as a group. */
  towers: (count: number) => (count === 1 ? 'Le phare' : 'Les phares'),
  /** The lamp of the one in hand; 'unlit': there is but one. */
  tap: (lamp: Lamp | 'unlit') => {
    if (lamp === 'unlit') return 'Touche une case marquée.';
    return `Touche une case marquée pour le feu ${lamp === 'red' ? 'rouge' : 'jaune'}.`;
  },
  stand: (count: number) =>
    count === 1
      ? 'Pour le déplacer, touche-le, puis une autre case.'
      : 'Les deux sont placés. Pour en déplacer un, touche-le, puis une autre case.',
  notYet: 'pas encore placé',
  /** Before what a ship on its square would report. */
  here: 'Un navire ici annonce\u202f:',
  random: 'Placer au hasard',
  again: (count: number) => (count === 1 ? 'Une autre au hasard' : 'D’autres au hasard'),
  buildHere: 'Bâtir ici',
  propose: 'Proposer ces cases',
  agree: 'D’accord',
  agreed: 'D’accord',
  thinking: 'Réfléchit',
  youAgreed: 'Tu as donné ton accord. On attend les autres.',
  proposed: 'Proposé à vous tous. Dès que chacun est d’accord, on bâtit.',
  change: 'Déplace un phare pour proposer un changement.',
  who: 'Qui est d’accord',
  squareFree: 'peut porter un phare',
  lamp: { yellow: 'feu jaune', red: 'feu rouge', unlit: 'phare' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Signaux à l’équipage';
export const point = 'Montrer une case';
export const pointHint = 'Ou appuie longuement sur une case de la carte.';
export const pointing = 'Touche la case dont tu parles\u202f: ton équipage la voit.';
