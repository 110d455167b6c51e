import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Ground } from '../../../shared/game/rules/contradiction.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, theOne, toTheOne } from './words.ts';

const { square } = common;
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
const tiles: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Remolino', fogBank: 'Banco de niebla' };

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

export const oracle: Catalogue['oracle'] = {
  name: 'El oráculo',

  says: {
    silent: 'Calla',
    hints: 'Pistas',
    full: 'Todo',
  },
  does: {
    silent: 'Los Navegantes lo deducen todo sin ayuda.',
    hints: 'Lo que no puede ser cierto en el mapa está tachado; con un toque se ve por qué.',
    full: 'El mapa muestra además dónde puede estar cada barco: más oscuro, más probable.',
  },
  inGame: {
    silent: 'El oráculo calla',
    hints: 'El oráculo da pistas',
    full: 'El oráculo lo dice todo',
  },
  byItself: 'Con las reglas «Primer viaje» da pistas, salvo que se elija otra cosa.',
  canBeOn: (ship, names) =>
    names.length === 1
      ? `${The(ship)}: en ${squares(names)} con seguridad.`
      : `${The(ship)}: ${number(names.length)} casillas: ${squares(names)}.`,
  home: (ship) => `${The(ship)}: en casa.`,
  canBe: (names) =>
    names.length === 1 ? `Con seguridad en ${squares(names)}.` : `Puede estar en ${squares(names)}.`,
  manyPossible: (count) => `Hay ${count} casillas posibles.`,
  left: (count) => (count === 1 ? 'una casilla posible' : `${count} casillas posibles`),
  possible: (ships) => `posible: ${list(ships.map((ship) => theOne[ship]))}`,
  certainDanger: (kind, names) => `${tiles[kind]}: en ${squares(names)} con seguridad.`,
  maybeDanger: (kind, names) =>
    names.length === 1
      ? `${tiles[kind]}: quizá en ${squares(names)}.`
      : `${tiles[kind]}: quizá en una de ${number(names.length)} casillas: ${squares(names)}.`,
  maybeAnywhere: (kind, count) => `${tiles[kind]}: quizá en una de ${count} casillas.`,
  notExact: 'Ya no es exacto: alguna de estas casillas quizá sea imposible. No falta ninguna.',
  working: 'El oráculo está pensando…',
  failed: 'El oráculo ha perdido el hilo.',
  again: 'Preguntar de nuevo',
  whyNot(ship, at, reason) {
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
  },
  noDanger: (kind, at) =>
    kind === 'maelstrom'
      ? `En ${square(at)} no puede haber un remolino.`
      : `En ${square(at)} no puede haber un banco de niebla.`,
  crossedOut: 'Tachado, y por qué',
  showAll: (count) => `Ver las ${count}`,
  allPossible: 'Todo lo del mapa puede ser cierto.',

  show: 'Rayar el mapa',
  lookBack: 'Mirar atrás',
  stepBack: 'Un paso atrás',
  forward: 'Un paso adelante',
  now: 'Ahora',
  moment: (round, ship) =>
    ship ? `Ronda ${round}, tras ${theOne[ship]}` : `Ronda ${round}, loseta de Poseidón`,
  lookingBack: 'Mirada atrás',
  past: 'Lo que se podía saber entonces',
  remind: 'Preguntar al oráculo',
  remindTitle: (ship) => `Poner recordatorios donde puede estar ${theOne[ship]}`,
  reminded: (ship, count) =>
    count === 1
      ? `Un recordatorio marca dónde está ${theOne[ship]}.`
      : `${The(ship)}: ${count} recordatorios puestos.`,
  tooFew: (names) => `No queda ninguno para ${squares(names)}.`,

  forRoom: 'Rayado: dónde pueden creer los Navegantes que están los barcos',
};
