/** Les énigmes : «\u202fOù sont-ils\u202f?\u202f» */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Level, PuzzleKind, Theme } from '../../../shared/puzzles/puzzle.ts';
import { square } from './common.ts';
import { list, theColour, TheColour } from './words.ts';

export const title = 'Où sont-ils\u202f?';
export const line =
  'Les tempêtes sont passées, les navires ont fait leur rapport. Trouve où ils sont\u202f: chaque énigme a une seule solution, et on peut la prouver.';

// ── All of them ─────────────────────────────────────────────────────────────────────────────────

export const next = 'Énigme suivante';
export const streak = (count: number) => `D’affilée\u202f: ${count}`;
export const best = (count: number) => `Record\u202f: ${count}`;
export const done = (count: number, all: number) => `Faites\u202f: ${count} sur ${all}`;
export const kind = 'Question';
export const theme = 'Raisonnement';
export const level = 'Difficulté';
export const any = 'Toutes';
export const kinds: Readonly<Record<PuzzleKind, string>> = {
  ships: 'Une case chacun',
  squares: 'Toutes les cases possibles',
};
export const levels: Readonly<Record<Level, string>> = {
  1: 'Très facile',
  2: 'Facile',
  3: 'Moyenne',
  4: 'Difficile',
  5: 'Très difficile',
};
export const themes: Readonly<Record<Theme, string>> = {
  islands: 'Îles comptées',
  landfall: 'Sur une île',
  coastline: 'La côte',
  deepSea: 'Eaux profondes',
  shipsInSight: 'Navires en vue',
  landmark: 'Un navire pour repère',
  greatStorm: 'Après une Grande Tempête',
  faceDown: 'Tempêtes face cachée',
  edge: 'Hors du plateau',
  longDoubt: 'Un long doute',
  monster: 'Retenu par un monstre',
  lighthouse: 'Les phares',
  fog: 'Un banc de brume',
  caught: 'Pris dans un maelström',
};
export const theList = 'Les énigmes';
export const item = (board: string, level: string, result: string) => `Plateau ${board}, ${level}, ${result}`;
export const results = {
  open: 'à faire',
  clean: 'trouvée',
  helped: 'trouvée avec de l’aide',
  shown: 'montrée',
};
export const noneTitle = 'Aucune énigme de ce genre';
export const noneText = 'Il n’y en a pas. Demande un peu moins.';
export const allDone = 'Tu as fait toutes celles-ci.';
export const showAll = 'Montrer toutes les énigmes';
export const missing = 'Il n’y a pas d’énigme à cette adresse. Voici les autres.';

// ── One of them ─────────────────────────────────────────────────────────────────────────────────

export const all = 'Toutes les énigmes';
export const question = (kind: PuzzleKind, ships: readonly Ship[]) => {
  const names = list(ships.map((ship) => theColour[ship]));
  if (kind === 'squares') return `Où peut être ${names}\u202f?`;
  return ships.length === 1 ? `Où est ${names}\u202f?` : `Où sont ${names}\u202f?`;
};
export const task = (kind: PuzzleKind, ships: number) => {
  if (kind === 'squares')
    return 'Lis les rapports et touche chaque case où le navire peut se trouver maintenant.';
  return ships === 1
    ? 'Lis les rapports et place le navire là où il est maintenant.'
    : 'Lis les rapports et place chaque navire là où il est maintenant.';
};
export const beginning = 'Dans un cercle en tirets\u202f: là où un navire était au début.';
export const others = 'D’autres navires naviguent aussi. Leurs rapports n’apprennent rien de plus ici.';
export const log = 'Journal';
export const variant = (name: string) => `Variante\u202f: ${name}`;
export const place = (ship: Ship) => `Placer ${theColour[ship]}`;
export const pencil = 'Noter';
export const pencilDoes = 'Un appui marque les cases que tu crois possibles.';
export const check = 'Vérifier';
export const hint = (given: number, all: number) => `Indice ${given} sur ${all}`;
export const show = 'Montre-moi';
export const share = 'Lien';
export const shareTitle = 'Le lien de cette énigme';
export const shareText = 'Où sont-ils\u202f? Une énigme d’Odyssey.';

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const board = 'Le plateau de l’énigme';
export const things = {
  beginning: (ship: Ship) => `${theColour[ship]} au début`,
  answer: (ship: Ship) => `${theColour[ship]}, ta réponse`,
  note: (ship: Ship) => `${theColour[ship]}, noté`,
  lit: 'éclairée',
};

// ── Hints ───────────────────────────────────────────────────────────────────────────────────────

