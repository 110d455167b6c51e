import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const clock: Catalogue['clock'] = {
  name: 'El reloj',
  kinds: { none: 'Ninguno', relaxed: 'Tranquilo', brisk: 'Rápido', days: 'Por días' },
  offDoes: 'Tiempo para cada turno de Poseidón y para cada orden de los Navegantes.',
  times: (poseidon, order) => `${poseidon} por turno de Poseidón, ${order} por orden.`,
  own: (poseidon, order) => `${poseidon} / ${order}`,
  overDaysDoes: 'Cada cual juega cuando puede. El reloj corre día y noche, aunque no haya nadie.',
  turnTime: 'Tiempo por turno',
  turnTimeDoes: 'Para cada turno de Poseidón y para todas las órdenes de los Navegantes de una ronda juntas.',
  eachTurn: (time) => `${time} por turno`,
  atZero: 'Al acabarse el tiempo',
  atZeroOptions: {
    sign: 'Un aviso',
    'random move': 'Jugada al azar',
    opponent: 'Juega un rival',
  },
  atZeroDoes: {
    sign: 'Solo hay un aviso: nadie decide por ti.',
    'random move': 'Se hacen por ti jugadas legales al azar.',
    opponent: 'Un rival juega por ti hasta que vuelvas.',
  },

  timeLeft: (time) => `Tiempo restante: ${time}`,
  warnings: {
    half: 'Ha pasado la mitad del tiempo.',
    short: 'Queda poco tiempo.',
    up: '¡Tiempo!',
  },

  askForTime: 'Pedir más tiempo',
  askedForTime: 'Más tiempo pedido',
  iAskForTime: 'Has pedido más tiempo para este turno.',
  timeWanted: (names) =>
    names.length === 1
      ? `${list(names)} quiere más tiempo para este turno.`
      : `${list(names)} quieren más tiempo para este turno.`,
  giveTime: (time) => `Dar ${time}`,

  standsIn: {
    poseidon: 'A Poseidón se le acabó el tiempo. Un rival juega hasta que vuelva.',
    navigators: 'A los Navegantes se les acabó el tiempo. Un rival juega hasta que vuelva uno de ellos.',
  },
  standsInForYou: 'Se te acabó el tiempo, así que un rival juega por ti.',
  finishesForYou: 'Se te acabó el tiempo, así que un rival termina este turno.',
  back: 'He vuelto',
  stoodIn: (side, from, to) => {
    const whom = side === 'poseidon' ? 'Poseidón' : 'los Navegantes';
    return from === to
      ? `Un rival jugó por ${whom} en la ronda ${from}.`
      : `Un rival jugó por ${whom} en las rondas ${from} a ${to}.`;
  },
};
