/** L’oracolo: che cosa può dire, che cosa si può sapere, e perché un’ipotesi non può essere giusta. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { OracleSays } from '../../../shared/table/table.ts';
import type { Ground } from '../../../shared/game/rules/contradiction.ts';
import type { Reason } from '../../oracle/reasons.ts';
import { square } from './common.ts';
import { capital, list, theRed } from './ships.ts';

export const name = 'L’oracolo';

// ── In the lobby ────────────────────────────────────────────────────────────────────────────────

export const says: Readonly<Record<OracleSays, string>> = {
  silent: 'Tace',
  hints: 'Indizi',
  full: 'Tutto',
};
export const does: Readonly<Record<OracleSays, string>> = {
  silent: 'I Navigatori arrivano a tutto da soli.',
  hints: 'Ciò che sulla carta non può essere giusto è barrato, e un tocco dice perché.',
  full: 'La carta mostra anche dove può essere ogni nave: più scuro è più probabile.',
};
export const inGame: Readonly<Record<OracleSays, string>> = {
  silent: 'L’oracolo tace',
  hints: 'L’oracolo dà indizi',
  full: 'L’oracolo dice tutto',
};
export const byItself = 'In un primo viaggio dà indizi, se non scegliete altro.';

// ── Where ships can be ──────────────────────────────────────────────────────────────────────────

const squares = (names: readonly Square[]) => names.map(square).join(', ');
const The = (ship: Ship) => capital(theRed[ship]);
const NUMBERS = [
  'nessuna',
  'una',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
];
const number = (count: number) => NUMBERS[count] ?? String(count);
export const canBeOn = (ship: Ship, names: readonly Square[]) =>
  names.length === 1
    ? `${The(ship)}: di sicuro in ${squares(names)}.`
    : `${The(ship)}: ${number(names.length)} caselle: ${squares(names)}.`;
export const home = (ship: Ship) => `${The(ship)}: a casa.`;
/** The same beside the order of the ship, in few words. */
export const canBe = (names: readonly Square[]) =>
  names.length === 1 ? `Di sicuro in ${squares(names)}.` : `Può essere in ${squares(names)}.`;
export const manyPossible = (count: number) => `${count} caselle sono possibili.`;
export const left = (count: number) => (count === 1 ? 'una casella possibile' : `${count} caselle possibili`);
export const possible = (ships: readonly Ship[]) => `possibile: ${list(ships.map((ship) => theRed[ship]))}`;
const tiles: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Vortice', fogBank: 'Banco di nebbia' };
export const certainDanger = (kind: MarkerKind, names: readonly Square[]) =>
  `${tiles[kind]}: di sicuro in ${squares(names)}.`;
export const maybeDanger = (kind: MarkerKind, names: readonly Square[]) =>
  names.length === 1
    ? `${tiles[kind]}: forse in ${squares(names)}.`
    : `${tiles[kind]}: forse in una di ${number(names.length)} caselle: ${squares(names)}.`;
/** So many that their names would tell nothing. */
export const maybeAnywhere = (kind: MarkerKind, count: number) =>
  `${tiles[kind]}: forse in una di ${count} caselle.`;
export const notExact =
  'Non è più esatto: qualcuna di queste caselle potrebbe essere impossibile. Non ne manca nessuna.';
export const working = 'L’oracolo riflette…';
export const failed = 'L’oracolo ha perso il filo.';
export const again = 'Chiedere di nuovo';

// ── What can’t be right ─────────────────────────────────────────────────────────────────────────

const grounds: Readonly<Record<Ground, string>> = {
  woody: 'un’isola boscosa',
  rocky: 'un’isola rocciosa',
  sacred: 'l’Isola Sacra',
  deepSea: 'acque profonde',
  lighthouse: 'un faro',
  sea: 'mare aperto',
};
const islands = (count: number) =>
  count === 1 ? 'un’isola' : `${number(count)} ${count === 0 ? 'isola' : 'isole'}`;
