import type { Catalogue } from '../translation.ts';

export const alone: Catalogue['alone'] = {
  title: 'Jouer en solo',
  lead: 'Un geste, et la partie commence.',
  be: {
    navigators: 'Navigateur, contre…',
    poseidon: 'Poséidon, contre…',
  },
  goOn: 'Continuer',
  against: {
    navigators: (name) => `Contre ${name}, comme Navigateur`,
    poseidon: (name) => `Contre ${name}, comme Poséidon`,
  },
  begun: (day, time) => `Commencée le ${day} à ${time}`,
  as: {
    navigators: 'comme Navigateur',
    poseidon: 'comme Poséidon',
  },
  daily: 'La traversée du jour',
  easierDaily: 'La traversée du jour, mer plus facile',

  settings: 'La partie',
  board: 'Le plateau',
  eachGame: 'Une nouvelle mer à chaque partie',
  eachGameDoes:
    'Une fois la partie commencée, la mer suivante sera de la même taille et de la même difficulté.',
  set: 'Les règles',
  oracleHint: 'Seuls les Navigateurs peuvent consulter l’oracle.',

  games: 'Tes parties en solo',
  won: 'Gagnée',
  lost: 'Perdue',
  older: (count) => (count === 1 ? 'Une partie plus ancienne' : `${count} parties plus anciennes`),
  look: 'Voir le carnet',
};
