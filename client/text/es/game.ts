import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, letters, list, theOne, theShip } from './words.ts';

const { colours, headings, ships } = common;
const theOnes = (those: readonly Ship[]) => list(those.map((ship) => theOne[ship]));

const ORDINALS = ['1.º', '2.º', '3.º', '4.º'];
const SPOKEN_ORDINALS = ['primero', 'segundo', 'tercero', 'cuarto'];
const safe = [
  'Ningún barco está en la Isla Sagrada.',
  'Un barco está en la Isla Sagrada.',
  'Dos barcos están en la Isla Sagrada.',
  'Tres barcos están en la Isla Sagrada.',
  'Los cuatro barcos están en la Isla Sagrada.',
] as const;

export const game: Catalogue['game'] = {
  fleet: 'Los barcos y quién los lleva',
  owned: (name) => `de ${name}`,
  yours: 'Tuyo',
  anybodys: 'De todos',
  shipOf: (ship, whose, state) =>
    whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`,
  ownerAway: (owner) => `${owner} no está ahora: la partida espera.`,
  home: (ships, needed) => `${ships} de ${needed} en casa`,
  waitsFor: (those) => those.map(({ name, ships: theirs }) => `${name} lleva ${theOnes(theirs)}.`).join(' '),
  states: {
    ready: 'Por salir',
    held: 'Retenido',
    done: (order) => `Salió ${ORDINALS[order - 1] ?? order}`,
    safe: 'A salvo',
    atStart: 'Al inicio',
    waiting: 'En el mar',
    notYours: 'Por salir',
  },
  spokenStates: {
    ready: 'aún por navegar',
    held: 'retenido por un monstruo marino',
    done: (order) => `salió ${SPOKEN_ORDINALS[order - 1] ?? order} en esta ronda`,
    safe: 'a salvo en la Isla Sagrada',
    atStart: 'en su isla de salida',
    waiting: 'en el mar',
    notYours: 'le da órdenes otra persona',
  },

  roseLetters: letters,
  sail: (ship, heading) => `${colours[ship]}: ¡al ${headings[heading]}!`,
  unleash: (storm) => (storm === 'great' ? 'Desatar la Gran Tormenta' : 'Desatar la tormenta'),

  roundAnnounced: (now) => `Ronda ${now}.`,
  lighthousesStand: (count) => (count === 1 ? 'El faro ya está en pie.' : 'Los faros ya están en pie.'),
  driven: (pushes) => {
    const phrases = pushes.map(({ ship, heading }, i) =>
      i === 0 ? `Empuja ${theOne[ship]} al ${headings[heading]}` : `${theOne[ship]} al ${headings[heading]}`,
    );
    return phrases.length === 0 ? 'No mueve nada.' : `${list(phrases)}.`;
  },
  beingPushed: (ship) => `Poseidón está empujando ${theShip[ship]} fuera del remolino.`,
  pushedOut: (ship) => `Poseidón ha empujado ${theShip[ship]} una casilla fuera del remolino.`,
  decided: 'Tres barcos están en casa: los Navegantes han ganado.',
  verdict: ({ winner, arrived }) =>
    `${safe[arrived.length]} ${winner === 'poseidon' ? 'Gana Poseidón.' : 'Ganan los Navegantes.'}`,

  zoom: 'Ampliar el tablero',

  keys: {
    title: 'Teclado',
    on: 'Teclas sueltas',
    onDoes: 'Desactívalas si interfieren con otro programa.',
    numberPad: 'El teclado numérico hace lo mismo.',
    elsewhere: 'Las letras son las de un teclado inglés: en el tuyo valen las teclas en los mismos lugares.',
    digits:
      'Si en tu teclado una de las letras de abajo está en una tecla de rumbo, esa tecla da el rumbo. Pulsa entonces la cifra indicada.',
    steer: 'El rumbo del barco elegido, según la posición de las teclas.',
    drive: 'Adónde se empuja el barco en la mano, según la posición de las teclas.',
    nextShip: 'Elegir el barco siguiente',
    board: 'Al tablero',
    orders: 'A la orden o a la última respuesta',
    tokens: 'A las marcas',
    journal: 'Al diario',
    moveGuess: 'Tomar en la mano la conjetura del barco elegido',
    look: 'Qué informaría un barco desde la casilla',
    strike: 'Cambiar la marca del barco elegido en la casilla',
    tiles: 'A tus losetas',
    log: 'A las órdenes y respuestas',
    cover: 'Tapar o destapar el tablero',
    chart: [
      { key: 'Ctrl+Z', does: 'Deshacer en el mapa' },
      { key: 'Ctrl+Mayús+Z', does: 'Volver a hacerlo' },
    ],
    always: [
      { key: '← ↑ ↓ →', does: 'En el tablero: de casilla en casilla' },
      { key: 'Intro', does: 'Pulsar, o elegir la casilla' },
      { key: 'Esc', does: 'Atrás, o soltar lo que hay en la mano' },
      { key: '?', does: 'Esta lista' },
    ],
  },

  fetching: 'Sacando del mar los rumbos verdaderos…',
  notFetched: 'No se ha podido recuperar los rumbos verdaderos de los barcos.',
  fetchAgain: 'Reintentar',
};
