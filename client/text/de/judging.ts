import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list } from './words.ts';

const { square } = common;
const FAIRNESS = {
  fairer: ', und fairer',
  'as fair': ', und etwa so fair',
  'less fair': ', aber weniger fair',
};

export const judging: Catalogue['judging'] = {
  title: 'Probegespielt',
  does: 'Der Computer spielt ganze Spiele auf diesem Brett: eine sorgfältige Crew gegen einen listigen Poseidon. Sie spielen etwa so gut wie die Leute an den meisten Tischen.',
  judge: (games) => `Probespielen: ${games} Spiele`,
  playOn: (games) => `Die übrigen ${games} Spiele spielen`,
  played: (games, all) => `${games} von ${all} Spielen gespielt`,
  stop: 'Anhalten',
  failed:
    'Die Spiele wurden angehalten, weil auf diesem Gerät etwas schiefging. Die bisherigen Ergebnisse sind noch da.',
  again: 'Noch einmal',

  verdict: ({ hardness, fairness, beside }) => {
    const fair = FAIRNESS[fairness];
    switch (hardness.is) {
      case 'alike':
        return `Etwa so schwer wie Brett ${hardness.board}${fair}.`;
      case 'easier':
        return `Leichter als Brett ${hardness.board}${fair}.`;
      case 'harder':
        return `Schwerer als Brett ${hardness.board}${fair}.`;
      case 'between':
        return `Schwerer als Brett ${hardness.easier} und leichter als Brett ${hardness.harder}${fair} ${fairness === 'as fair' ? 'wie' : 'als'} Brett ${beside}.`;
    }
  },
  wins: (won) => `Die Crew gewinnt ${won} von 100 Spielen`,
  surely: (from, to) => `Mit mehr Spielen wären es höchstwahrscheinlich ${from} bis ${to}.`,
  thirdHome: (round) => `Wenn die Crew gewinnt, kommt das dritte Schiff im Schnitt in Runde ${round} heim.`,

  arrivals: 'Wie oft jedes Schiff heimkommt',
  arrivalsDo:
    'Von 100 Spielen. Je ähnlicher die Balken, desto fairer das Brett. Ein dünner Strich zeigt, wie weit der Zufall das Ende eines Balkens verschoben haben kann.',

  mistakes: 'Wo die Crew sich irrt',
  mistakesDo:
    'Je größer das Zeichen auf einem Feld, desto öfter sucht die Crew ein Schiff, das dort ist, woanders.',
  choose: 'Wähle ein Feld, um zu sehen, wo die Crew stattdessen sucht.',
  board: 'Das Brett mit Zeichen, wo die Crew sich irrt',
  worst: 'Die schlimmsten Felder',
  elsewhere: (at, times, most) =>
    `${square(at)}: Die Crew sucht in ${times} von 100 Fällen woanders${most ? `, am häufigsten auf ${square(most)}` : ''}`,
  sought: (squares) =>
    `Sie sucht das Schiff auf ${list(squares.map(({ at, times }) => `${square(at)} (${times})`))}.`,
  seldom: (at) => `${square(at)}: Hierher kamen zu wenige Schiffe für ein Urteil`,
};
