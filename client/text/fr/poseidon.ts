import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, letters, of, plural, theColour, theMonster, theShip, TheShip } from './words.ts';

const { headings, ships, square, tiles } = common;
const SHIP_SAFE: Readonly<Record<Ship, string>> = {
  red: 'Le navire rouge est à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien, et se perd.',
  green: 'Le navire vert est à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien, et se perd.',
  white: 'Le navire blanc est à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien, et se perd.',
  yellow: 'Le navire jaune est à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien, et se perd.',
};

export const poseidon: Catalogue['poseidon'] = {
  screen: 'L’écran de Poséidon',
  controls: 'Ta main et le journal',
  title: (yours) => (yours ? 'À toi · Odyssey' : 'Poséidon · Odyssey'),
  beforeFirstRound: 'Avant la première manche',
  stormsLeft: (count) => `Reste ${plural(count, 'tempête', 'tempêtes')}`,

  cover: 'Voiler le plateau',
  lift: 'Lever le voile',
  covered: 'La mer est voilée',
  liftHint: 'Touche n’importe où quand personne ne regarde.',

  chooseTile: 'Choisis la tuile à jouer.',
  faceDownNote: 'Face cachée pour eux\u202f: les Navigateurs voient qu’une tempête arrive, pas laquelle.',
  whyBarred: (tile, why) => `${tiles[tile]}\u202f: ${why}`,

  drive: (ship, owner) =>
    `Pousse ${theShip[ship]}${owner === null ? '' : ` ${of(owner)}`}\u202f: touche une case voisine, ou un cap.`,
  ready: (storm) =>
    storm === 'great' ? 'Tous sont poussés. Modifie, ou déchaîne-la.' : 'Modifie, ou déchaîne la tempête.',
  movesNothing: (storm) =>
    storm === 'great'
      ? 'Tous les navires sont à l’abri sur l’Île sacrée\u202f: cette tempête ne déplace rien.'
      : SHIP_SAFE[storm],
  shipsHit: 'Navires qu’elle pousse',
  shipToDrive: (ship, to, heading) =>
    to && heading
      ? `${capital(ships[ship])}\u202f: ${headings[heading]}, vers ${square(to)}`
      : `${capital(ships[ship])}\u202f: pas encore poussé`,
  notYet: 'pas encore',
  shortPush: (to, heading) => `${letters[heading]} → ${square(to)}`,
  rose: (ship) => `Pousser ${theShip[ship]}`,
  roseHeading: (heading, to) =>
    to ? `${capital(headings[heading])}, vers ${square(to)}` : capital(headings[heading]),
  otherTile: 'Autre tuile',
  unleashing: 'La mer se lève…',
  draftFaceDown: 'Face cachée pour eux',

  prepared: {
    start: 'Préparer ta prochaine tempête',
    label: 'Ta prochaine tempête',
    choose: 'Choisis la tuile de ton prochain tour.',
    tile: (tile) => `Préparé\u202f: ${tiles[tile]}`,
    whole: 'Tout est prêt pour ton tour. D’ici là, tu peux changer.',
    aside: 'Mettre de côté',
    stands: 'Comme tu l’as préparé.',
    dropped: {
      storm: (ship) => `${TheShip[ship]} est arrivé\u202f: sa tempête ne déplacerait plus rien.`,
      home: (ship) => `${TheShip[ship]} est arrivé\u202f: tu ne peux plus l’atteindre.`,
      there: (ship, to) =>
        `${TheShip[ship]} a navigué jusqu’en ${square(to)}\u202f: pousse-le sur une autre case.`,
      push: (ship, to) => `${TheShip[ship]} a navigué\u202f: ${square(to)} n’est plus à côté.`,
    },
  },
  foreseenHint: 'Touche une case\u202f: tu liras ici ce que le navire en signalerait.',
  foreseen: (ship, at) => `Depuis ${square(at)}, ${theShip[ship]} signalerait\u202f:`,

  monsterAt: (monster, ship) =>
    ship
      ? `${TheShip[ship]} ne naviguera pas cette manche\u202f: il combat ${theMonster[monster]}, et ne fait qu’observer.`
      : `Quel navire ${theMonster[monster]} doit-il retenir cette manche\u202f? Touche-le.`,
  preyHint: 'Touche un navire\u202f: tu liras ici ce qu’il signalerait.',
  prey: 'Navire à retenir',
  preyShip: (ship, at) => `${capital(ships[ship])}, en ${square(at)}`,
  sendMonster: (monster) => `Envoyer ${theMonster[monster]}`,

  caught: (ship) =>
    `${TheShip[ship]} est entré dans un maelström. Projette-le d’une case\u202f: touche la case ou un cap.`,
  readyCaught: 'Modifie, ou projette le navire.',
  hurl: (ship) => `Projeter ${theColour[ship]}`,

  dangersToPlace: 'Tuiles à placer',
  placeDanger: {
    maelstrom:
      'Touche une case marquée pour le maelström\u202f: en pleine mer, pas à côté d’une île de départ ou de l’Île sacrée.',
    fogBank:
      'Touche une case marquée pour le banc de brume\u202f: partout, sauf sur une île de départ ou l’Île sacrée, et à côté.',
  },
  dangersReady: 'Tout est posé. Touche une tuile pour la déplacer, ou laisse-les ainsi pour toute la partie.',
  atRandom: 'Au hasard',
  placeThem: (count) => (count === 1 ? 'Garder cette case' : 'Garder ces cases'),

  lighthousesWait: (count) =>
    count === 1
      ? 'Les Navigateurs choisissent la place de leur phare. Tu le verras sur ton plateau.'
      : 'Les Navigateurs choisissent la place de leurs phares. Tu les verras sur ton plateau.',
  nobodyThere: 'Aucun Navigateur n’est en ligne en ce moment. La partie les attend.',
  shipsNow: 'Les navires',
  shipStates: {
    arrived: 'à l’abri',
    caught: 'pris',
    held: 'retenu',
    stepped: 'joué',
    'to sail': 'à jouer',
    'at sea': 'en mer',
  },
  shipNow: (ship, at, whose, state) =>
    [`${capital(ships[ship])} en ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', '),

  log: 'Ordres et rapports',
  logEmpty: 'Chaque ordre, et ce que le navire signale, s’inscrira ici.',
  logWaiting: 'Pas encore d’ordre.',
  logRound: (number) => `Manche ${number}`,
  logTile: (tile, against, faceDown) => {
    const played = against ? `${tiles[tile]} contre ${theColour[against]}` : tiles[tile];
    return faceDown ? `${played}, face cachée pour eux` : played;
  },
};
