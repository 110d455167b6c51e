import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list } from './ships.ts';

const { square } = common;
const FAIRNESS = {
  fairer: ', e più equo',
  'as fair': ', e all’incirca altrettanto equo',
  'less fair': ', ma meno equo',
};

export const judging: Catalogue['judging'] = {
  title: 'Messo alla prova',
  does: 'Il computer gioca partite intere su questo tabellone: un equipaggio attento contro un Poseidone astuto. Giocano più o meno bene come le persone alla maggior parte dei tavoli.',
  judge: (games) => `Metti alla prova: ${games} partite`,
  playOn: (games) => `Gioca le altre ${games} partite`,
  played: (games, all) => `${games} partite giocate su ${all}`,
  stop: 'Ferma',
  failed:
    'Le partite si sono fermate per un problema su questo dispositivo. I risultati ottenuti finora ci sono ancora.',
  again: 'Riprova',

  verdict: ({ hardness, fairness, beside }) => {
    const fair = FAIRNESS[fairness];
    switch (hardness.is) {
      case 'alike':
        return `Difficile all’incirca come il tabellone ${hardness.board}${fair}.`;
      case 'easier':
        return `Più facile del tabellone ${hardness.board}${fair}.`;
      case 'harder':
        return `Più difficile del tabellone ${hardness.board}${fair}.`;
      case 'between':
        return `Più difficile del tabellone ${hardness.easier} e più facile del tabellone ${hardness.harder}${fair} ${fairness === 'as fair' ? 'quanto il' : 'del'} tabellone ${beside}.`;
    }
  },
  wins: (won) => `L’equipaggio vince ${won} partite su 100`,
  surely: (from, to) => `Con più partite, sarebbero molto probabilmente da ${from} a ${to}.`,
  thirdHome: (round) => `Quando l’equipaggio vince, la terza nave arriva a casa in media nel round ${round}.`,

  arrivals: 'Quanto spesso ogni nave arriva a casa',
  arrivalsDo:
    'Su 100 partite. Più le barre si somigliano, più il tabellone è equo. Una linea sottile mostra fin dove il caso può aver spostato la fine di una barra.',

  mistakes: 'Dove l’equipaggio si sbaglia',
  mistakesDo:
    'Più grande è il segno su una casella, più spesso l’equipaggio cerca altrove una nave che è lì.',
  choose: 'Scegli una casella per vedere dove cerca invece l’equipaggio.',
  board: 'Il tabellone, con segni dove l’equipaggio si sbaglia',
  worst: 'Le caselle peggiori',
  elsewhere: (at, times, most) =>
    `${square(at)}: l’equipaggio cerca altrove ${times} volte su 100${most ? `, per lo più in ${square(most)}` : ''}`,
  sought: (squares) =>
    `Cerca la nave in ${list(squares.map(({ at, times }) => `${square(at)} (${times})`))}.`,
  seldom: (at) => `${square(at)}: troppe poche navi sono passate di qui per giudicare`,
};
