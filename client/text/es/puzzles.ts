import type { Square } from '../../../shared/board/squares.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, theOne } from './words.ts';

const { square } = common;
const names = (squares: readonly Square[]) => list(squares.map((one) => square(one).replace(' ', '\u00a0')));

export const puzzles: Catalogue['puzzles'] = {
  title: '¿Dónde están?',
  line: 'Han venido tormentas y los barcos han informado. Averigua dónde están: cada enigma tiene una sola solución, y se puede demostrar.',

  next: 'Siguiente enigma',
  which: (number, level) => `Nº\u00a0${number} · ${level}`,
  streak: (count) => `Racha: ${count}`,
  best: (count) => `Récord: ${count}`,
  done: (count, all) => `Hechos: ${count} de ${all}`,
  theme: 'Razonamiento',
  any: 'Todos',
  levels: {
    1: 'Muy fácil',
    2: 'Fácil',
    3: 'Medio',
    4: 'Difícil',
    5: 'Muy difícil',
  },
  themes: {
    islands: 'Islas contadas',
    landfall: 'En una isla',
    coastline: 'La costa',
    deepSea: 'Aguas profundas',
    shipsInSight: 'Barcos a la vista',
    landmark: 'Un barco como referencia',
    greatStorm: 'Tras una Gran Tormenta',
    faceDown: 'Tormentas boca abajo',
    edge: 'Fuera del tablero',
    longDoubt: 'Una larga duda',
    monster: 'Retenido por un monstruo',
    lighthouse: 'Los faros',
    fog: 'Un banco de niebla',
    caught: 'Atrapado en un remolino',
  },
  theList: 'Los enigmas',
  item: (board, level, result) => `Tablero ${board}, ${level}, ${result}`,
  results: {
    open: 'pendiente',
    clean: 'resuelto',
    helped: 'resuelto con ayuda',
    shown: 'mostrado',
  },
  allDone: 'Ya has hecho todos estos.',
  showAll: 'Mostrar todos los enigmas',
  missing: 'En esta dirección no hay ningún enigma. Aquí están los demás.',

  all: 'Todos los enigmas',
  question: (kind, ships) => {
    const names = list(ships.map((ship) => theOne[ship]));
    if (kind === 'squares') return `¿Dónde puede estar ${names}?`;
    return ships.length === 1 ? `¿Dónde está ${names}?` : `¿Dónde están ${names}?`;
  },
  task: (kind, ships) => {
    if (kind === 'squares')
      return 'Lee los informes y toca cada casilla en la que puede estar ahora el barco.';
    return ships === 1
      ? 'Lee los informes y coloca el barco donde está ahora.'
      : 'Lee los informes y coloca cada barco donde está ahora.';
  },
  beginning: 'En el círculo de rayas: donde estaba un barco al principio.',
  others: 'También navegan otros barcos. Sus informes no dicen aquí nada más.',
  log: 'Diario',
  variant: (name) => `Variante: ${name}`,
  place: (ship) => `Colocar ${theOne[ship]}`,
  pencil: 'Anotar',
  pencilDoes: 'Con un toque marcas las casillas que crees posibles.',
  check: 'Comprobar',
  hint: (given, all) => `Pista ${given} de ${all}`,
  show: 'Muéstramelo',
  share: 'Enlace',
  shareTitle: 'El enlace de este enigma',
  shareText: '¿Dónde están? Un enigma de Odyssey.',

  board: 'El tablero del enigma',
  things: {
    beginning: (ship) => `${theOne[ship]} al principio`,
    answer: (ship) => `${theOne[ship]}, tu respuesta`,
    note: (ship) => `${theOne[ship]}, anotado`,
    lit: 'iluminada',
  },

  ways: {
    islands:
      'Toma cada casilla a la que la tormenta pudo arrastrar el barco, sigue la orden desde allí y cuenta las islas de alrededor.',
    landfall: 'Un barco en una isla lo dice, y dice de qué tipo es. Quedan pocas casillas.',
    coastline: 'Ver la costa es estar en el borde. No verla descarta todo el borde.',
    deepSea:
      'De las aguas profundas se informa solo desde la propia casilla. Si no se nombran, el barco no está en ellas.',
    shipsInSight: 'Dos barcos que se ven están como mucho a una casilla. Así cada uno dice algo del otro.',
    landmark: 'Uno de los barcos es seguro. Quien lo ve, o no lo ve, dice si está cerca.',
    greatStorm: 'Una Gran Tormenta mueve cada barco una casilla. Después hay hasta ocho casillas que mirar.',
    faceDown: 'Nadie dice a quién alcanzó. Cada barco puede seguir en su sitio o haberse movido una casilla.',
    edge: 'Una orden fuera del tablero dice que el barco está en ese borde, y allí se queda.',
    longDoubt: 'Guarda todas las casillas posibles y muévelas a la vez. Un informe posterior las distingue.',
    monster: 'Un barco retenido no se mueve, pero informa. Informa, pues, desde la misma casilla.',
    lighthouse: 'Todos saben dónde está el faro. Quien lo ve está en una casilla contigua.',
    fog: 'Un banco de niebla oculta lo que cubre. Entonces se ven menos islas de las impresas.',
    caught: 'Un barco atrapado informa primero desde el remolino. Luego sale lanzado una casilla más allá.',
  },
  print: (round, ship) =>
    `¿Desde qué casillas pudo ${theOne[ship]} informar de eso en la ronda ${round}? Están iluminadas las que encajan según el tablero impreso.`,
  left: (round, ship, squares) =>
    `Tras su informe de la ronda ${round}, ${theOne[ship]} puede estar aquí: ${names(squares)}.`,

  right: '¡Resuelto!',
  shown: 'Así era.',
  counted: (how, streak) =>
    ({
      clean: `Bien a la primera: tu racha es ahora de ${streak}.`,
      hinted: `Con una pista, así que tu racha sigue en ${streak}.`,
      missed: 'No a la primera, así que tu racha empieza de nuevo.',
      shown: 'Se ha mostrado, así que tu racha empieza de nuevo.',
      again: 'Este ya lo habías hecho: no vuelve a contar.',
    })[how],
  more: 'Todas estas son posibles, pero hay más.',
  wrong: (ship, at) => `${capital(theOne[ship])} no está en ${names([at])}.`,
  wrongNow: (round) => `El informe de la ronda ${round} no encaja con esa casilla.`,
  wrongOrder: (round) => `La orden de la ronda ${round} no lleva allí.`,
  wrongBefore: (round, squares) =>
    squares.length <= 4
      ? `Entonces estaba aquí en la ronda ${round}: ${names(squares)}. Su informe no encaja con eso.`
      : `Su informe de la ronda ${round} no encaja con ningún camino hasta allí.`,
  wrongBeginning: (from) =>
    `Al principio estaba en ${names([from])}. Ni las órdenes ni las tormentas pueden haberlo llevado allí.`,
  wrongWay: (from, round, isLast) =>
    isLast
      ? `Al principio estaba en ${names([from])}. Su informe de la ronda ${round} no encaja con ningún camino desde allí.`
      : `Al principio estaba en ${names([from])}. Sus informes desde la ronda ${round} no encajan con ningún camino desde allí.`,
  wrongTogether: 'Sus propios informes lo permiten, sin contar otros barcos. Mira quién ve a quién.',
  wrongOthers: 'Sus propios informes lo permiten, pero no junto con los de los otros barcos.',
  proof: 'La demostración',
  proofBegins: 'Toca una línea: primero ves las casillas tras navegar, luego las que deja el informe.',
  step: ({ round, sailed }, by, before, after) => {
    const now = after.length <= 6 ? names(after) : `${after.length} casillas`;
    return by === null
      ? `Ronda ${round}: ${before} casillas ${sailed ? 'tras navegar' : 'antes del informe'}; con el informe, ${now}.`
      : `Ronda ${round}, por lo que informa ${theOne[by]}: antes ${before} casillas, luego ${now}.`;
  },
};
