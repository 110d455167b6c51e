/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, tiles } from './common.ts';
import { capital, course, list, plural, theColour, TheColour, towards } from './words.ts';

const squares = (count: number) => plural(count, 'case', 'cases');
const IN_STORM: Readonly<Record<Storm, string>> = {
  red: 'dans la tempête rouge',
  green: 'dans la tempête verte',
  white: 'dans la tempête blanche',
  yellow: 'dans la tempête jaune',
  great: 'dans la Grande Tempête',
};
const THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'La tempête rouge',
  green: 'La tempête verte',
  white: 'La tempête blanche',
  yellow: 'La tempête jaune',
  great: 'La Grande Tempête',
};
const OF: Readonly<Record<Ship, string>> = {
  red: 'du rouge',
  green: 'du vert',
  white: 'du blanc',
  yellow: 'du jaune',
};
const TO: Readonly<Record<Ship, string>> = {
  red: 'au rouge',
  green: 'au vert',
  white: 'au blanc',
  yellow: 'au jaune',
};

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'La partie revue';
export const working = (now: number, all: number) => `Calcul en cours\u202f: ${now} sur ${all}`;
export const failed = 'Cette partie n’a pas pu être analysée.';
export const inexact =
  'Ici, plus de cases semblent possibles qu’il n’y en avait\u202f: il y avait trop à calculer.';

export const seenBy = 'Vue de';
export const views: Readonly<Record<Side | 'open', string>> = {
  open: 'Tout',
  navigators: 'Navigateurs',
  poseidon: 'Poséidon',
};
export const oracle = 'Oracle';
export const oracleDoes = 'Ombrer les cases où chaque navire pouvait être';
export const shipsLabel = 'Navires à montrer';
export const boardLabel: Readonly<Record<Side | 'open', string>> = {
  open: 'Les vrais navires, les estimes et ce que l’on pouvait savoir',
  navigators: 'Les estimes et ce que l’on pouvait savoir',
  poseidon: 'Les vrais navires',
};
export const trueShip = (ship: Ship) => `${colours[ship]}, en vérité`;
export const guessShip = (ship: Ship) => `${colours[ship]}, estimé`;
export const could = (ship: Ship, percent: string) => `${theColour[ship]} possible\u202f: ${percent}`;
/** Beside a ship's name: on how many squares it could be. */
export const open = (count: number) => (count === 1 ? 'connu' : `${count} cases`);
export const home = 'à bon port';

export const stepper = 'Moment de la partie';
export const previous = 'Un pas en arrière';
export const next = 'Un pas en avant';
export const previousRound = 'Manche précédente';
export const nextRound = 'Manche suivante';

export const tabs = { moments: 'Moments', graph: 'Doute', scores: 'Notes' };
export const tabsLabel = 'Ce qui est montré';

export const playOn = (number: number) => `Reprendre à la manche ${number}`;
export const playOnHint = 'Les mêmes adversaires reprennent de là. Cette partie reste comme elle était.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'Ce qui a tout décidé';
export const others = 'Autres moments';
export const none = 'Aucun moment ne se détache dans cette partie.';
export const round = (number: number) => `Manche ${number}`;
export const beginning = 'Le début';

/** What a moment was, in one line. */
export const storm = (tile: Storm | null, lost: readonly Ship[]) => {
  if (lost.length === 0) return `${tile ? THE_STORM[tile] : 'Le maelström'} a frappé fort`;
  const participle = lost.length === 1 ? 'perdu' : 'perdus';
  return `${capital(list(lost.map((ship) => theColour[ship])))} ${participle} ${tile ? IN_STORM[tile] : 'dans le maelström'}`;
};
export const survey = (ship: Ship, wasLost: boolean) =>
  wasLost ? `${TheColour[ship]} est retrouvé` : `Le rapport ${OF[ship]} en a dit long`;
export const order = (ship: Ship, heading: Heading) =>
  `${TheColour[ship]} n’aurait pas dû mettre le ${course[heading]}`;
export const certain = {
  'off the board': (ship: Ship, square: string) =>
    `${TheColour[ship]}, certain en ${square}, a quitté le plateau`,
  'past the Sacred Island': (ship: Ship, square: string) =>
    `${TheColour[ship]}, certain en ${square}, a manqué l’Île sacrée`,
  away: (ship: Ship, square: string) => `${TheColour[ship]}, certain en ${square}, s’est éloigné du but`,
  'no nearer': (ship: Ship, square: string) =>
    `${TheColour[ship]}, certain en ${square}, ne s’est pas rapproché`,
} as const;
export const weak = (tile: Storm) => `${THE_STORM[tile]} pouvait faire mieux`;

/** What there is to say of it. */
export const hid = (before: number, after: number) =>
  `Avant, les navires pouvaient être sur ${squares(before)} en tout\u202f; après, sur ${squares(after)}.`;
export const lost = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `Après son rapport, ${theColour[ship]} pouvait encore être sur ${squares(count)}. On n’en a plus jamais été sûr.`
    : `Après son rapport, ${theColour[ship]} pouvait encore être sur ${squares(count)}. On n’en a été sûr qu’à la manche ${until}.`;
