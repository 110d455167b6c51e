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
  atRandom: (side, round) =>
    side === 'poseidon'
      ? `Le temps de Poséidon était écoulé à la manche ${round}\u202f: un coup a été joué au hasard.`
      : `Le temps des Navigateurs était écoulé à la manche ${round}\u202f: des coups ont été joués au hasard.`,
  atTable: 'À la table',
  board: 'Le plateau à ce moment',
  moment: (number, of) => `${number} sur ${of}`,
  previous: 'Précédent',
  next: 'Suivant',
  play: 'Lire',
  pause: 'Pause',
};
