import type { Catalogue } from '../translation.ts';
import { list, TheColour, theColour } from './words.ts';

export const talk: Catalogue['talk'] = {
  phrases: {
    hello: () => 'Bonjour à tous\u202f!',
    'back-soon': () => 'Je reviens bientôt.',
    wait: () => 'Un instant, je réfléchis.',
    'go-ahead': () => 'Allez-y\u202f!',
    agreed: () => 'D’accord.',
    'not-sure': () => 'J’ai un doute.',
    'which-storm': () => 'C’était quelle tempête\u202f?',
    'well-sailed': () => 'Bien navigué\u202f!',
    'good-game': () => 'Belle partie, merci\u202f!',
    'where-is': ({ ship }) => `Où est ${theColour[ship]}\u202f?`,
    'sail-next': ({ ship }) => `Ensuite, faisons naviguer ${theColour[ship]}.`,
    beware: ({ square }) => `Attention à ${square}\u202f!`,
    certain: ({ ship, square }) => `${TheColour[ship]} est en ${square}, c’est sûr.`,
    'may-be': ({ ship, square }) => `${TheColour[ship]} est peut-être en ${square}.`,
    'not-there': ({ ship, square }) => `${TheColour[ship]} n’est pas en ${square}.`,
    'north-of': ({ ship, square }) => `Je crois que ${theColour[ship]} est au nord de ${square}.`,
    'east-of': ({ ship, square }) => `Je crois que ${theColour[ship]} est à l’est de ${square}.`,
    'south-of': ({ ship, square }) => `Je crois que ${theColour[ship]} est au sud de ${square}.`,
    'west-of': ({ ship, square }) => `Je crois que ${theColour[ship]} est à l’ouest de ${square}.`,
    'steer-for': ({ ship, square }) => `Menons ${theColour[ship]} vers ${square}.`,
  },

  title: 'Discussion',
  unread: (button, count) =>
    count === 1 ? `${button}\u202f: un nouveau message` : `${button}\u202f: ${count} nouveaux messages`,
  whom: 'Discussion avec',
  tabs: { crew: 'Équipage', table: 'Table' },
  crewReads: (open) =>
    open
      ? 'Les Navigateurs lisent ceci, ainsi que les spectateurs qui voient leur carte. Poséidon le lira après la partie.'
      : 'Seuls les Navigateurs lisent ceci. Les autres pourront le lire dans le film, après la partie.',
  tableReads: 'Toute la table lit ceci.',
  messages: 'Messages',
  empty: 'Personne n’a encore rien dit.',
  said: (name, words) => `${name}\u202f: ${words}`,
  unknown: 'Cette page ne peut pas montrer ce message. Recharge-la pour le lire.',
  removed: 'Supprimé par l’hôte.',
  hidden: (name, count) =>
    count === 1
      ? `${name} est en sourdine\u202f: un message masqué.`
      : `${name} est en sourdine\u202f: ${count} messages masqués.`,

  writeAs: 'Qui écrit\u202f?',
  field: 'Ton message',
  send: 'Envoyer',
  left: (count) => (count < 2 ? `Encore ${count} caractère` : `Encore ${count} caractères`),
  ready: 'Phrases toutes prêtes',
  about: 'Sur un navire ou une case',
  chooseAbout: 'Choisis un navire, une case ou les deux, puis la phrase.',
  whichShip: 'Navire',
  whichSquare: 'Case',
  onlyPhrasesHere: 'À cette table, on utilise des phrases toutes prêtes. L’hôte peut changer cela.',
  onlyReading: 'Tu peux lire ceci, mais pas écrire ici.',

  settings: 'Réglages',
  mute: (name) => `Mettre ${name} en sourdine`,
  muteDoes:
    'Cet appareil ne montre plus leurs messages. Ils n’en savent rien, et tous les autres les lisent encore.',
  writing: {
    name: 'Ce qu’on peut écrire',
    does: 'À une table avec des inconnus, mieux vaut s’en tenir aux phrases toutes prêtes. Chaque appareil les montre dans sa langue.',
    options: ['Tout', 'Phrases seulement'],
  },
  removing: 'Supprimer un message',
  removeOne: (name, words) => `Supprimer le message de ${name}\u202f: ${words}`,
  removeTitle: 'Supprimer ce message\u202f?',
  removeText: (name, words) =>
    `${name} a écrit\u202f: «\u202f${words}\u202f» Plus personne ne pourra le lire. C’est définitif.`,
  removeConfirm: 'Supprimer',
  mutedNow: (names) => (names.length === 0 ? '' : `En sourdine\u202f: ${list(names)}`),
};