export const told = (before: number, after: number) =>
  `Avant l’ordre, il pouvait être sur ${squares(before)}\u202f; après le rapport, sur ${squares(after)}.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'Il était perdu depuis cette manche.'
    : `Il était perdu depuis ${plural(count, 'manche', 'manches')}.`;
export const thought = (ship: Ship, square: string) =>
  `Les Navigateurs croyaient ${theColour[ship]} en ${square}.`;
export const instead = (heading: Heading, ordered: Heading) =>
  `${capital(course[heading])} valait mieux que ${course[ordered]}.`;
export const homeChances = (better: string, ordered: string) =>
  `Chance d’arriver à bon port\u202f: ${better} au lieu de ${ordered}.`;
export const wouldArrive = 'Il serait arrivé tout de suite.';
export const wouldBe = (count: number) => `Son rapport n’aurait laissé que ${squares(count)}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading) =>
  `Plus fort\u202f: ${tiles[tile]}, ${theColour[ship]} ${towards[heading]}.`;
export const playedDrive = (ship: Ship, heading: Heading) =>
  `A été joué\u202f: ${theColour[ship]} ${towards[heading]}.`;
export const winning = (before: string, after: string) =>
  `Chance de victoire des Navigateurs\u202f: ${before}, puis ${after}.`;
export const cost = (points: string) => `Les Navigateurs y ont perdu ${points} points de chance de victoire.`;
export const gave = (points: string) => `Les Navigateurs y ont gagné ${points} points de chance de victoire.`;

// ── Questions ───────────────────────────────────────────────────────────────────────────────────

export const ask = 'Interroge-moi';
export const askDoes = 'Trouver d’abord soi-même le meilleur ordre ou la meilleure tempête';
export const askOrder = (ship: Ship) => `Qu’aurais-tu ordonné ${TO[ship]}\u202f?`;
export const askStorm = 'Quel navire aurais-tu poussé, et où\u202f?';
export const askHint = 'Le plateau montre la situation juste avant.';
export const shipToDrive = 'Navire à pousser';
export const yours = (heading: Heading) => `Toi\u202f: ${towards[heading]}`;
export const verdicts = {
  best: 'Exact\u202f: il n’y avait pas mieux.',
  near: 'Bien\u202f: presque rien n’était meilleur.',
  better: 'Mieux que dans la partie, mais on pouvait faire plus.',
  worse: 'Ce n’était pas ça.',
};
export const chanceHome = (percent: string) => `arrive à bon port\u202f: ${percent}`;
export const chanceWin = (percent: string) => `victoire des Navigateurs\u202f: ${percent}`;
export const tryAgain = 'Réessayer';
export const show = 'Montre-moi';

// ── Doubt ───────────────────────────────────────────────────────────────────────────────────────

export const graph = 'Ce que l’on ne savait pas, manche par manche';
export const graphHint =
  'Plus la ligne est haute, moins on pouvait en savoir sur ce navire. Touche un endroit pour y aller.';
export const measure = 'Mesuré en';
export const measures = { squares: 'Cases', bits: 'Bits', winning: 'Victoire' };
export const bitsHint = 'Un bit, c’est une moitié\u202f: trois bits sont huit cases aussi probables.';
export const winningHint =
  'Les chances de victoire des Navigateurs, là où les navires sont vraiment. C’est une estimation.';
export const asTable = 'En tableau';
export const whole = 'Victoire des Navigateurs';

// ── Scores ──────────────────────────────────────────────────────────────────────────────────────

export const scores = 'Comment vous avez joué';
export const deduction = 'Déduction';
export const confusion = 'Confusion';
export const scoreOf = (points: number) => `${points} sur 100`;
export const nothingToJudge = 'rien à noter';
export const deductionText = (orders: number) =>
  `La note des Navigateurs, d’après ${plural(orders, 'ordre donné', 'ordres donnés')} à des navires dont on avait douté. Une estime compte en entier si, avec ce que l’on pouvait savoir, aucune n’était plus près du navire en moyenne. Une case de trop compte la moitié, deux un tiers. La chance ne compte pas.`;
export const confusionText = (storms: number) =>
  `La note de Poséidon, d’après ${plural(storms, 'tempête', 'tempêtes')}. Pour chacune\u202f: à quel point elle a caché les navires poussés à leur prochain rapport, entre le pire (0) et le meilleur (100) qu’il pouvait jouer.`;
export const noPoints = 'Ce sont des distinctions. Elles ne donnent pas de points.';
export const reckoned = 'Comment c’est calculé';
export const reckonedText = [
  'L’oracle sait ce qui a été dit aux Navigateurs, et rien d’autre. Une case qu’il n’ombre pas était impossible.',
  'Pour les chances, il suppose que Poséidon pousse chaque navire aussi souvent sur chaque case permise.',
  'Le meilleur ordre est celui qui donne le plus de chances d’arriver\u202f: cases à parcourir, ordres et tempêtes à venir, et le doute que laisse le rapport du navire. Les autres navires en vue ne comptent pas.',
];
