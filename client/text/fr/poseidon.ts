/** Poseidon's screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster, Storm, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';
import { headings, ships, square, tiles } from './common.ts';
import { capital, letters, of, plural, theColour, theMonster, theShip, TheShip } from './words.ts';

// ── Whose turn ──────────────────────────────────────────────────────────────────────────────────

export const screen = 'L’écran de Poséidon';
export const controls = 'Ta main et le journal';
export const title = (yours: boolean) => (yours ? 'À toi · Odyssey' : 'Poséidon · Odyssey');
/** Sea monsters that are still in the hand may make the game longer, or not. */
export const beforeFirstRound = 'Avant la première manche';
export const stormsLeft = (count: number) => `Reste ${plural(count, 'tempête', 'tempêtes')}`;

// ── The cover ───────────────────────────────────────────────────────────────────────────────────

export const cover = 'Voiler le plateau';
export const lift = 'Lever le voile';
export const covered = 'La mer est voilée';
export const liftHint = 'Touche n’importe où quand personne ne regarde.';

// ── The hand ────────────────────────────────────────────────────────────────────────────────────

export const chooseTile = 'Choisis la tuile à jouer.';
export const faceDownNote =
  'Face cachée pour eux\u202f: les Navigateurs voient qu’une tempête arrive, pas laquelle.';
export const whyBarred = (tile: Tile, why: string) => `${tiles[tile]}\u202f: ${why}`;

// ── A storm in the making ───────────────────────────────────────────────────────────────────────

export const drive = (ship: Ship, owner: string | null) =>
  `Pousse ${theShip[ship]}${owner === null ? '' : ` ${of(owner)}`}\u202f: touche une case voisine, ou un cap.`;
export const ready = (storm: Storm) =>
  storm === 'great' ? 'Tous sont poussés. Modifie, ou déchaîne-la.' : 'Modifie, ou déchaîne la tempête.';
const SHIP_SAFE: Readonly<Record<Ship, string>> = {
  red: 'Le navire rouge est à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien, et se perd.',
  green: 'Le navire vert est à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien, et se perd.',
  white: 'Le navire blanc est à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien, et se perd.',
  yellow: 'Le navire jaune est à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien, et se perd.',
};
export const movesNothing = (storm: Storm) =>
  storm === 'great'
    ? 'Tous les navires sont à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien.'
    : SHIP_SAFE[storm];
export const shipsHit = 'Navires qu’elle pousse';
export const shipToDrive = (ship: Ship, to: Square | undefined, heading: Heading | undefined) =>
  to && heading
    ? `${capital(ships[ship])}\u202f: ${headings[heading]}, vers ${square(to)}`
    : `${capital(ships[ship])}\u202f: pas encore poussé`;
export const notYet = 'pas encore';
export const shortPush = (to: Square, heading: Heading) => `${letters[heading]} → ${square(to)}`;
export const rose = (ship: Ship) => `Pousser ${theShip[ship]}`;
export const roseHeading = (heading: Heading, to: Square | undefined) =>
  to ? `${capital(headings[heading])}, vers ${square(to)}` : capital(headings[heading]);
export const otherTile = 'Autre tuile';
export const unleashing = 'La mer se lève…';
export const draftFaceDown = 'Face cachée pour eux';

// ── A storm for the next turn ───────────────────────────────────────────────────────────────────

/** Prepared while the Navigators order: it stays on this device until his turn. */
export const prepared = {
  start: 'Préparer ta prochaine tempête',
  label: 'Ta prochaine tempête',
  choose: 'Choisis la tuile de ton prochain tour.',
  tile: (tile: Tile) => `Préparé\u202f: ${tiles[tile]}`,
  whole: 'Tout est prêt pour ton tour. D’ici là, tu peux changer.',
  aside: 'Mettre de côté',
  stands: 'Comme tu l’as préparé.',
  /** What has become impossible meanwhile. */
  dropped: {
    storm: (ship: Ship) => `${TheShip[ship]} est arrivé\u202f: sa tempête ne déplacerait plus rien.`,
    home: (ship: Ship) => `${TheShip[ship]} est arrivé\u202f: tu ne peux plus l’atteindre.`,
    there: (ship: Ship, to: Square) =>
      `${TheShip[ship]} a navigué jusqu’en ${square(to)}\u202f: pousse-le sur une autre case.`,
    push: (ship: Ship, to: Square) => `${TheShip[ship]} a navigué\u202f: ${square(to)} n’est plus à côté.`,
  },
};
export const foreseenHint = 'Touche une case\u202f: tu liras ici ce que le navire en signalerait.';
/** Before what a ship would report from a square. */
export const foreseen = (ship: Ship, at: Square) =>
  `Depuis ${square(at)}, ${theShip[ship]} signalerait\u202f:`;

