import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list } from './words.ts';

const { square } = common;
const FAIRNESS = {
  fairer: ', et plus équitable',
  'as fair': ', et à peu près aussi équitable',
  'less fair': ', mais moins équitable',
};

export const judging: Catalogue['judging'] = {
  title: 'Jugé par le jeu',
  does: 'L’ordinateur joue des parties entières sur ce plateau\u202f: un équipage soigneux contre un Poséidon rusé. Ils jouent à peu près aussi bien que les gens à la plupart des tables.',
  judge: (games) => `Juger par le jeu\u202f: ${games} parties`,
  playOn: (games) => `Jouer les ${games} autres parties`,
  played: (games, all) => `${games} parties jouées sur ${all}`,
  stop: 'Arrêter',
  failed:
    'Les parties se sont arrêtées à cause d’un problème sur cet appareil. Les résultats obtenus jusqu’ici sont encore là.',
  again: 'Réessayer',

  verdict: ({ hardness, fairness, beside }) => {
    const fair = FAIRNESS[fairness];
    switch (hardness.is) {
      case 'alike':
        return `À peu près aussi difficile que le plateau ${hardness.board}${fair}.`;
      case 'easier':
        return `Plus facile que le plateau ${hardness.board}${fair}.`;
      case 'harder':
        return `Plus difficile que le plateau ${hardness.board}${fair}.`;
      case 'between':
        return `Plus difficile que le plateau ${hardness.easier} et plus facile que le plateau ${hardness.harder}${fair} que le plateau ${beside}.`;
    }
  },
  wins: (won) => `L’équipage gagne ${won} parties sur 100`,
  surely: (from, to) => `Avec plus de parties, ce serait très probablement de ${from} à ${to}.`,
  thirdHome: (round) => `Quand l’équipage gagne, le troisième navire rentre en moyenne à la manche ${round}.`,

  arrivals: 'À quelle fréquence chaque navire rentre',
  arrivalsDo:
    'Sur 100 parties. Plus les barres se ressemblent, plus le plateau est équitable. Un trait fin montre jusqu’où le hasard peut avoir déplacé le bout d’une barre.',

  mistakes: 'Où l’équipage se trompe',
  mistakesDo:
    'Plus la marque d’une case est grande, plus souvent l’équipage cherche ailleurs un navire qui s’y trouve.',
  choose: 'Choisis une case pour voir où l’équipage cherche à la place.',
  board: 'Le plateau, avec des marques là où l’équipage se trompe',
  worst: 'Les pires cases',
  elsewhere: (at, times, most) =>
    `${square(at)}\u202f: l’équipage cherche ailleurs ${times} fois sur 100${most ? `, le plus souvent en ${square(most)}` : ''}`,
  sought: (squares) =>
    `Il cherche le navire en ${list(squares.map(({ at, times }) => `${square(at)} (${times})`))}.`,
  seldom: (at) => `${square(at)}\u202f: trop peu de navires sont passés ici pour en juger`,
};
