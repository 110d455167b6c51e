/** Los enigmas: «¿Dónde están?» */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Level, PuzzleKind, Theme } from '../../../shared/puzzles/puzzle.ts';
import { square } from './common.ts';
import { capital, list, theOne } from './words.ts';

export const title = '¿Dónde están?';
export const line =
  'Han venido tormentas y los barcos han informado. Averigua dónde están: cada enigma tiene una sola solución, y se puede demostrar.';

// ── All of them ─────────────────────────────────────────────────────────────────────────────────

export const next = 'Siguiente enigma';
export const streak = (count: number) => `Racha: ${count}`;
export const best = (count: number) => `Récord: ${count}`;
export const done = (count: number, all: number) => `Hechos: ${count} de ${all}`;
export const kind = 'Pregunta';
export const theme = 'Razonamiento';
export const level = 'Dificultad';
export const any = 'Todos';
export const kinds: Readonly<Record<PuzzleKind, string>> = {
  ships: 'Una casilla cada uno',
  squares: 'Todas las casillas posibles',
};
export const levels: Readonly<Record<Level, string>> = {
  1: 'Muy fácil',
  2: 'Fácil',
  3: 'Medio',
  4: 'Difícil',
  5: 'Muy difícil',
};
export const themes: Readonly<Record<Theme, string>> = {
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
};
export const theList = 'Los enigmas';
export const item = (board: string, level: string, result: string) => `Tablero ${board}, ${level}, ${result}`;
export const results = {
  open: 'pendiente',
  clean: 'resuelto',
  helped: 'resuelto con ayuda',
  shown: 'mostrado',
};
export const noneTitle = 'Ningún enigma así';
export const noneText = 'No hay ninguno. Pide un poco menos.';
export const allDone = 'Ya has hecho todos estos.';
export const showAll = 'Mostrar todos los enigmas';
export const missing = 'En esta dirección no hay ningún enigma. Aquí están los demás.';

// ── One of them ─────────────────────────────────────────────────────────────────────────────────

export const all = 'Todos los enigmas';
export const question = (kind: PuzzleKind, ships: readonly Ship[]) => {
  const names = list(ships.map((ship) => theOne[ship]));
  if (kind === 'squares') return `¿Dónde puede estar ${names}?`;
  return ships.length === 1 ? `¿Dónde está ${names}?` : `¿Dónde están ${names}?`;
};
export const task = (kind: PuzzleKind, ships: number) => {
  if (kind === 'squares') return 'Lee los informes y toca cada casilla en la que puede estar ahora el barco.';
  return ships === 1
    ? 'Lee los informes y coloca el barco donde está ahora.'
    : 'Lee los informes y coloca cada barco donde está ahora.';
};
export const beginning = 'En el círculo de rayas: donde estaba un barco al principio.';
export const others = 'También navegan otros barcos. Sus informes no dicen aquí nada más.';
export const log = 'Diario';
export const variant = (name: string) => `Variante: ${name}`;
export const place = (ship: Ship) => `Colocar ${theOne[ship]}`;
export const pencil = 'Anotar';
export const pencilDoes = 'Con un toque marcas las casillas que crees posibles.';
export const check = 'Comprobar';
export const hint = (given: number, all: number) => `Pista ${given} de ${all}`;
export const show = 'Muéstramelo';
export const share = 'Enlace';
export const shareTitle = 'El enlace de este enigma';
export const shareText = '¿Dónde están? Un enigma de Odyssey.';

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const board = 'El tablero del enigma';
export const things = {
  beginning: (ship: Ship) => `${theOne[ship]} al principio`,
  answer: (ship: Ship) => `${theOne[ship]}, tu respuesta`,
  note: (ship: Ship) => `${theOne[ship]}, anotado`,
  lit: 'iluminada',
};

// ── Hints ───────────────────────────────────────────────────────────────────────────────────────

export const ways: Readonly<Record<Theme, string>> = {
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
};
export const print = (round: number, ship: Ship) =>
  `¿Desde qué casillas pudo ${theOne[ship]} informar de eso en la ronda ${round}? Están iluminadas las que encajan según el tablero impreso.`;
export const left = (round: number, ship: Ship, squares: readonly Square[]) =>
  `Tras su informe de la ronda ${round}, ${theOne[ship]} puede estar aquí: ${names(squares)}.`;

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

export const right = '¡Resuelto!';
export const shown = 'Así era.';
/** What it meant for the streak: found, found with a hint, after a mistake, shown, or done before. */
export const counted = (how: 'clean' | 'hinted' | 'missed' | 'shown' | 'again', streak: number) =>
  ({
    clean: `Bien a la primera: tu racha es ahora de ${streak}.`,
    hinted: `Con una pista, así que tu racha sigue en ${streak}.`,
    missed: 'No a la primera, así que tu racha empieza de nuevo.',
    shown: 'Se ha mostrado, así que tu racha empieza de nuevo.',
    again: 'Este ya lo habías hecho: no vuelve a contar.',
  })[how];
export const more = 'Todas estas son posibles, pero hay más.';
const names = (squares: readonly Square[]) => list(squares.map((one) => square(one).replace(' ', '\u00a0')));
export const wrong = (ship: Ship, at: Square) => `${capital(theOne[ship])} no está en ${names([at])}.`;
export const wrongNow = (round: number) => `El informe de la ronda ${round} no encaja con esa casilla.`;
export const wrongOrder = (round: number) => `La orden de la ronda ${round} no lleva allí.`;
export const wrongBefore = (round: number, squares: readonly Square[]) =>
  squares.length <= 4
    ? `Entonces estaba aquí en la ronda ${round}: ${names(squares)}. Su informe no encaja con eso.`
    : `Su informe de la ronda ${round} no encaja con ningún camino hasta allí.`;
export const wrongBeginning = (from: Square) =>
  `Al principio estaba en ${names([from])}. Ni las órdenes ni las tormentas pueden haberlo llevado allí.`;
/** `isLast`: the newest report alone rules it out, with where the ship began. */
export const wrongWay = (from: Square, round: number, isLast: boolean) =>
  isLast
    ? `Al principio estaba en ${names([from])}. Su informe de la ronda ${round} no encaja con ningún camino desde allí.`
    : `Al principio estaba en ${names([from])}. Sus informes desde la ronda ${round} no encajan con ningún camino desde allí.`;
export const wrongTogether =
  'Sus propios informes lo permiten, sin contar otros barcos. Mira quién ve a quién.';
export const wrongOthers = 'Sus propios informes lo permiten, pero no junto con los de los otros barcos.';
export const proof = 'La demostración';
export const proofBegins =
  'Toca una línea: primero ves las casillas tras navegar, luego las que deja el informe.';
/** `sailed`: the ship had sailed before its report; `by`: another ship, whose report it was. */
export const step = (
  { round, sailed }: { round: number; sailed: boolean },
  by: Ship | null,
  before: number,
  after: readonly Square[],
) => {
  const now = after.length <= 6 ? names(after) : `${after.length} casillas`;
  return by === null
    ? `Ronda ${round}: ${before} casillas ${sailed ? 'tras navegar' : 'antes del informe'}; con el informe, ${now}.`
    : `Ronda ${round}, por lo que informa ${theOne[by]}: antes ${before} casillas, luego ${now}.`;
};