// ── Sea monsters ────────────────────────────────────────────────────────────────────────────────

export const monsterAt = (monster: SeaMonster, ship: Ship | null) =>
  ship
    ? `${TheShip[ship]} ne naviguera pas cette manche\u202f: il combat ${theMonster[monster]}, et ne fait qu’observer.`
    : `Quel navire ${theMonster[monster]} doit-il retenir cette manche\u202f? Touche-le.`;
export const preyHint = 'Touche un navire\u202f: tu liras ici ce qu’il signalerait.';
export const prey = 'Navire à retenir';
export const preyShip = (ship: Ship, at: Square) => `${capital(ships[ship])}, en ${square(at)}`;
export const sendMonster = (monster: SeaMonster) => `Envoyer ${theMonster[monster]}`;

// ── A caught ship ───────────────────────────────────────────────────────────────────────────────

export const caught = (ship: Ship) =>
  `${TheShip[ship]} est entré dans un maelström. Projette-le d’une case\u202f: touche la case ou un cap.`;
export const readyCaught = 'Modifie, ou projette le navire.';
export const hurl = (ship: Ship) => `Projeter ${theColour[ship]}`;

// ── Maelstroms and fog banks ────────────────────────────────────────────────────────────────────

export const dangers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Maelström',
  fogBank: 'Banc de brume',
};
export const dangersToPlace = 'Tuiles à placer';
export const placeDanger: Readonly<Record<MarkerKind, string>> = {
  maelstrom:
    'Touche une case marquée pour le maelström\u202f: en pleine mer, pas à côté d’une île de départ ou de l’Île sacrée.',
  fogBank:
    'Touche une case marquée pour le banc de brume\u202f: partout, sauf sur une île de départ ou l’Île sacrée, et à côté.',
};
export const dangersReady =
  'Tout est posé. Touche une tuile pour la déplacer, ou laisse-les ainsi pour toute la partie.';
export const atRandom = 'Au hasard';
export const placeThem = (count: number) => (count === 1 ? 'Garder cette case' : 'Garder ces cases');

// ── Waiting and watching ────────────────────────────────────────────────────────────────────────

export const lighthousesWait = (count: number) =>
  count === 1
    ? 'Les Navigateurs choisissent la place de leur phare. Tu le verras sur ton plateau.'
    : 'Les Navigateurs choisissent la place de leurs phares. Tu les verras sur ton plateau.';
export const nobodyThere = 'Aucun Navigateur n’est en ligne en ce moment. La partie les attend.';
export const shipsNow = 'Les navires';
export type ShipState = 'arrived' | 'caught' | 'held' | 'stepped' | 'to sail' | 'at sea';
export const shipStates: Readonly<Record<ShipState, string>> = {
  arrived: 'à l’abri',
  caught: 'pris',
  held: 'retenu',
  stepped: 'joué',
  'to sail': 'à jouer',
  'at sea': 'en mer',
};
export const shipNow = (ship: Ship, at: Square, whose: string | null, state: string) =>
  [`${capital(ships[ship])} en ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', ');

// ── The log ─────────────────────────────────────────────────────────────────────────────────────

export const log = 'Ordres et rapports';
export const logEmpty = 'Chaque ordre, et ce que le navire signale, s’inscrira ici.';
export const logWaiting = 'Pas encore d’ordre.';
export const logRound = (number: number) => `Manche ${number}`;
export const logTile = (tile: Tile, against: Ship | null, faceDown: boolean) => {
  const played = against ? `${tiles[tile]} contre ${theColour[against]}` : tiles[tile];
  return faceDown ? `${played}, face cachée pour eux` : played;
};
