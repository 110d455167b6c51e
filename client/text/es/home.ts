import type { Catalogue } from '../translation.ts';

export const home: Catalogue['home'] = {
  title: 'Odyssey: un juego de tormentas y conjeturas',
  line: 'Alguien es Poseidón y desvía los barcos. Los demás deben encontrar el camino a casa.',
  facts: 'De dos a cinco personas, 45 minutos, un móvil o tableta cada una. O en solitario.',

  makeHeading: 'Una mesa nueva',
  make: 'Crear una mesa',
  playAs: 'Juegas como',
  change: 'Cambiar',

  joinHeading: 'La mesa de un amigo',
  code: 'Código',
  codeHint: 'Letras y cifras, de la pantalla de tu amigo',
  join: 'Entrar',
  notACode: (typed) =>
    typed === ''
      ? 'Escribe el código que muestra la pantalla de tu amigo.'
      : `«${typed}» no puede ser un código: tiene al menos cuatro caracteres, como M7KP o RH7 N2K.`,
  severalCodes: (codes) =>
    `Hay más de un código en el texto: ${codes.join(', ')}. Escribe solo el que quieres.`,
  noSuchTable: (code) => `No hay ninguna mesa ${code}. Compara el código con la pantalla de tu amigo.`,

  goOnHeading: 'Seguir jugando',
  goOn: (code) => `Seguir en la mesa ${code}`,
  state: {
    none: 'En el puerto',
    running: 'Partida en curso',
    over: 'Lista para otra partida',
  },
  seat: (side) => (side === null ? 'sin asiento' : side === 'poseidon' ? 'como Poseidón' : 'como Navegante'),
  yourTurn: 'Te toca jugar',
  waitsFor: (names) => `Esperando a ${names.join(', ')}`,
  waitsForSide: {
    poseidon: 'Esperando a Poseidón',
    navigators: 'Esperando a los Navegantes',
  },
  turnTime: (left, ago) => `aún ${left}, empezó ${ago}`,
  company: (names) => names.join(', '),
  looking: 'Buscando…',
  older: (count) => (count === 1 ? 'Una mesa más' : `${count} mesas más`),

  newHere: '¿Es tu primera vez?',
  voyageNavigators: 'Aprender: Navegantes',
  voyagePoseidon: 'Aprender: Poseidón',
  puzzles: 'Enigmas',
  boards: 'Tus tableros',

  alone: 'Jugar en solitario',
  daily: 'El viaje del día',
};
