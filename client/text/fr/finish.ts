import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const finish: Catalogue['finish'] = {
  won: 'Vous avez gagné\u202f!',
  wonOn: 'Trois navires sont rentrés. Finir ici, ou naviguer encore pour le quatrième\u202f?',
  wonPoints: 'Trois navires sont rentrés. Le quatrième rapporte encore des points.',
  lost: 'Trois navires sont rentrés. Tu as perdu cette partie.',
  lostOn: 'Les Navigateurs peuvent encore naviguer pour le quatrième navire.',
  seen: 'Trois navires sont rentrés. Les Navigateurs ont gagné.',
  endHere: 'Finir ici',
  sailOn: 'Naviguer encore',
  endTitle: 'Finir la partie ici\u202f?',
  endText: 'La victoire des Navigateurs et les points restent.',
  endAskText:
    'Si tous les Navigateurs sont d’accord, la partie se termine. Votre victoire et les points restent.',
  othersEnd: (names) =>
    names.length === 1
      ? `${list(names)} voudrait finir la partie ici.`
      : `${list(names)} voudraient finir la partie ici.`,
  iEnd: (missing) => `Tu voudrais finir ici. Il manque encore\u202f: ${list(missing)}.`,
  concede: 'S’avouer vaincu',
  concedeTitle: 'S’avouer vaincu dans cette partie\u202f?',
  concedeText: {
    poseidon: 'La partie se termine pour tout le monde, et les Navigateurs gagnent.',
    navigators: 'La partie se termine pour tout le monde, et Poséidon gagne.',
  },
  concedeAsk: 'Proposer de s’avouer vaincus',
  concedeAskTitle: 'Proposer aux autres de s’avouer vaincus\u202f?',
  concedeAskText: 'Si tous les Navigateurs sont d’accord, la partie se termine et Poséidon gagne.',
  othersConcede: (names) =>
    names.length === 1
      ? `${list(names)} voudrait s’avouer vaincu.`
      : `${list(names)} voudraient s’avouer vaincus.`,
  iConcede: (missing) => `Tu voudrais t’avouer vaincu. Il manque encore\u202f: ${list(missing)}.`,
  tooFar: 'Dans les manches qui restent, trois navires ne peuvent plus rentrer.',
  conceded: {
    poseidon: (round) => `Poséidon s’est avoué vaincu à la manche ${round}`,
    navigators: (round) => `Les Navigateurs se sont avoués vaincus à la manche ${round}`,
  },
};
