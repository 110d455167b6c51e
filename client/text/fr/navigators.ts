import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { chart } from './chart.ts';
import { capital, of, ofShip, theColour, TheColour, theMonster, theShip, TheShip, either } from './words.ts';

const { ships } = common;
export const navigators: Catalogue['navigators'] = {
  pageTitle: (title) => `${title} · Odyssey`,
  yoursToSail: (yours, all) => `Encore ${yours} à toi, ${all} en tout`,
  waiting: {
    dangers: {
      title: 'Poséidon cache maelströms et bancs de brume',
      text: 'Tu devras les trouver. Tes navires sont à leurs îles de départ.',
    },
    poseidon: {
      title: 'Poséidon choisit une tempête',
      text: 'Change ta carte à ton gré, ou touche un navire pour préparer son ordre.',
    },
  },
  ashore: (ships) => {
    if (ships === 0) return 'Tu n’as pas de navire. Tu peux aider les autres sur la carte.';
    const home = ships === 1 ? 'Ton navire est à bon port' : 'Tes navires sont à bon port';
    return `${home}. Tu peux encore aider les autres sur la carte.`;
  },
  stillToSail: (count, held) => {
    if (held && count === 0) return '1 navire retenu';
    const ships = count < 2 ? `Encore ${count} navire à jouer` : `Encore ${count} navires à jouer`;
    return held ? `${ships}, 1 retenu` : ships;
  },

  crew: 'Navires',

  chooseFirst: 'Choisis un navire',
  chooseFirstHint:
    'Touche-le sur la carte ou au-dessus. Dans l’ordre que tu veux\u202f: ce que voit l’un peut aider le suivant.',
  chooseNext: (ships) => `Continue avec ${either(ships.map((ship) => theColour[ship]))}`,
  chooseFourth: (ship) => `Vous avez gagné. Et ${theColour[ship]}, arrivera-t-il aussi à bon port\u202f?`,
  whereTo: (ship) => `Quel cap pour ${theColour[ship]}\u202f?`,
  pickHeading: 'Choisis un cap',
  cantTakeBack: 'Un ordre ne se reprend pas.',
  castOff: (ship) => `${TheColour[ship]} a levé l’ancre…`,
  leadsTo: (square, certain) => {
    const where = square === null ? 'Hors de la carte' : `Vers ${square}`;
    const led = certain ? `${where}.` : `${where}, si ton estime est juste.`;
    if (square !== null) return led;
    return certain ? `${led} Il reste et observe.` : `${led} Alors il reste et observe.`;
  },
  held: {
    title: (ship, monster) => `${capital(theMonster[monster])} retient ${theShip[ship]}`,
    text: 'Il ne peut pas naviguer, mais il peut te dire ce qu’il voit.',
    too: (ship) => `${capital(theColour[ship])} est retenu, mais peut te dire ce qu’il voit.`,
  },
  survey: 'Faire le guet',
  isSafe: (ship) => `${TheShip[ship]} est à l’abri sur l’Île sacrée.`,
  notYours: (ship, owner) => `${owner} commande ${theShip[ship]}.`,
  yourShip: 'Ton navire',
  anybodysShip: 'Tout le monde peut commander ce navire',
  handOver: (name) => `Navire ${of(name)}\u202f: passe-lui l’appareil`,
  moveGuess: 'Changer l’estime',
  moveGuessOf: (ship) => `Changer l’estime ${ofShip[ship]}`,
  earlierIn: (round) => `Plus tôt dans la manche ${round}`,

  prepared: {
    note: 'Préparé. Tu donneras l’ordre toi-même après la tempête.',
    since: 'Tu l’as préparé avant la tempête.',
    state: (letter) => `${letter} prévu`,
    dropped: (ship, why) => `Ton ordre pour ${theColour[ship]} tombe. ${why}`,
  },

  chart: 'Ta carte\u202f: estimes et repères',
  trayWithMarkers: 'Marques et marqueurs',
  reminderHeap: (ship, left) =>
    `${common.colours[ship]}, ${left} ${left < 2 ? 'repère restant' : 'repères restants'}`,
  markerHeap: (kind, left) => `${chart.dangers[kind]}, ${left} ${left < 2 ? 'restant' : 'restants'}`,
  inHand: {
    ship: (ship) => `${capital(ships[ship])} en main\u202f: touche sa case.`,
    marker: (kind) => `${capital(chart.markers[kind])} en main\u202f: touche une case.`,
  },
  leaveIt: 'Laisser',
  takeOff: 'Enlever',
  done: 'Terminé',
  clear: (ship) => `Ôter ${theColour[ship]}`,
  trayHint: 'Touche une couleur, puis les cases où ce navire peut être.',
  layingHint: 'Choisis un navire, et tu pourras demander à l’oracle où il peut être.',
  fromMemory: 'Partie de mémoire\u202f: ni repères ni croix.',
  undo: 'Annuler',
  redo: 'Rétablir',
  backInTray: 'enlevé',
  overtaken: (count) =>
    count === 1
      ? 'Un changement n’a pas pu être annulé ou rétabli\u202f: quelqu’un l’a modifié depuis.'
      : `${count} changements n’ont pas pu être annulés ou rétablis\u202f: quelqu’un les a modifiés depuis.`,

  marks: {
    tap: (ship) => `Touche des cases pour ${theColour[ship]}. Touche encore pour changer la marque.`,
    maybe: 'peut-être ici',
    not: 'pas ici',
    none: 'pas de marque',
    now: (ship, mark) => `${TheColour[ship]}\u202f: ${navigators.marks[mark]}`,
    said: (square, ship, mark) => `${square}, ${theColour[ship]}\u202f: ${navigators.marks[mark]}`,
    noneLeft: (ship) =>
      `Les quatre repères pour ${theColour[ship]} sont sur la carte\u202f: cette case reçoit une croix.`,
    clear: (ship) => `Ôter toutes les marques pour ${theColour[ship]}`,
  },
  doubt:
    'Une tempête l’a peut-être poussé. Le «\u202f?\u202f» part quand tu reposes l’estime, même sur la même case.',

  along: {
    asks: (ship) => `Les marques pour ${theColour[ship]} le suivent-elles\u202f?`,
    remembered: 'Ta réponse vaudra aussi pour les ordres suivants.',
    move: 'Faire suivre',
    clear: 'Ôter',
    did: {
      along: (ship) => `Les marques pour ${theColour[ship]} l’ont suivi.`,
      clear: (ship) => `Les marques pour ${theColour[ship]} sont ôtées.`,
    },
    instead: { along: 'Plutôt suivre', clear: 'Plutôt ôter' },
    leaving: (count) =>
      count === 1
        ? 'Depuis un repère, il sortirait de la carte.'
        : `Depuis ${count} repères, il sortirait de la carte.`,
  },

  placing: {
    header: (count) => (count === 1 ? 'Place le phare' : 'Place les phares'),
    title: (count) => (count === 1 ? 'Place ton phare' : 'Place tes deux phares'),
    text: (count) =>
      count === 1
        ? 'Un navire à côté ou dessus te le dira\u202f: tu sauras alors où il est. Poséidon le verra aussi.'
        : 'Un navire à côté de l’un d’eux ou dessus te le dira. Ce n’est que sur sa case qu’il en donne le feu\u202f: jaune ou rouge. Poséidon les verra aussi.',
    chart: (count) =>
      count === 1
        ? 'La carte\u202f: choisis la case du phare'
        : 'La carte\u202f: choisis les cases des phares',
    towers: (count) => (count === 1 ? 'Le phare' : 'Les phares'),
    tap: (lamp) => {
      if (lamp === 'unlit') return 'Touche une case marquée.';
      return `Touche une case marquée pour le feu ${lamp === 'red' ? 'rouge' : 'jaune'}.`;
    },
    stand: (count) =>
      count === 1
        ? 'Pour le déplacer, touche-le, puis une autre case.'
        : 'Les deux sont placés. Pour en déplacer un, touche-le, puis une autre case.',
    notYet: 'pas encore placé',
    here: 'Un navire ici annonce\u202f:',
    random: 'Placer au hasard',
    again: (count) => (count === 1 ? 'Une autre au hasard' : 'D’autres au hasard'),
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
  },

  signals: 'Discussion et signaux',
  point: 'Montrer une case',
  pointHint: 'Ou appuie longuement sur une case de la carte.',
  pointing: 'Touche la case dont tu parles\u202f: ton équipage la voit.',
};
