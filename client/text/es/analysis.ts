import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { theOne, toTheOne } from './words.ts';

const { colours, headings } = common;
const squares = (count: number) => (count === 1 ? 'una casilla' : `${count} casillas`);

export const analysis: Catalogue['analysis'] = {
  title: 'La partida, vista después',
  working: (now, all) => `Calculando: ${now} de ${all}`,
  failed: 'No se ha podido analizar esta partida.',
  inexact:
    'Aquí parece posible más de lo que lo era: lo que oyeron los Navegantes era demasiado para calcularlo.',

  result: {
    poseidon: (count, round) =>
      `Ganó Poseidón: ${count} de 4 barcos en casa en la ronda ${round}, hacían falta tres.`,
    navigators: (count, round) =>
      `Ganaron los Navegantes: ${count} de 4 barcos en casa en la ronda ${round}.`,
  },
  brokenOff: (round) => `Esta partida se interrumpió en la ronda ${round}.`,
  cameHome: (ships) =>
    `En casa: ${ships.map(({ ship, round }) => `${theOne[ship]} en la ronda ${round}`).join(', ')}.`,
  fellShort: (ships) =>
    `No llegaron: ${ships.map(({ ship, squares: count }) => `${theOne[ship]}, a ${squares(count)}`).join('; ')}.`,

  seenBy: 'Vista por',
  views: {
    open: 'Todo',
    navigators: 'Navegantes',
    poseidon: 'Poseidón',
  },
  oracle: 'Oráculo',
  oracleDoes: 'Sombrear dónde podía estar cada barco',
  shipsLabel: 'Barcos que mostrar',
  boardLabel: {
    open: 'Los barcos de verdad, las conjeturas y lo que se podía saber',
    navigators: 'Las conjeturas y lo que se podía saber',
    poseidon: 'Los barcos de verdad',
  },
  trueShip: (ship) => `${colours[ship]}, de verdad`,
  guessShip: (ship) => `${colours[ship]}, según la conjetura`,
  could: (ship, percent) => `${theOne[ship]} posible: ${percent}`,
  open: (count) => (count === 1 ? '1 casilla' : `${count} casillas`),
  home: 'en casa',

  closer: 'Mirar de cerca',
  legend: {
    played: 'lo que se jugó',
    better: 'lo que habría sido mejor',
    betterForPoseidon: 'lo que habría sido mejor para Poseidón',
    corners: 'las casillas de cada barco, en su propia esquina',
    truth: 'el barco de verdad',
    guess: 'la conjetura',
    others: 'los otros barcos',
    shade: 'donde podía estar, y con qué probabilidad',
    home: 'casa, la Isla Sagrada',
    likeliest: 'la casilla más probable',
  },
  justBefore: 'Justo antes de la jugada',
  justAfter: 'Justo después de la jugada',

  stepper: 'Momento de la partida',
  previous: 'Un paso atrás',
  next: 'Un paso adelante',
  previousRound: 'Ronda anterior',
  nextRound: 'Ronda siguiente',

  playOn: (number) => `Seguir desde la ronda ${number}`,
  playOnHint: 'Los mismos rivales siguen desde ahí. Esta partida queda como fue.',

  decided: 'Lo que la decidió',
  moved: 'Lo que más cambió las probabilidades',
  ahead: (reader, winner, percent) => {
    if (reader === winner)
      return `Fuiste por delante de principio a fin: tu probabilidad de victoria nunca bajó de ${percent}.`;
    if (winner === 'poseidon')
      return `Poseidón fue por delante de principio a fin: ${reader ? 'tu probabilidad de victoria' : 'la probabilidad de victoria de los Navegantes'} nunca pasó de ${percent}.`;
    return `Los Navegantes fueron por delante de principio a fin: ${reader ? `tu probabilidad de victoria nunca pasó de ${percent}` : `su probabilidad de victoria nunca bajó de ${percent}`}.`;
  },
  wholeGame: 'Toda la partida',
  chanceWhat: 'Qué es la probabilidad de victoria',
  chanceMeans: (reader) =>
    `La probabilidad de victoria es una estimación: con los barcos donde están de verdad, y tantas órdenes y tormentas por venir, ${reader ? 'ganas' : 'los Navegantes ganan'} tantas partidas de cada cien. Antes de una orden cuenta con lo que se suele ordenar; con la acertada, la de los Navegantes puede ser mayor.`,
  noMistake:
    'Ninguna orden estuvo lejos de la mejor, por lo que se podía saber. Fueron las tormentas de Poseidón, y la suerte.',
  others: 'Otros momentos',
  none: 'En esta partida no destaca ningún momento.',
  round: (number) => `Ronda ${number}`,
  beginning: 'El comienzo',

  ask: 'Pregúntame',
  askDoes: 'Encontrar antes la mejor orden o tormenta, y verla después',
  askOrder: (ship) => `¿Qué habrías ordenado ${toTheOne[ship]}?`,
  askStorm: '¿Qué barco habrías empujado, y adónde?',
  askHint: 'El tablero muestra cómo estaba justo antes.',
  shipToDrive: 'Barco que empujar',
  yours: (heading) => `Tú: al ${headings[heading]}`,
  verdicts: {
    best: 'Eso es: no había nada mejor.',
    near: 'Bien: casi nada era mejor.',
    better: 'Mejor que en la partida, pero se podía más.',
    worse: 'No era eso.',
  },
  chanceHome: (yours, done, best) =>
    `Probabilidad del barco de llegar a casa: ${yours} (lo jugado: ${done}, lo mejor: ${best}).`,
  chanceWin: (reader, yours, done, best) =>
    `${reader ? 'Tu probabilidad de victoria' : 'Probabilidad de victoria de los Navegantes'}: ${yours} (lo jugado: ${done}, lo mejor: ${best}).`,
  tryAgain: 'Otra vez',
  show: 'Enséñamelo',

  graph: 'Cuánto no se sabía, ronda a ronda',
  graphHint: 'Cuanto más alta la línea, menos se podía saber de ese barco. Toca para ir allí.',
  measure: 'Medido en',
  measures: { squares: 'Casillas', bits: 'Bits', winning: 'Victoria' },
  bitsHint: 'Un bit es una mitad: tres bits son ocho casillas igual de probables.',
  winningHint: (reader) =>
    `Qué probable es que ${reader ? 'ganes' : 'ganen los Navegantes'}, con los barcos donde están de verdad. Es una estimación.`,
  asTable: 'Como tabla',
  whole: (reader) => (reader ? 'Ganas' : 'Ganan los Navegantes'),

  scores: 'Qué tal se jugó',
  deduction: 'Deducción',
  confusion: 'Confusión',
  scoreOf: (points) => `${points} de 100`,
  nothingToJudge: 'nada que valorar',
  deductionText: (orders) =>
    `La nota de los Navegantes, según las órdenes a barcos de los que se dudó: ${orders}. Una conjetura cuenta entera si, con lo que se podía saber, ninguna estaba de media más cerca del barco. Una casilla de más cuenta la mitad; dos, un tercio. La suerte no cuenta.`,
  confusionText: (storms) =>
    `La nota de Poseidón, según sus tormentas: ${storms}. De cada una: cuánto ocultó los barcos empujados ante su siguiente informe, entre lo peor (0) y lo mejor (100) que podía jugar.`,
  noPoints: 'Las dos son una distinción. No dan puntos.',
  reckoned: 'Cómo se calcula',
  reckonedText: [
    'El oráculo sabe lo que se dijo a los Navegantes, y nada más. Una casilla que no sombrea era imposible.',
    'Para las probabilidades supone que Poseidón empuja cada barco igual de a menudo a cada casilla permitida.',
    'La mejor orden es la que da más probabilidad de llegar a casa: casillas por recorrer, órdenes y tormentas que quedan, y la duda que deja el informe del propio barco. Los demás barcos a la vista no cuentan.',
  ],
};
