/** El oráculo: qué puede decir, qué se puede saber, y por qué una conjetura no puede ser cierta. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { OracleSays } from '../../../shared/table/table.ts';
import type { Ground } from '../../../shared/game/rules/contradiction.ts';
import type { Reason } from '../../oracle/reasons.ts';
import { square } from './common.ts';
import { capital, list, theOne, toTheOne } from './words.ts';

export const name = 'El oráculo';

// ── In the lobby ────────────────────────────────────────────────────────────────────────────────

export const says: Readonly<Record<OracleSays, string>> = {
  silent: 'Calla',
  hints: 'Pistas',
  full: 'Todo',
};
export const does: Readonly<Record<OracleSays, string>> = {
  silent: 'Los Navegantes lo deducen todo sin ayuda.',
  hints: 'Lo que no puede ser cierto en el mapa está tachado; con un toque se ve por qué.',
  full: 'El mapa muestra además dónde puede estar cada barco: más oscuro, más probable.',
};
export const inGame: Readonly<Record<OracleSays, string>> = {
  silent: 'El oráculo calla',
  hints: 'El oráculo da pistas',
  full: 'El oráculo lo dice todo',
};
export const byItself = 'En un primer viaje da pistas, salvo que se elija otra cosa.';

// ── Where ships can be ──────────────────────────────────────────────────────────────────────────

const squares = (names: readonly Square[]) => names.map(square).join(', ');
const The = (ship: Ship) => capital(theOne[ship]);
const NUMBERS = [
  'ninguna',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
] as const;
const number = (count: number) => NUMBERS[count] ?? String(count);
export const canBeOn = (ship: Ship, names: readonly Square[]) =>
  names.length === 1
    ? `${The(ship)}: en ${squares(names)} con seguridad.`
    : `${The(ship)}: ${number(names.length)} casillas: ${squares(names)}.`;
export const home = (ship: Ship) => `${The(ship)}: en casa.`;
/** The same beside the order of the ship, in few words. */
export const canBe = (names: readonly Square[]) =>
  names.length === 1 ? `Con seguridad en ${squares(names)}.` : `Puede estar en ${squares(names)}.`;
export const manyPossible = (count: number) => `Hay ${count} casillas posibles.`;
export const left = (count: number) => (count === 1 ? 'una casilla posible' : `${count} casillas posibles`);
export const possible = (ships: readonly Ship[]) => `posible: ${list(ships.map((ship) => theOne[ship]))}`;
const tiles: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Remolino', fogBank: 'Banco de niebla' };
export const certainDanger = (kind: MarkerKind, names: readonly Square[]) =>
  `${tiles[kind]}: en ${squares(names)} con seguridad.`;
export const maybeDanger = (kind: MarkerKind, names: readonly Square[]) =>
  names.length === 1
    ? `${tiles[kind]}: quizá en ${squares(names)}.`
    : `${tiles[kind]}: quizá en una de ${number(names.length)} casillas: ${squares(names)}.`;
/** So many that their names would tell nothing. */
export const maybeAnywhere = (kind: MarkerKind, count: number) =>
  `${tiles[kind]}: quizá en una de ${count} casillas.`;
export const notExact = 'Ya no es exacto: alguna de estas casillas quizá sea imposible. No falta ninguna.';
export const working = 'El oráculo está pensando…';
export const failed = 'El oráculo ha perdido el hilo.';
export const again = 'Preguntar de nuevo';

// ── What can’t be right ─────────────────────────────────────────────────────────────────────────

const grounds: Readonly<Record<Ground, string>> = {
  woody: 'una isla arbolada',
  rocky: 'una isla rocosa',
  sacred: 'la Isla Sagrada',
  deepSea: 'aguas profundas',
  lighthouse: 'un faro',
  sea: 'mar abierto',
};
const islands = (count: number) => `${number(count)} ${count < 2 ? 'isla' : 'islas'}`;
const LIGHTHOUSES = ['ningún faro', 'un faro', 'dos faros'];
const lighthouses = (count: number) => LIGHTHOUSES[count] ?? '';
export function whyNot(ship: Ship, at: Square, reason: Reason): string {
  const [it, there] = [The(ship), square(at)];
  switch (reason.type) {
    case 'home':
      return `${it} está en casa, en la Isla Sagrada.`;
    case 'at-sea':
      return `En ${there}, ${theOne[ship]} estaría en casa.`;
    case 'ground':
      return `${it} informó de ${grounds[reason.reported]}: en ${there} hay ${grounds[reason.is]}.`;
    case 'islands':
      return `${it} informó de ${islands(reason.reported)} a su alrededor: ${there} tiene ${number(reason.are)}.`;
    case 'lighthouses':
      return `${it} informó de ${lighthouses(reason.reported)} a la vista: desde ${there} se ve ${lighthouses(reason.are)}.`;
    case 'coastline':
      return reason.reported
        ? `${it} informó de la costa: ${there} no está en ella.`
        : `${it} no informó de la costa: ${there} está en ella.`;
    case 'kinds':
      return `${it} informó de otros tipos de islas que los que hay alrededor de ${there}.`;
    case 'driven':
      return `Una tormenta ha sacado ${toTheOne[ship]} de ${there}.`;
    case 'stayed':
      return `Nada ha movido ${toTheOne[ship]} de ${square(reason.from)}.`;
    case 'out-of-reach':
      return `Ninguna tormenta puede haber llevado ${toTheOne[ship]} de ${square(reason.from)} a ${there}.`;
    case 'together':
      return `Lo informado desde la ronda ${reason.since} descarta ${there} para ${theOne[ship]}.`;
  }
}
export const noDanger = (kind: MarkerKind, at: Square) =>
  kind === 'maelstrom'
    ? `En ${square(at)} no puede haber un remolino.`
    : `En ${square(at)} no puede haber un banco de niebla.`;
/** Over the reasons, and on the button that shows those that are left out at first. */
export const crossedOut = 'Tachado, y por qué';
export const showAll = (count: number) => `Ver las ${count}`;
export const allPossible = 'Todo lo del mapa puede ser cierto.';

// ── On the chart ────────────────────────────────────────────────────────────────────────────────

export const show = 'Rayar el mapa';
/** On the card: the first step back, which changes nothing on the chart of now. */
export const lookBack = 'Mirar atrás';
export const stepBack = 'Un paso atrás';
export const forward = 'Un paso adelante';
export const now = 'Ahora';
export const moment = (round: number, ship: Ship | null) =>
  ship ? `Ronda ${round}, tras ${theOne[ship]}` : `Ronda ${round}, loseta de Poseidón`;
/** In the head, instead of whose turn it is. */
export const lookingBack = 'Mirada atrás';
export const past = 'Lo que se podía saber entonces';
export const remind = (ship: Ship) => `Marcar ${theOne[ship]}`;
export const remindTitle = (ship: Ship) => `Poner recordatorios donde puede estar ${theOne[ship]}`;
export const reminded = (ship: Ship, count: number) =>
  count === 1
    ? `Un recordatorio marca dónde está ${theOne[ship]}.`
    : `${The(ship)}: ${count} recordatorios puestos.`;
export const tooFew = (names: readonly Square[]) => `No queda ninguno para ${squares(names)}.`;

// ── Who looks on ────────────────────────────────────────────────────────────────────────────────

export const forYou = 'Mostrarme lo que se puede saber';
export const forYouHint = 'Solo para ti: los Navegantes no lo notan.';
export const forRoom = 'Rayado: dónde pueden creer los Navegantes que están los barcos';
