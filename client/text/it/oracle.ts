import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Ground } from '../../../shared/game/rules/contradiction.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, theRed } from './ships.ts';

const { square } = common;
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
const tiles: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Vortice', fogBank: 'Banco di nebbia' };

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

export const oracle: Catalogue['oracle'] = {
  name: 'L’oracolo',

  says: {
    silent: 'Tace',
    hints: 'Indizi',
    full: 'Tutto',
  },
  does: {
    silent: 'I Navigatori arrivano a tutto da soli.',
    hints: 'Ciò che sulla carta non può essere giusto è barrato, e un tocco dice perché.',
    full: 'La carta mostra anche dove può essere ogni nave: più scuro è più probabile.',
  },
  inGame: {
    silent: 'L’oracolo tace',
    hints: 'L’oracolo dà indizi',
    full: 'L’oracolo dice tutto',
  },
  byItself: 'Con le regole «Primo viaggio» dà indizi, se non scegliete altro.',
  canBeOn: (ship, names) =>
    names.length === 1
      ? `${The(ship)}: di sicuro in ${squares(names)}.`
      : `${The(ship)}: ${number(names.length)} caselle: ${squares(names)}.`,
  home: (ship) => `${The(ship)}: a casa.`,
  canBe: (names) =>
    names.length === 1 ? `Di sicuro in ${squares(names)}.` : `Può essere in ${squares(names)}.`,
  manyPossible: (count) => `${count} caselle sono possibili.`,
  left: (count) => (count === 1 ? 'una casella possibile' : `${count} caselle possibili`),
  possible: (ships) => `possibile: ${list(ships.map((ship) => theRed[ship]))}`,
  certainDanger: (kind, names) => `${tiles[kind]}: di sicuro in ${squares(names)}.`,
  maybeDanger: (kind, names) =>
    names.length === 1
      ? `${tiles[kind]}: forse in ${squares(names)}.`
      : `${tiles[kind]}: forse in una di ${number(names.length)} caselle: ${squares(names)}.`,
  maybeAnywhere: (kind, count) => `${tiles[kind]}: forse in una di ${count} caselle.`,
  notExact: 'Non è più esatto: qualcuna di queste caselle potrebbe essere impossibile. Non ne manca nessuna.',
  working: 'L’oracolo riflette…',
  failed: 'L’oracolo ha perso il filo.',
  again: 'Chiedere di nuovo',
  whyNot(ship, at, reason) {
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
  },
  noDanger: (kind, at) =>
    kind === 'maelstrom'
      ? `In ${square(at)} non può esserci un vortice.`
      : `In ${square(at)} non può esserci un banco di nebbia.`,
  crossedOut: 'Barrato, e perché',
  showAll: (count) => `Mostra tutte e ${count}`,
  allPossible: 'Sulla carta tutto può essere giusto.',

  show: 'Tratteggiare la carta',
  lookBack: 'Guardare indietro',
  stepBack: 'Un passo indietro',
  forward: 'Un passo avanti',
  now: 'Adesso',
  moment: (round, ship) =>
    ship ? `Round ${round}, dopo ${theRed[ship]}` : `Round ${round}, tessera di Poseidone`,
  lookingBack: 'Uno sguardo indietro',
  past: 'Che cosa si poteva sapere allora',
  remind: 'Chiedi all’oracolo',
  remindTitle: (ship) => `Mettere i promemoria dove può essere ${theRed[ship]}`,
  reminded: (ship, count) =>
    count === 1
      ? `Un promemoria segna dov’è ${theRed[ship]}.`
      : `${The(ship)}: ${count} promemoria sulla carta.`,
  tooFew: (names) => `Non ne restano per ${squares(names)}.`,

  forRoom: 'Tratteggiato: dove i Navigatori possono credere che siano le navi',
};
