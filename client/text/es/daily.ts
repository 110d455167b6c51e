import type { Catalogue } from '../translation.ts';

const HOME = [
  'Ningún barco en casa',
  'Un barco en casa',
  'Dos barcos en casa',
  'Tres barcos en casa',
  'Los cuatro barcos en casa',
];

export const daily: Catalogue['daily'] = {
  title: 'El viaje del día',
  lead: 'Cada día, el mismo mar y las mismas tormentas para todo el mundo.',
  today: 'Hoy',
  steers: (name) => `${name} dirige las tormentas, y los cuatro barcos son tuyos.`,
  noTiles: 'solo tormentas',
  help: 'Ayuda:',
  easier: 'Mar más fácil',
  easierBegin: 'Elegir el mar más fácil',
  easierTitle: 'Un mar más fácil',
  easierHint: 'El mismo tablero, con un rival más suave y pistas. También cuenta para la racha.',
  easierSeaHint: 'Un mar más suave, con un rival más suave y pistas. También cuenta para la racha.',
  begin: 'Zarpar',
  goOn: 'Seguir',
  catchUp: 'Hacerlo ahora',
  late: 'Hecho más tarde',
  lateHint: 'Un viaje hecho más tarde no cuenta para la racha.',
  alone: 'Jugar en solitario',

  won: 'Ganado',
  lost: 'Perdido',
  home: (ships, round) => `${HOME[ships] ?? ''} ${round === 1 ? 'tras una ronda' : `tras ${round} rondas`}`,
  score: (score) => `Deducción: ${score} de 100`,
  noScore: 'Analiza la partida en la crónica y se calculará tu puntuación.',
  look: 'A la crónica',
  marks: 'Ola: una ronda. Ancla: un barco en casa.',

  result: 'El resultado en texto',
  resultHint: 'El resultado no desvela nada del viaje.',
  shareTitle: (date, board) => `Odyssey, ${date} · ${board}`,
  shareScore: (score) => `Deducción ${score}`,
  copy: 'Copiar el resultado',
  copied: 'El resultado está copiado.',
  copyByHand: 'El resultado está seleccionado: cópialo a mano.',

  calendar: 'Los días',
  before: 'El mes anterior',
  after: 'El mes siguiente',
  streak: (count) =>
    count === 0 ? 'Sin racha todavía' : count === 1 ? 'Racha de un día' : `${count} días seguidos`,
  states: {
    won: 'ganado',
    lost: 'perdido',
    running: 'empezado',
    open: 'sin hacer',
  },
};
