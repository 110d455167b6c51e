/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, Phase, SeaMonster, Tile } from '../../../shared/game/game.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, faceDownTile, headings, ships, tiles } from './common.ts';
import {
  adjective,
  capital,
  course,
  letters,
  list,
  of,
  ofShip,
  theColour,
  theMonster,
  theShip,
  TheShip,
} from './words.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'Place les phares',
  dangers: 'Poséidon prépare la mer',
  poseidon: 'Tour de Poséidon',
  navigators: 'À toi',
  caught: 'Pris dans un maelström',
  over: 'La partie est finie',
};
export const othersTurn = 'À ton équipage';
export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) => `Encore ${yours} à toi, ${all} en tout`;
export const waiting: Readonly<Partial<Record<Phase, string>>> = {
  dangers:
    'Il cache des maelströms et des bancs de brume que tu devras trouver. Tes navires sont à leurs îles de départ.',
  poseidon: 'Il choisit sa tempête. Ta carte reste à toi\u202f: change-la à ton gré.',
};
export const beingPushed = (ship: Ship) => `Poséidon pousse ${theShip[ship]} hors du maelström.`;
export const stillToSail = (count: number) =>
  count < 2 ? `Encore ${count} navire à jouer` : `Encore ${count} navires à jouer`;

// ── News ────────────────────────────────────────────────────────────────────────────────────────

const driven: Readonly<Record<Ship, string>> = {
  red: 'Elle a poussé le navire rouge sur une case voisine.',
  green: 'Elle a poussé le navire vert sur une case voisine.',
  white: 'Elle a poussé le navire blanc sur une case voisine.',
  yellow: 'Elle a poussé le navire jaune sur une case voisine.',
};
export const allDriven = 'Elle a poussé chaque navire en mer sur une case voisine.';
export const maybeDriven = 'N’importe quel navire a pu être poussé sur une case voisine.';
export const noneDriven = 'Ce navire est à l’abri sur l’Île sacrée\u202f: elle n’a rien déplacé.';
export const holds = (ship: Ship) => `Il retient ${theShip[ship]}, qui ne peut pas naviguer cette manche.`;

/** What a tile has done, as far as the Navigators know. */
export function tileNews(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return safe ? noneDriven : driven[tile];
}
export const tileName = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
export const pushedOut = (ship: Ship) => `Poséidon a poussé ${theShip[ship]} d’une case hors du maelström.`;
export const lighthousesStand = 'Les phares sont debout.';

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

const ORDINALS = ['1er', '2e', '3e', '4e'];
const ordinal = (order: number) => ORDINALS[order - 1] ?? `${order}e`;
export const crew = 'Navires';
export const states = {
  ready: 'À jouer',
  held: 'Retenu',
  done: (order: number) => `Parti ${ordinal(order)}`,
  safe: 'À l’abri',
  waiting: 'En mer',
  notYours: 'À jouer',
};
export const spokenStates = {
  ready: 'encore à jouer',
  held: 'retenu par un monstre marin',
  done: (order: number) => `parti ${ordinal(order)} cette manche`,
  safe: 'à l’abri sur l’Île sacrée',
  waiting: 'en mer',
  notYours: 'sous les ordres de quelqu’un d’autre',
};

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const orders = 'Ordres';
export const chooseFirst = 'Choisis un navire';
export const chooseFirstHint =
  'Touche-le sur la carte ou au-dessus. Dans l’ordre que tu veux\u202f: ce que voit l’un peut aider le suivant.';
