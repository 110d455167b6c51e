import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list } from './words.ts';

const { square } = common;
const FAIRNESS = {
  fairer: ', y más justo',
  'as fair': ', y más o menos igual de justo',
  'less fair': ', pero menos justo',
};

export const judging: Catalogue['judging'] = {
  title: 'Puesto a prueba',
  does: 'El ordenador juega partidas enteras en este tablero: una tripulación cuidadosa contra un Poseidón astuto. Juegan más o menos tan bien como la gente en la mayoría de las mesas.',
  judge: (games) => `Poner a prueba: ${games} partidas`,
  playOn: (games) => `Jugar las otras ${games} partidas`,
  played: (games, all) => `${games} de ${all} partidas jugadas`,
  stop: 'Parar',
  failed:
    'Las partidas se han parado porque algo ha fallado en este dispositivo. Los resultados obtenidos hasta ahora siguen aquí.',
  again: 'Otra vez',

  verdict: ({ hardness, fairness, beside }) => {
    const fair = FAIRNESS[fairness];
    switch (hardness.is) {
      case 'alike':
        return `Más o menos tan difícil como el tablero ${hardness.board}${fair}.`;
      case 'easier':
        return `Más fácil que el tablero ${hardness.board}${fair}.`;
      case 'harder':
        return `Más difícil que el tablero ${hardness.board}${fair}.`;
      case 'between':
        return `Más difícil que el tablero ${hardness.easier} y más fácil que el tablero ${hardness.harder}${fair} que el tablero ${beside}.`;
    }
  },
  wins: (won) => `La tripulación gana ${won} de 100 partidas`,
  surely: (from, to) => `Con más partidas, lo más probable es que fueran entre ${from} y ${to}.`,
  thirdHome: (round) =>
    `Cuando la tripulación gana, el tercer barco llega a casa en la ronda ${round} de media.`,

  arrivals: 'Con qué frecuencia llega a casa cada barco',
  arrivalsDo:
    'De 100 partidas. Cuanto más se parecen las barras, más justo es el tablero. Una línea fina muestra hasta dónde el azar puede haber movido el final de una barra.',

  mistakes: 'Dónde se equivoca la tripulación',
  mistakesDo:
    'Cuanto mayor es la señal de una casilla, más veces busca la tripulación en otra parte un barco que está allí.',
  choose: 'Elige una casilla para ver dónde busca la tripulación en su lugar.',
  board: 'El tablero, con señales donde se equivoca la tripulación',
  worst: 'Las peores casillas',
  elsewhere: (at, times, most) =>
    `${square(at)}: la tripulación busca en otra parte ${times} de 100 veces${most ? `, sobre todo en ${square(most)}` : ''}`,
  sought: (squares) =>
    `Busca el barco en ${list(squares.map(({ at, times }) => `${square(at)} (${times})`))}.`,
  seldom: (at) => `${square(at)}: pasaron por aquí muy pocos barcos para poder juzgar`,
};
