import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, course, letters, list, theColour, TheColour, theShip, towards } from './words.ts';

const { colours, ships } = common;
const low = (those: readonly Ship[]) => list(those.map((ship) => theColour[ship]));

const ORDINALS = ['1er', '2e', '3e', '4e'];
const ordinal = (order: number) => ORDINALS[order - 1] ?? `${order}e`;
const SAFE = [
  'Aucun navire n’est sur l’Île sacrée.',
  'Un navire est sur l’Île sacrée.',
  'Deux navires sont sur l’Île sacrée.',
  'Trois navires sont sur l’Île sacrée.',
  'Les quatre navires sont sur l’Île sacrée.',
] as const;

export const game: Catalogue['game'] = {
  fleet: 'Les navires et qui les commande',
  owned: (name) => `à ${name}`,
  yours: 'À toi',
  anybodys: 'À tous',
  shipOf: (ship, whose, state) =>
    whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`,
  ownerAway: (owner) => `${owner} n’est pas là en ce moment\u202f: la partie attend.`,
  home: (ships, needed) => `${ships} sur ${needed} à bon port`,
  waitsFor: (those) => those.map(({ name, ships: theirs }) => `${name} commande ${low(theirs)}.`).join(' '),
  states: {
    ready: 'À jouer',
    held: 'Retenu',
    done: (order) => `Parti ${ordinal(order)}`,
    safe: 'À l’abri',
    atStart: 'Au départ',
    waiting: 'En mer',
    notYours: 'À jouer',
  },
  spokenStates: {
    ready: 'encore à jouer',
    held: 'retenu par un monstre marin',
    done: (order) => `parti ${ordinal(order)} cette manche`,
    safe: 'à l’abri sur l’Île sacrée',
    atStart: 'à son île de départ',
    waiting: 'en mer',
    notYours: 'sous les ordres de quelqu’un d’autre',
  },

  roseLetters: letters,
  sail: (ship, heading) => `${colours[ship]}, ${course[heading]}`,
  unleash: (storm) => (storm === 'great' ? 'Déchaîner la Grande Tempête' : 'Déchaîner la tempête'),

  roundAnnounced: (now) => `Manche ${now}.`,
  lighthousesStand: (count) => (count === 1 ? 'Le phare est debout.' : 'Les phares sont debout.'),
  driven: (pushes) => {
    const phrases = pushes.map(({ ship, heading }, i) =>
      i === 0
        ? `${TheColour[ship]} est poussé ${towards[heading]}`
        : `${theColour[ship]} ${towards[heading]}`,
    );
    return phrases.length === 0 ? 'Elle ne déplace rien.' : `${list(phrases)}.`;
  },
  beingPushed: (ship) => `Poséidon pousse ${theShip[ship]} hors du maelström.`,
  pushedOut: (ship) => `Poséidon a poussé ${theShip[ship]} d’une case hors du maelström.`,
  decided: 'Trois navires à bon port\u202f: les Navigateurs ont gagné.',
  verdict: ({ winner, arrived }) =>
    `${SAFE[arrived.length] ?? SAFE[4]} ${winner === 'poseidon' ? 'Poséidon gagne.' : 'Les Navigateurs gagnent.'}`,

  zoom: 'Agrandir le plateau',

  keys: {
    title: 'Clavier',
    on: 'Touches simples',
    onDoes: 'Désactive-les si elles gênent un autre logiciel.',
    numberPad: 'Le pavé numérique fait de même.',
    elsewhere:
      'Les lettres sont celles d’un clavier anglais\u202f: sur le tien, ce sont les touches aux mêmes endroits.',
    digits:
      'Si l’une des lettres ci-dessous se trouve sur une touche de cap de ton clavier, cette touche donne le cap. Tape alors le chiffre indiqué.',
    steer: 'Le cap du navire choisi, selon la place des touches.',
    drive: 'Où pousser le navire en main, selon la place des touches.',
    nextShip: 'Choisir le navire suivant',
    board: 'Aller au plateau',
    orders: 'Aller à l’ordre ou au dernier rapport',
    tokens: 'Aller aux marques',
    journal: 'Aller au journal',
    moveGuess: 'Prendre en main l’estime du navire choisi',
    look: 'Ce qu’un navire signalerait depuis la case',
    strike: 'Changer la marque du navire choisi sur la case',
    tiles: 'Aller à tes tuiles',
    log: 'Aller aux ordres et rapports',
    cover: 'Voiler le plateau, ou lever le voile',
    chart: [
      { key: 'Ctrl+Z', does: 'Annuler sur la carte' },
      { key: 'Ctrl+Maj+Z', does: 'Le refaire' },
    ],
    always: [
      { key: '← ↑ ↓ →', does: 'Sur le plateau\u202f: de case en case' },
      { key: 'Entrée', does: 'Appuyer, ou choisir la case' },
      { key: 'Échap', does: 'Revenir, ou reposer ce qui est en main' },
      { key: '?', does: 'Cette liste' },
    ],
  },

  fetching: 'On remonte les vraies routes du fond de la mer…',
  notFetched: 'Impossible d’aller chercher les vraies routes des navires.',
  fetchAgain: 'Réessayer',
};
