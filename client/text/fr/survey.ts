import { replyTeller } from '../reply.ts';
import type { Catalogue } from '../translation.ts';
import { capital, course, list, theShip, theColour, TheColour, theShips, either } from './words.ts';

/**
 * A ship has at most eight squares around it. The word for "one" depends on the gender of its noun, so each phrase has
 * its own.
 */
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

const teller = replyTeller({
  onIsland: {
    woody: 'Tu es sur une île boisée',
    rocky: 'Tu es sur une île rocheuse',
    sacred: 'Tu as atteint l’Île sacrée',
  },
  atLighthouse: {
    unlit: 'Tu es au pied d’un phare',
    yellow: 'Tu es au pied du phare à feu jaune',
    red: 'Tu es au pied du phare à feu rouge',
  },
  inFogBank: 'Tu es dans un banc de brume',
  inDeepSea: 'Tu es en eaux profondes',
  withShips: (ships) => `avec ${theShips(ships)}`,
  shipsHere: (ships) => `${capital(theShips(ships))} ${ships.length === 1 ? 'est' : 'sont'} ici avec toi.`,
  islands: (count) => (count === 1 ? 'une île' : `${number(count)} îles`),
  islandsOf: {
    woody: (count) => (count === 1 ? 'une île boisée' : `${number(count)} îles boisées`),
    rocky: (count) => (count === 1 ? 'une île rocheuse' : `${number(count)} îles rocheuses`),
    sacred: () => 'l’Île sacrée',
  },
  ships: (count) => {
    if (count === 'some') return 'un ou plusieurs navires';
    return count === 1 ? 'un navire' : `${number(count)} navires`;
  },
  theShip,
  lighthouses: (count) => (count === 1 ? 'un phare' : `${number(count)} phares`),
  fogBanks: (count) => (count === 1 ? 'un banc de brume' : `${number(count)} bancs de brume`),
  coastline: 'la côte',
  youSee: (seen) => `Tu vois ${list(seen)}.`,
  youSeeNothing: 'Tu ne vois rien.',
  edge: 'Tu ne peux pas aller plus loin\u202f: c’est le bord du plateau.',
});

export const survey: Catalogue['survey'] = {
  ...teller,

  order: (ship, heading) =>
    heading ? `${TheColour[ship]} met le ${course[heading]}` : `${TheColour[ship]} fait le guet`,

  spoken: (ship, heading, reply) => `${survey.order(ship, heading)}. ${teller.sentence(reply)}`,

  arrived: {
    red: 'Le navire rouge est à bon port.',
    green: 'Le navire vert est à bon port.',
    white: 'Le navire blanc est à bon port.',
    yellow: 'Le navire jaune est à bon port.',
  },
  area: 'Montrer sur le plateau de quelles cases ce rapport parle',
  caught: 'Pris dans un maelström\u202f!',
  forgotten: 'Partie de mémoire\u202f: ce qu’il a vu n’est plus écrit ici.',

  elsewhere: 'ailleurs',
  reasoned: (ship, reply, squares) => {
    const where = either(squares);
    if (!reply) return `${TheColour[ship]} avant\u202f: ${where}`;
    const seen = teller.inSight(reply.sighting);
    return seen.length === 0
      ? `Avant, ${theColour[ship]} n’avait rien vu, donc ${where}`
      : `Avant, ${theColour[ship]} avait vu ${list(seen)}, donc ${where}`;
  },

  times: (count) => `×${count}`,
  atLeastOne: '1+',

  help: {
    name: 'Aide aux rapports',
    options: { none: 'Aucune', squares: 'Cases', guesses: 'Estimes aussi' },
    does: {
      none: 'Les Navigateurs comparent eux-mêmes les rapports à la carte.',
      squares:
        'Montre une case, ou tiens-la, et elle dit ce qu’un navire y signalerait de ce qui est imprimé.',
      guesses:
        'Les cases disent ce qu’un navire y signalerait, et une estime est marquée si le dernier rapport ne lui convient pas.',
    },
    inGame: {
      none: 'Aucune aide aux rapports',
      squares: 'Les cases disent ce qu’un navire signalerait',
      guesses: 'Les estimes sont comparées aux rapports',
    },
    byItself: 'Avec les règles «\u202fPremière traversée\u202f», elle est entière, sauf autre choix.',
    from: (square) => `Depuis ${square}, navires à part\u202f:`,
  },
};
