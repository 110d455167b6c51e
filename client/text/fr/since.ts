import type { Catalogue } from '../translation.ts';

export const since: Catalogue['since'] = {
  title: 'Depuis ta dernière visite',
  show: 'Montre-moi',
  toBoard: 'Au plateau',
  toList: 'Retour à la liste',
  began: 'Une nouvelle partie a commencé.',
  dangersPlaced: 'Poséidon a posé les pièges.',
  came: (name) => `${name} a rejoint les Navigateurs.`,
  left: (name) => `${name} a quitté les Navigateurs.`,
  atTable: 'À la table',
  board: 'Le plateau à ce moment',
  moment: (number, of) => `${number} sur ${of}`,
  previous: 'Précédent',
  next: 'Suivant',
  play: 'Lire',
  pause: 'Pause',
};
