/** The opponents: characters who play where nobody else does. */
import type { Side } from '../../../shared/game/game.ts';
import type { Opponent, Rung } from '../../../shared/opponents/opponents.ts';

export const letPlay = 'L’ordinateur joue';
export const who: Readonly<Record<Side, string>> = {
  poseidon: 'Qui joue Poséidon\u202f?',
  navigators: 'Qui navigue avec l’équipage\u202f?',
};
/** In words that agree with anybody at that rung. */
export const strengths: Readonly<Record<Rung, string>> = { 1: 'Facile', 2: 'Aguerri', 3: 'Hors pair' };
export const ways: Readonly<Record<Side, Readonly<Record<Opponent, string>>>> = {
  navigators: {
    elpenor: 'à vue d’œil',
    eurylochus: 'avec des repères',
    palinurus: 'd’après les étoiles',
    triton: 'à vue d’œil',
    proteus: 'avec des repères',
    charybdis: 'd’après les étoiles',
  },
  poseidon: {
    elpenor: 'lunatique',
    eurylochus: 'rusé',
    palinurus: 'furieux',
    triton: 'lunatique',
    proteus: 'rusé',
    charybdis: 'furieuse',
  },
};
export const lines: Readonly<Record<Side, Readonly<Record<Opponent, string>>>> = {
  navigators: {
    elpenor: 'Jeune et insouciant. Un coup d’œil, et il met les voiles.',
    eurylochus: 'Ne laisse rien au hasard\u202f: il pose un repère sur chaque case possible.',
    palinurus: 'Quarante ans à la barre. Il pèse chaque cap deux fois.',
    triton: 'Connaît la mer par en dessous. Ici, un coup d’œil, et il met les voiles.',
    proteus: 'Compte ses phoques chaque midi, et pose un repère là où un navire peut être.',
    charybdis: 'Connaît les courants\u202f: presque tous sont à elle. Et cette fois, elle tire pour toi.',
  },
  poseidon: {
    elpenor: 'Envoie les tempêtes comme il fait tout\u202f: sans y regarder à deux fois.',
    eurylochus: 'Était là quand l’outre des vents s’est ouverte, et en a tiré la leçon.',
    palinurus: 'Quarante ans à la barre. Il sait ce qu’un timonier craint le plus.',
    triton: 'Souffle dans sa conque quand il veut, sans trop savoir où ira la tempête.',
    proteus: 'Change de forme, et fait perdre leur route à tes navires.',
    charybdis: 'Elle a pensé à tout ce que tu pourrais faire. Puis elle aspire.',
  },
};
export const others: Readonly<Record<Side, string>> = {
  poseidon: 'Un Navigateur peut aussi être Poséidon',
  navigators: 'Les dieux et les monstres naviguent aussi',
};
export const here = 'Joue déjà ici';
export const ships = 'Ses navires';
export const shipsByLot = 'au sort';
export const shipsDoes =
  'Coche les navires qu’il commandera. Ceux que personne ne souhaite sont tirés au sort.';
export const mark = 'adversaire';
export const removeText = (name: string) => `${name} quitte la table. Tu peux rappeler ${name}.`;
export const says = (name: string) => `${name}\u202f:`;
/** What somebody is called who plays alone and has given no name. */
export const you = 'Toi';
/** While a game alone is being made. */
export const starting = 'La partie commence…';
