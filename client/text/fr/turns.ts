/** Whose turn it is, as each screen says it. */
import type { Phase } from '../../../shared/game/game.ts';

export const navigators: Readonly<Record<Phase, string>> = {
  lighthouses: 'Place les phares',
  dangers: 'Poséidon prépare la mer',
  poseidon: 'Tour de Poséidon',
  navigators: 'À toi',
  caught: 'Tour de Poséidon',
  over: 'La partie est finie',
};
/** When all that is left to order is others’. */
export const crew = 'À ton équipage';
export const onlookers: Readonly<Record<Phase, string>> = {
  lighthouses: 'Les Navigateurs placent les phares',
  dangers: 'Poséidon prépare la mer',
  poseidon: 'Tour de Poséidon',
  navigators: 'Tour des Navigateurs',
  caught: 'Un navire est pris dans un maelström',
  over: 'La partie est finie',
};
export const olympus: Readonly<Record<Phase, (poseidon: string) => string>> = {
  lighthouses: () => 'Les Navigateurs placent leurs phares',
  dangers: (poseidon) => `${poseidon} pose les pièges`,
  poseidon: (poseidon) => `${poseidon} prépare une tempête`,
  navigators: () => 'Les Navigateurs naviguent',
  caught: (poseidon) => `${poseidon} projette un navire pris`,
  over: () => 'La partie est finie',
};
/** In two or three words. */
export const poseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'D’abord les phares',
  dangers: 'Pose tes pièges',
  poseidon: 'À toi',
  navigators: 'Aux Navigateurs',
  caught: 'À toi\u202f: projette-le\u202f!',
  over: 'La partie est finie',
};
/** As it is announced to Poseidon. */
export const toPoseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'Les Navigateurs placent leurs phares.',
  dangers: 'À toi\u202f: pose tes pièges.',
  poseidon: 'À toi\u202f: envoie une tempête.',
  navigators: 'Aux Navigateurs de jouer.',
  caught: 'À toi\u202f: pousse d’une case le navire pris.',
  over: 'La partie est finie.',
};
/** Read aloud to everybody at the table: each turn by the side’s name. */
export const aloud: Readonly<Record<Phase, string>> = {
  lighthouses: 'Les Navigateurs placent leurs phares',
  dangers: 'Poséidon prépare la mer',
  poseidon: 'Au tour de Poséidon',
  navigators: 'Au tour des Navigateurs',
  caught: 'Poséidon pousse un navire hors du maelström',
  over: 'La partie est finie',
};