export const chooseNext = 'Choisis le navire suivant';
export const whereTo = (ship: Ship) => `Quel cap pour ${theColour[ship]}\u202f?`;
export const rose = 'Cap';
export const roseLetters: Readonly<Record<Heading, string>> = letters;
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, hors de la carte d’après ton estime` : headings[heading];
export const pickHeading = 'Choisis un cap';
export const sail = (ship: Ship, heading: Heading) => `${colours[ship]}, ${course[heading]}`;
export const cantTakeBack = 'Un ordre ne se reprend pas.';
export const offChart = 'Hors de la carte, si ton estime est juste. Alors il reste où il est et il observe.';
export const toSquare = (square: string) => `Vers ${square}, si ton estime est juste.`;
export const heldShip = (ship: Ship, monster: SeaMonster) =>
  `${capital(theMonster[monster])} retient ${theShip[ship]}. Il ne peut pas naviguer, mais il peut te dire ce qu’il voit.`;
export const survey = 'Faire le guet';
export const isSafe = (ship: Ship) => `${TheShip[ship]} est à l’abri sur l’Île sacrée.`;
export const notYours = (ship: Ship, owner: string) => `${owner} commande ${theShip[ship]}.`;
export const ownerAway = (owner: string) => `${owner} n’est pas là en ce moment\u202f: la partie attend.`;
const low = (those: readonly Ship[]) => list(those.map((ship) => theColour[ship]));
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those.map(({ name, ships: theirs }) => `${name} commande ${low(theirs)}.`).join(' ');
export const yourShip = 'Ton navire';
export const anybodysShip = 'Tout le monde peut commander ce navire';
export const handOver = (name: string) => `Navire ${of(name)}\u202f: passe-lui l’appareil`;
export const moveGuess = 'Déplacer l’estime';
export const moveGuessOf = (ship: Ship) => `Déplacer l’estime ${ofShip[ship]}`;
export const earlierIn = (round: number) => `Plus tôt dans la manche ${round}`;

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

export const chart = 'Ta carte\u202f: estimes et repères';
export const onChart = {
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
export const tray = 'Repères';
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
export const putDown = 'Reposer';
export const takeBack = 'Retirer';
const clearing: Readonly<Record<Ship, string>> = {
  red: 'Ôter les rouges',
  green: 'Ôter les verts',
  white: 'Ôter les blancs',
  yellow: 'Ôter les jaunes',
};
export const clear = (ship: Ship) => clearing[ship];
export const clearReminders = (ship: Ship) => `Ôter les ${reminders[ship]}`;
export const trayHint = 'Glisse-les sur la carte, ou touche-les puis touche une case.';
export const fromMemory = 'Partie de mémoire\u202f: pas de repères.';

// ── Tabs and journal ────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Ordres', tray: 'Jetons', journal: 'Journal' };
export const panels = 'Volets';
export const journal = 'Journal';
export const journalEmpty = 'Tu trouveras ici la partie, manche par manche.';
export const round = (number: number) => `Manche ${number}`;
export const ofMost = (most: number) => `sur ${most}`;
export const notPlayedYet = 'Poséidon choisit';
export const storms = 'Tempêtes';
export const leftOf = (left: number, all: number) => `${left} sur ${all}`;
export const tileLeft = (tile: Tile, left: number, all: number) =>
  `${tiles[tile]}\u202f: reste ${left} sur ${all}`;
export const monsterLeft = (monster: SeaMonster, left: boolean) =>
  left ? `${tiles[monster]}\u202f: encore à venir` : `${tiles[monster]}\u202f: joué`;
export const faceDownLeft = (left: number, all: number) =>
  `Tempêtes, face cachée\u202f: reste ${left} sur ${all}`;

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  title: (count: number) => (count === 1 ? 'Place ton phare' : 'Place tes deux phares'),
  text: (count: number) =>
    count === 1
      ? 'Un navire à côté ou dessus te le dira\u202f: tu sauras alors où il est. Choisis une case marquée. Poséidon le verra aussi.'
      : 'Un navire à côté de l’un d’eux ou dessus te le dira. Ce n’est que sur sa case qu’il en donne le feu\u202f: jaune ou rouge. Choisis deux cases marquées. Poséidon les verra aussi.',
  chart: 'La carte\u202f: choisis les cases des phares',
  random: 'Placer au hasard',
  again: 'D’autres au hasard',
  buildHere: 'Bâtir ici',
  propose: 'Proposer ces cases',
  agree: 'D’accord',
  agreed: 'D’accord',
  thinking: 'Réfléchit',
  youAgreed: 'Tu as donné ton accord. On attend les autres.',
  proposed: 'Proposé à vous tous. Dès que chacun est d’accord, on bâtit.',
  change: 'Touche d’autres cases pour proposer un changement.',
  who: 'Qui est d’accord',
  squareFree: 'peut porter un phare',
  lamp: { yellow: 'feu jaune', red: 'feu rouge', unlit: 'phare' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Signaux à l’équipage';
export const point = 'Montrer une case';
export const pointHint = 'Ou garde le doigt sur une case de la carte.';
export const pointing = 'Touche la case dont tu parles\u202f: ton équipage la voit.';
export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Regarde ici',
  'i-am-sure': 'C’est certain',
  'i-am-not-sure': 'J’ai un doute',
  wait: 'Attends',
  'your-order': 'À toi l’ordre',
  agreed: 'D’accord',
  'well-done': 'Bien joué\u202f!',
  'we-are-lost': 'On est perdus\u202f!',
};
export const pointsAt = (name: string, square: string) => `${name} montre ${square}`;
export const signalled = 'Signaux de l’équipage';
