import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { plural, theColour, towards } from './words.ts';

const { colours } = common;
const squares = (count: number) => plural(count, 'case', 'cases');
const TO: Readonly<Record<Ship, string>> = {
  red: 'au rouge',
  green: 'au vert',
  white: 'au blanc',
  yellow: 'au jaune',
};

export const analysis: Catalogue['analysis'] = {
  title: 'La partie revue',
  working: (now, all) => `Calcul en cours\u202f: ${now} sur ${all}`,
  failed: 'Cette partie n’a pas pu être analysée.',
  inexact: 'Ici, plus de cases semblent possibles qu’il n’y en avait\u202f: il y avait trop à calculer.',

  result: {
    poseidon: (count, round) =>
      `Poséidon a gagné\u202f: ${plural(count, 'navire', 'navires')} sur 4 à bon port à la manche ${round}, il en fallait trois.`,
    navigators: (count, round) =>
      `Les Navigateurs ont gagné\u202f: ${plural(count, 'navire', 'navires')} sur 4 à bon port à la manche ${round}.`,
  },
  brokenOff: (round) => `Cette partie a été interrompue à la manche ${round}.`,
  cameHome: (ships) =>
    `À bon port\u202f: ${ships.map(({ ship, round }) => `${theColour[ship]} à la manche ${round}`).join(', ')}.`,
  fellShort: (ships) =>
    `Pas arrivés\u202f: ${ships.map(({ ship, squares: count }) => `${theColour[ship]}, à ${squares(count)}`).join('\u202f; ')}.`,

  seenBy: 'Vue de',
  views: {
    open: 'Tout',
    navigators: 'Navigateurs',
    poseidon: 'Poséidon',
  },
  oracle: 'Oracle',
  oracleDoes: 'Ombrer les cases où chaque navire pouvait être',
  shipsLabel: 'Navires à montrer',
  boardLabel: {
    open: 'Les vrais navires, les estimes et ce que l’on pouvait savoir',
    navigators: 'Les estimes et ce que l’on pouvait savoir',
    poseidon: 'Les vrais navires',
  },
  trueShip: (ship) => `${colours[ship]}, en vérité`,
  guessShip: (ship) => `${colours[ship]}, estimé`,
  could: (ship, percent) => `${theColour[ship]} possible\u202f: ${percent}`,
  open: (count) => (count === 1 ? '1 case' : `${count} cases`),
  home: 'à bon port',

  closer: 'Regarder de plus près',
  legend: {
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
  },
  justBefore: 'Juste avant le coup',
  justAfter: 'Juste après le coup',

  stepper: 'Moment de la partie',
  previous: 'Un pas en arrière',
  next: 'Un pas en avant',
  previousRound: 'Manche précédente',
  nextRound: 'Manche suivante',

  playOn: (number) => `Reprendre à la manche ${number}`,
  playOnHint: 'Les mêmes adversaires reprennent de là. Cette partie reste comme elle était.',

  decided: 'Ce qui a tout décidé',
  moved: 'Ce qui a le plus changé les chances',
  ahead: (reader, winner, percent) => {
    if (reader === winner)
      return winner === 'poseidon'
        ? `Tu as mené de bout en bout\u202f: ta chance de victoire n’est jamais descendue sous ${percent}.`
        : `Vous avez mené de bout en bout\u202f: votre chance de victoire n’est jamais descendue sous ${percent}.`;
    if (winner === 'poseidon')
      return `Poséidon a mené de bout en bout\u202f: ${reader ? 'votre chance de victoire' : 'la chance de victoire des Navigateurs'} n’a jamais dépassé ${percent}.`;
    return `Les Navigateurs ont mené de bout en bout\u202f: ${reader ? `ta chance de victoire n’a jamais dépassé ${percent}` : `leur chance de victoire n’est jamais descendue sous ${percent}`}.`;
  },
  wholeGame: 'Toute la partie',
  chanceWhat: 'Ce qu’est la chance de victoire',
  chanceMeans: (reader) =>
    `La chance de victoire est une estimation\u202f: avec les navires là où ils sont vraiment, et autant d’ordres et de tempêtes à venir, ${reader === 'poseidon' ? 'tu gagnes' : reader ? 'vous gagnez' : 'les Navigateurs gagnent'} tant de parties sur cent. Avant un ordre, elle compte sur ce que l’on ordonne d’habitude\u202f; avec le bon, celle des Navigateurs peut être plus haute.`,
  noMistake:
    'Aucun ordre n’était loin du meilleur, d’après ce que l’on pouvait savoir. Ce sont les tempêtes de Poséidon, et la malchance.',
  others: 'Autres moments',
  none: 'Aucun moment ne se détache dans cette partie.',
  round: (number) => `Manche ${number}`,
  beginning: 'Le début',

  ask: 'Interroge-moi',
  askDoes: 'Trouver d’abord soi-même le meilleur ordre ou la meilleure tempête',
  askOrder: (ship) => `Qu’aurais-tu ordonné ${TO[ship]}\u202f?`,
  askStorm: 'Quel navire aurais-tu poussé, et où\u202f?',
  askHint: 'Le plateau montre la situation juste avant.',
  shipToDrive: 'Navire à pousser',
  yours: (heading) => `Toi\u202f: ${towards[heading]}`,
  verdicts: {
    best: 'Exact\u202f: il n’y avait pas mieux.',
    near: 'Bien\u202f: presque rien n’était meilleur.',
    better: 'Mieux que dans la partie, mais on pouvait faire plus.',
    worse: 'Ce n’était pas ça.',
  },
  chanceHome: (yours, done, best) =>
    `Chance du navire d’arriver à bon port\u202f: ${yours} (joué\u202f: ${done}, au mieux\u202f: ${best}).`,
  chanceWin: (reader, yours, done, best) =>
    `${reader === 'poseidon' ? 'Ta chance de victoire' : reader ? 'Votre chance de victoire' : 'Chance de victoire des Navigateurs'}\u202f: ${yours} (joué\u202f: ${done}, au mieux\u202f: ${best}).`,
  tryAgain: 'Réessayer',
  show: 'Montre-moi',

  graph: 'Ce que l’on ne savait pas, manche par manche',
  graphHint:
    'Plus la ligne est haute, moins on pouvait en savoir sur ce navire. Touche un endroit pour y aller.',
  measure: 'Mesuré en',
  measures: { squares: 'Cases', bits: 'Bits', winning: 'Victoire' },
  bitsHint: 'Un bit, c’est une moitié\u202f: trois bits sont huit cases aussi probables.',
  winningHint: (reader) =>
    `${reader === 'poseidon' ? 'Tes chances de victoire' : reader ? 'Vos chances de victoire' : 'Les chances de victoire des Navigateurs'}, là où les navires sont vraiment. C’est une estimation.`,
  asTable: 'En tableau',
  whole: (reader) =>
    reader === 'poseidon' ? 'Ta victoire' : reader ? 'Votre victoire' : 'Victoire des Navigateurs',

  scores: 'Comment vous avez joué',
  deduction: 'Déduction',
  confusion: 'Confusion',
  scoreOf: (points) => `${points} sur 100`,
  nothingToJudge: 'rien à noter',
  deductionText: (orders) =>
    `La note des Navigateurs, d’après ${plural(orders, 'ordre donné', 'ordres donnés')} à des navires dont on avait douté. Une estime compte en entier si, avec ce que l’on pouvait savoir, aucune n’était plus près du navire en moyenne. Une case de trop compte la moitié, deux un tiers. La chance ne compte pas.`,
  confusionText: (storms) =>
    `La note de Poséidon, d’après ${plural(storms, 'tempête', 'tempêtes')}. Pour chacune\u202f: à quel point elle a caché les navires poussés à leur prochain rapport, entre la pire tempête possible (0) et la meilleure (100).`,
  noPoints: 'Ce sont des distinctions. Elles ne donnent pas de points.',
  reckoned: 'Comment c’est calculé',
  reckonedText: [
    'L’oracle sait ce qui a été dit aux Navigateurs, et rien d’autre. Une case qu’il n’ombre pas était impossible.',
    'Pour les chances, il suppose que Poséidon pousse chaque navire aussi souvent sur chaque case permise.',
    'Le meilleur ordre est celui qui donne le plus de chances d’arriver\u202f: cases à parcourir, ordres et tempêtes à venir, et le doute que laisse le rapport du navire. Les autres navires en vue ne comptent pas.',
  ],
};
