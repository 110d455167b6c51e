import type { Catalogue } from '../translation.ts';

const HOME = [
  'Aucun navire à bon port',
  'Un navire à bon port',
  'Deux navires à bon port',
  'Trois navires à bon port',
  'Les quatre navires à bon port',
];

export const daily: Catalogue['daily'] = {
  title: 'La traversée du jour',
  lead: 'Chaque jour, la même mer et les mêmes tempêtes pour tout le monde.',
  today: 'Aujourd’hui',
  steers: (name) => `${name} mène les tempêtes, et les quatre navires sont à toi.`,
  noTiles: 'tempêtes seulement',
  help: 'Aide\u202f:',
  easier: 'Mer plus facile',
  easierBegin: 'Choisir la mer plus facile',
  easierTitle: 'Une mer plus facile',
  easierHint:
    'Le même plateau, avec un adversaire plus doux et des indices. Elle compte aussi pour la série.',
  easierSeaHint:
    'Une mer plus douce, avec un adversaire plus doux et des indices. Elle compte aussi pour la série.',
  begin: 'Prendre la mer',
  goOn: 'Continuer',
  catchUp: 'La faire maintenant',
  late: 'Faite plus tard',
  lateHint: 'Une traversée faite plus tard ne compte pas pour la série.',
  alone: 'Jouer en solo',

  won: 'Gagnée',
  lost: 'Perdue',
  home: (ships, round) =>
    `${HOME[ships] ?? ''} ${round === 1 ? 'après une manche' : `après ${round} manches`}`,
  score: (score) => `Déduction\u202f: ${score} sur 100`,
  noScore: 'Analyse la partie dans le carnet, et ton score sera calculé.',
  look: 'Voir le carnet',
  marks: 'Vague\u202f: une manche. Ancre\u202f: un navire rentré.',

  result: 'Le résultat en texte',
  resultHint: 'Le résultat ne dévoile rien de la traversée.',
  shareTitle: (date, board) => `Odyssey, ${date} · ${board}`,
  shareScore: (score) => `Déduction ${score}`,
  copy: 'Copier le résultat',
  copied: 'Le résultat est copié.',
  copyByHand: 'Le résultat est sélectionné\u202f: copie-le à la main.',

  calendar: 'Les jours',
  before: 'Le mois précédent',
  after: 'Le mois suivant',
  streak: (count) =>
    count === 0 ? 'Pas encore de série' : count === 1 ? 'Série d’un jour' : `${count} jours d’affilée`,
  states: {
    won: 'gagnée',
    lost: 'perdue',
    running: 'commencée',
    open: 'pas encore faite',
  },
};