export const ways: Readonly<Record<Theme, string>> = {
  islands:
    'Prends chaque case où la tempête a pu pousser le navire, suis l’ordre à partir de là et compte les îles autour.',
  landfall: 'Un navire sur une île le dit, et dit de quelle sorte. Il reste peu de cases.',
  coastline: 'Voir la côte, c’est être au bord. Ne pas la voir exclut tout le bord.',
  deepSea:
    'Un navire ne signale les eaux profondes que sur sa propre case. S’il n’en parle pas, il n’y est pas.',
  shipsInSight:
    'Deux navires qui se voient sont à une case au plus. Chacun apprend donc quelque chose de l’autre.',
  landmark: 'L’un des navires est certain. Qui le voit, ou ne le voit pas, dit s’il en est proche.',
  greatStorm:
    'Une Grande Tempête déplace chaque navire d’une case. Il y a alors jusqu’à huit cases à regarder.',
  faceDown:
    'Personne ne dit qui a été touché. Chaque navire est peut-être resté, ou s’est déplacé d’une case.',
  edge: 'Un ordre hors du plateau dit que le navire est sur ce bord, et il y reste.',
  longDoubt: 'Garde toutes les cases possibles et déplace-les ensemble. Un rapport suivant les départage.',
  monster: 'Un navire retenu ne bouge pas, mais il fait son rapport. Il le fait donc de la même case.',
  lighthouse: 'Tout le monde sait où est le phare. Qui le voit est sur une case voisine.',
  fog: 'Un banc de brume cache ce qu’il couvre. On voit alors moins d’îles qu’il n’y en a d’imprimées.',
  caught: 'Un navire pris fait d’abord son rapport depuis le maelström. Puis il est poussé d’une case.',
};
export const print = (round: number, ship: Ship) =>
  `De quelles cases ${theColour[ship]} a-t-il pu signaler cela à la manche ${round}\u202f? Celles qui conviennent d’après le plateau imprimé sont éclairées.`;
export const left = (round: number, ship: Ship, squares: readonly Square[]) =>
  `Après son rapport de la manche ${round}, ${theColour[ship]} peut être ici\u202f: ${names(squares)}.`;

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

export const right = 'Trouvé\u202f!';
export const shown = 'C’était ainsi.';
/** What it meant for the streak: found, found with a hint, after a mistake, shown, or done before. */
export const counted = (how: 'clean' | 'hinted' | 'missed' | 'shown' | 'again', streak: number) =>
  ({
    clean: `Juste à la première vérification\u202f: ${streak} d’affilée maintenant.`,
    hinted: `Avec un indice\u202f: ta série reste à ${streak}.`,
    missed: 'Pas à la première vérification\u202f: ta série recommence.',
    shown: 'La réponse a été montrée\u202f: ta série recommence.',
    again: 'Tu avais déjà fait cette énigme\u202f: elle ne compte plus.',
  })[how];
export const more = 'Elles sont toutes possibles, mais il y en a d’autres.';
const names = (squares: readonly Square[]) => list(squares.map((one) => square(one).replace(' ', '\u00a0')));
export const wrong = (ship: Ship, at: Square) => `${TheColour[ship]} n’est pas en ${names([at])}.`;
export const wrongNow = (round: number) => `Le rapport de la manche ${round} ne va pas avec cette case.`;
export const wrongOrder = (round: number) => `L’ordre de la manche ${round} n’y mène pas.`;
export const wrongBefore = (round: number, squares: readonly Square[]) =>
  squares.length <= 4
    ? `Il aurait alors été ici à la manche ${round}\u202f: ${names(squares)}. Son rapport ne va pas avec.`
    : `Aucun chemin jusque-là ne va avec son rapport de la manche ${round}.`;
export const wrongBeginning = (from: Square) =>
  `Il était en ${names([from])} au début. Ses ordres et les tempêtes n’ont pas pu l’y amener.`;
/** `isLast`: the newest report alone rules it out, with where the ship began. */
export const wrongWay = (from: Square, round: number, isLast: boolean) =>
  isLast
    ? `Il était en ${names([from])} au début. Aucun chemin depuis là ne va avec son rapport de la manche ${round}.`
    : `Il était en ${names([from])} au début. Aucun chemin depuis là ne va avec ses rapports à partir de la manche ${round}.`;
export const wrongTogether =
  'Ses propres rapports le permettent, sans les autres navires. Regarde qui voit qui.';
export const wrongOthers = 'Ses propres rapports le permettent, mais pas avec ceux des autres navires.';
export const proof = 'La preuve';
export const proofBegins =
  'Touche une ligne\u202f: d’abord les cases après la navigation, puis celles que le rapport laisse.';
/** `sailed`: the ship had sailed before its report; `by`: another ship, whose report it was. */
export const step = (
  { round, sailed }: { round: number; sailed: boolean },
  by: Ship | null,
  before: number,
  after: readonly Square[],
) => {
  const now = after.length <= 6 ? names(after) : `${after.length} cases`;
  return by === null
    ? `Manche ${round}\u202f: ${before} cases ${sailed ? 'après la navigation' : 'avant le rapport'}\u202f; avec le rapport, ${now}.`
    : `Manche ${round}, d’après ce que signale ${theColour[by]}\u202f: ${before} cases avant, puis ${now}.`;
};
