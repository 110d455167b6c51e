/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours } from './common.ts';
import { plural, theColour, towards } from './words.ts';

const squares = (count: number) => plural(count, 'case', 'cases');
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

export const result: Readonly<Record<Side, (home: number, round: number) => string>> = {
  poseidon: (count, round) =>
    `Poséidon a gagné\u202f: ${plural(count, 'navire', 'navires')} sur 4 à bon port à la manche ${round}, il en fallait trois.`,
  navigators: (count, round) =>
    `Les Navigateurs ont gagné\u202f: ${plural(count, 'navire', 'navires')} sur 4 à bon port à la manche ${round}.`,
};
export const brokenOff = (round: number) => `Cette partie a été interrompue à la manche ${round}.`;
export const cameHome = (ships: readonly { ship: Ship; round: number }[]) =>
  `À bon port\u202f: ${ships.map(({ ship, round }) => `${theColour[ship]} à la manche ${round}`).join(', ')}.`;
export const fellShort = (ships: readonly { ship: Ship; squares: number }[]) =>
  `Pas arrivés\u202f: ${ships.map(({ ship, squares: count }) => `${theColour[ship]}, à ${squares(count)}`).join('\u202f; ')}.`;

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
export const open = (count: number) => (count === 1 ? '1 case' : `${count} cases`);
export const home = 'à bon port';

export const closer = 'Regarder de plus près';
/** What the signs on the board mean. */
export const legend = {
  played: 'ce qui a été joué',
  better: 'ce qui aurait été mieux',
  betterForPoseidon: 'ce qui aurait été mieux pour Poséidon',
  corners: 'les cases de chaque navire, chacune dans son coin',
  truth: 'le vrai navire',
  guess: 'l’estime',
  others: 'les autres navires',
  shade: 'où il pouvait être, et avec quelle chance',
  home: 'le but, l’Île sacrée',
  likeliest: 'la case la plus probable',
};
/** Which moment the board shows. */
export const justBefore = 'Juste avant le coup';
export const justAfter = 'Juste après le coup';

export const stepper = 'Moment de la partie';
export const previous = 'Un pas en arrière';
export const next = 'Un pas en avant';
export const previousRound = 'Manche précédente';
export const nextRound = 'Manche suivante';

export const playOn = (number: number) => `Reprendre à la manche ${number}`;
export const playOnHint = 'Les mêmes adversaires reprennent de là. Cette partie reste comme elle était.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'Ce qui a tout décidé';
export const won = 'Ce qui a fait gagner';
/** Where no moment changed much. */
export const helpedMost = 'Ce qui a le plus aidé';
export const chanceWhat = 'Ce qu’est la chance de victoire';
export const chanceMeans =
  'La chance de victoire est une estimation\u202f: avec les navires là où ils sont vraiment, et autant d’ordres et de tempêtes à venir, les Navigateurs gagnent tant de parties sur cent. Avant un ordre, elle compte sur ce que l’on ordonne d’habitude\u202f; avec le bon, elle peut être plus haute.';
export const noMistake =
  'Aucun ordre n’était loin du meilleur, d’après ce que l’on pouvait savoir. Ce sont les tempêtes de Poséidon, et la malchance.';
export const neverBelow = (percent: string) =>
  `Les Navigateurs n’ont jamais lâché prise\u202f: leur chance de victoire n’est jamais descendue sous ${percent}. Ces moments ont le plus aidé.`;
export const moments = 'Moments';
export const others = 'Autres moments';
export const none = 'Aucun moment ne se détache dans cette partie.';
export const round = (number: number) => `Manche ${number}`;
export const beginning = 'Le début';

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
/** After what was answered, what was played and what was best. */
export const chanceHome = (yours: string, done: string, best: string) =>
  `Chance du navire d’arriver à bon port\u202f: ${yours} (joué\u202f: ${done}, au mieux\u202f: ${best}).`;
export const chanceWin = (yours: string, done: string, best: string) =>
  `Chance de victoire des Navigateurs\u202f: ${yours} (joué\u202f: ${done}, au mieux\u202f: ${best}).`;
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