const LIGHTHOUSES = ['nessun faro', 'un faro', 'due fari'];
const lighthouses = (count: number) => LIGHTHOUSES[count] ?? '';
export function whyNot(ship: Ship, at: Square, reason: Reason): string {
  const [it, there] = [The(ship), square(at)];
  switch (reason.type) {
    case 'home':
      return `${it} è a casa sull’Isola Sacra.`;
    case 'at-sea':
      return `In ${there} ${theRed[ship]} sarebbe a casa.`;
    case 'ground':
      return `${it} ha riferito ${grounds[reason.reported]}: in ${there} c’è ${grounds[reason.is]}.`;
    case 'islands':
      return `${it} ha riferito ${islands(reason.reported)} intorno a sé: intorno a ${there} ${reason.are > 1 ? 'ce ne sono' : 'ce n’è'} ${number(reason.are)}.`;
    case 'lighthouses':
      return `${it} ha riferito ${lighthouses(reason.reported)} in vista: da ${there} si vede ${lighthouses(reason.are)}.`;
    case 'coastline':
      return reason.reported
        ? `${it} ha riferito la costa: ${there} non è sulla costa.`
        : `${it} non ha riferito la costa: ${there} è sulla costa.`;
    case 'kinds':
      return `${it} ha riferito altri tipi di isole di quelli intorno a ${there}.`;
    case 'driven':
      return `${it} è stata spinta via da ${there}.`;
    case 'stayed':
      return `Nulla ha mosso ${theRed[ship]} da ${square(reason.from)}.`;
    case 'out-of-reach':
      return `Da ${square(reason.from)} ${theRed[ship]} non può essere stata spinta in ${there}.`;
    case 'together':
      return `Ciò che è stato riferito dal round ${reason.since} esclude ${there} per ${theRed[ship]}.`;
  }
}
export const noDanger = (kind: MarkerKind, at: Square) =>
  kind === 'maelstrom'
    ? `In ${square(at)} non può esserci un vortice.`
    : `In ${square(at)} non può esserci un banco di nebbia.`;
/** Over the reasons, and on the button that shows those that are left out at first. */
export const crossedOut = 'Barrato, e perché';
export const showAll = (count: number) => `Mostra tutte e ${count}`;
export const allPossible = 'Sulla carta tutto può essere giusto.';

// ── On the chart ────────────────────────────────────────────────────────────────────────────────

export const show = 'Tratteggiare la carta';
/** On the card: the first step back, which changes nothing on the chart of now. */
export const lookBack = 'Guardare indietro';
export const stepBack = 'Un passo indietro';
export const forward = 'Un passo avanti';
export const now = 'Adesso';
export const moment = (round: number, ship: Ship | null) =>
  ship ? `Round ${round}, dopo ${theRed[ship]}` : `Round ${round}, tessera di Poseidone`;
/** In the head, instead of whose turn it is. */
export const lookingBack = 'Uno sguardo indietro';
export const past = 'Che cosa si poteva sapere allora';
export const remind = (ship: Ship) => `Segnare ${theRed[ship]}`;
export const remindTitle = (ship: Ship) => `Mettere i promemoria dove può essere ${theRed[ship]}`;
export const reminded = (ship: Ship, count: number) =>
  count === 1
    ? `Un promemoria segna dov’è ${theRed[ship]}.`
    : `${The(ship)}: ${count} promemoria sulla carta.`;
export const tooFew = (names: readonly Square[]) => `Non ne restano per ${squares(names)}.`;

// ── Who looks on ────────────────────────────────────────────────────────────────────────────────

export const forYou = 'Mostrami che cosa si può sapere';
export const forYouHint = 'Solo per te: i Navigatori non se ne accorgono.';
export const forRoom = 'Tratteggiato: dove i Navigatori possono credere che siano le navi';
