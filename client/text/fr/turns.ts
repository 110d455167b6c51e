import type { Catalogue } from '../translation.ts';

export const turns: Catalogue['turns'] = {
  navigators: {
    lighthouses: 'Place les phares',
    dangers: 'Poséidon prépare la mer',
    poseidon: 'Tour de Poséidon',
    navigators: 'À toi',
    caught: 'Tour de Poséidon',
    over: 'La partie est finie',
  },
  crew: 'À ton équipage',
  onlookers: {
    lighthouses: 'Les Navigateurs placent les phares',
    dangers: 'Poséidon prépare la mer',
    poseidon: 'Tour de Poséidon',
    navigators: 'Tour des Navigateurs',
    caught: 'Un navire est pris dans un maelström',
    over: 'La partie est finie',
  },
  olympus: {
    lighthouses: () => 'Les Navigateurs placent leurs phares',
    dangers: (poseidon) => `${poseidon} pose les pièges`,
    poseidon: (poseidon) => `${poseidon} prépare une tempête`,
    navigators: () => 'Les Navigateurs naviguent',
    caught: (poseidon) => `${poseidon} projette un navire pris`,
    over: () => 'La partie est finie',
  },
  poseidon: {
    lighthouses: 'D’abord les phares',
    dangers: 'Pose tes pièges',
    poseidon: 'À toi',
    navigators: 'Aux Navigateurs',
    caught: 'À toi\u202f: projette-le\u202f!',
    over: 'La partie est finie',
  },
  toPoseidon: {
    lighthouses: 'Les Navigateurs placent leurs phares.',
    dangers: 'À toi\u202f: pose tes pièges.',
    poseidon: 'À toi\u202f: envoie une tempête.',
    navigators: 'Aux Navigateurs de jouer.',
    caught: 'À toi\u202f: pousse d’une case le navire pris.',
    over: 'La partie est finie.',
  },
  aloud: {
    lighthouses: 'Les Navigateurs placent leurs phares',
    dangers: 'Poséidon prépare la mer',
    poseidon: 'Au tour de Poséidon',
    navigators: 'Au tour des Navigateurs',
    caught: 'Poséidon pousse un navire hors du maelström',
    over: 'La partie est finie',
  },
};
