import type { Square } from '../../../shared/board/squares.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list, theColour, TheColour } from './words.ts';

const { square } = common;
const names = (squares: readonly Square[]) => list(squares.map((one) => square(one).replace(' ', '\u00a0')));

export const puzzles: Catalogue['puzzles'] = {
  title: 'Où sont-ils\u202f?',
  line: 'Les tempêtes sont passées, les navires ont fait leur rapport. Trouve où ils sont\u202f: chaque énigme a une seule solution, et on peut la prouver.',

  next: 'Énigme suivante',
  which: (number, level) => `Nº\u00a0${number} · ${level}`,
  streak: (count) => `D’affilée\u202f: ${count}`,
  best: (count) => `Record\u202f: ${count}`,
  done: (count, all) => `Faites\u202f: ${count} sur ${all}`,
  theme: 'Raisonnement',
  any: 'Toutes',
  levels: {
    1: 'Très facile',
    2: 'Facile',
    3: 'Moyenne',
    4: 'Difficile',
    5: 'Très difficile',
  },
  themes: {
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
  },
  theList: 'Les énigmes',
  item: (board, level, result) => `Plateau ${board}, ${level}, ${result}`,
  results: {
    open: 'à faire',
    clean: 'trouvée',
    helped: 'trouvée avec de l’aide',
    shown: 'montrée',
  },
  allDone: 'Tu as fait toutes celles-ci.',
  showAll: 'Montrer toutes les énigmes',
  missing: 'Il n’y a pas d’énigme à cette adresse. Voici les autres.',

  all: 'Toutes les énigmes',
  question: (kind, ships) => {
    const names = list(ships.map((ship) => theColour[ship]));
    if (kind === 'squares') return `Où peut être ${names}\u202f?`;
    return ships.length === 1 ? `Où est ${names}\u202f?` : `Où sont ${names}\u202f?`;
  },
  task: (kind, ships) => {
    if (kind === 'squares')
      return 'Lis les rapports et touche chaque case où le navire peut se trouver maintenant.';
    return ships === 1
      ? 'Lis les rapports et place le navire là où il est maintenant.'
      : 'Lis les rapports et place chaque navire là où il est maintenant.';
  },
  beginning: 'Dans un cercle en tirets\u202f: là où un navire était au début.',
  others: 'D’autres navires naviguent aussi. Leurs rapports n’apprennent rien de plus ici.',
  log: 'Journal',
  variant: (name) => `Variante\u202f: ${name}`,
  place: (ship) => `Placer ${theColour[ship]}`,
  pencil: 'Noter',
  pencilDoes: 'Un appui marque les cases que tu crois possibles.',
  check: 'Vérifier',
  hint: (given, all) => `Indice ${given} sur ${all}`,
  show: 'Montre-moi',
  share: 'Lien',
  shareTitle: 'Le lien de cette énigme',
  shareText: 'Où sont-ils\u202f? Une énigme d’Odyssey.',

  board: 'Le plateau de l’énigme',
  things: {
    beginning: (ship) => `${theColour[ship]} au début`,
    answer: (ship) => `${theColour[ship]}, ta réponse`,
    note: (ship) => `${theColour[ship]}, noté`,
    lit: 'éclairée',
  },

  ways: {
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
  },
  print: (round, ship) =>
    `De quelles cases ${theColour[ship]} a-t-il pu signaler cela à la manche ${round}\u202f? Celles qui conviennent d’après le plateau imprimé sont éclairées.`,
  left: (round, ship, squares) =>
    `Après son rapport de la manche ${round}, ${theColour[ship]} peut être ici\u202f: ${names(squares)}.`,

  right: 'Trouvé\u202f!',
  shown: 'C’était ainsi.',
  counted: (how, streak) =>
    ({
      clean: `Juste à la première vérification\u202f: ${streak} d’affilée maintenant.`,
      hinted: `Avec un indice\u202f: ta série reste à ${streak}.`,
      missed: 'Pas à la première vérification\u202f: ta série recommence.',
      shown: 'La réponse a été montrée\u202f: ta série recommence.',
      again: 'Tu avais déjà fait cette énigme\u202f: elle ne compte plus.',
    })[how],
  more: 'Elles sont toutes possibles, mais il y en a d’autres.',
  wrong: (ship, at) => `${TheColour[ship]} n’est pas en ${names([at])}.`,
  wrongNow: (round) => `Le rapport de la manche ${round} ne va pas avec cette case.`,
  wrongOrder: (round) => `L’ordre de la manche ${round} n’y mène pas.`,
  wrongBefore: (round, squares) =>
    squares.length <= 4
      ? `Il aurait alors été ici à la manche ${round}\u202f: ${names(squares)}. Son rapport ne va pas avec.`
      : `Aucun chemin jusque-là ne va avec son rapport de la manche ${round}.`,
  wrongBeginning: (from) =>
    `Il était en ${names([from])} au début. Ses ordres et les tempêtes n’ont pas pu l’y amener.`,
  wrongWay: (from, round, isLast) =>
    isLast
      ? `Il était en ${names([from])} au début. Aucun chemin depuis là ne va avec son rapport de la manche ${round}.`
      : `Il était en ${names([from])} au début. Aucun chemin depuis là ne va avec ses rapports à partir de la manche ${round}.`,
  wrongTogether: 'Ses propres rapports le permettent, sans les autres navires. Regarde qui voit qui.',
  wrongOthers: 'Ses propres rapports le permettent, mais pas avec ceux des autres navires.',
  proof: 'La preuve',
  proofBegins:
    'Touche une ligne\u202f: d’abord les cases après la navigation, puis celles que le rapport laisse.',
  step: ({ round, sailed }, by, before, after) => {
    const now = after.length <= 6 ? names(after) : `${after.length} cases`;
    return by === null
      ? `Manche ${round}\u202f: ${before} cases ${sailed ? 'après la navigation' : 'avant le rapport'}\u202f; avec le rapport, ${now}.`
      : `Manche ${round}, d’après ce que signale ${theColour[by]}\u202f: ${before} cases avant, puis ${now}.`;
  },
};
