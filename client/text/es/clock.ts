import type { Catalogue } from '../translation.ts';

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
    'random move': 'Se hace por ti una jugada legal al azar.',
    opponent: 'Un rival juega por ti hasta que vuelvas.',
  },

  timeLeft: (time) => `Tiempo restante: ${time}`,
  warnings: {
    half: 'Ha pasado la mitad del tiempo.',
    short: 'Queda poco tiempo.',
    up: '¡Tiempo!',
  },
};
