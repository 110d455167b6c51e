import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Ground } from '../../../shared/game/rules/contradiction.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list } from './words.ts';

const { colours, square } = common;
const squares = (names: readonly Square[]) => names.map(square).join(', ');
const NUMBERS = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
] as const;
const number = (count: number) => NUMBERS[count] ?? String(count);
const tiles: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Strudel', fogBank: 'Nebelbank' };

const grounds: Readonly<Record<Ground, string>> = {
  woody: 'Waldinsel',
  rocky: 'Felsinsel',
  sacred: 'Heilige Insel',
  deepSea: 'tiefe See',
  lighthouse: 'Leuchtturm',
  sea: 'offene See',
};
const NONE_TO_EIGHT = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const of = (count: number) => NONE_TO_EIGHT[count] ?? String(count);
const islands = (count: number) => `${of(count)} ${count === 1 ? 'Insel' : 'Inseln'}`;
const LIGHTHOUSES = ['keinen Leuchtturm', 'einen Leuchtturm', 'zwei Leuchttürme'];
const lighthouses = (count: number) => LIGHTHOUSES[count] ?? '';

export const oracle: Catalogue['oracle'] = {
  name: 'Das Orakel',

  says: {
    silent: 'Schweigt',
    hints: 'Hinweise',
    full: 'Alles',
  },
  does: {
    silent: 'Die Navigatoren kommen selbst auf alles.',
    hints: 'Was auf der Karte nicht stimmen kann, ist durchgestrichen. Tippt man darauf, steht da, warum.',
    full: 'Die Karte zeigt auch, wo jedes Schiff sein kann: je dunkler, desto wahrscheinlicher.',
  },
  inGame: {
    silent: 'Das Orakel schweigt',
    hints: 'Das Orakel gibt Hinweise',
    full: 'Das Orakel sagt alles',
  },
  byItself: 'Mit den Regeln „Erste Fahrt“ gibt es Hinweise, außer ihr wählt etwas anderes.',
  canBeOn: (ship, names) =>
    names.length === 1
      ? `${colours[ship]}: sicher auf ${squares(names)}.`
      : `${colours[ship]}: ${number(names.length)} Felder: ${squares(names)}.`,
  home: (ship) => `${colours[ship]}: daheim.`,
  canBe: (names) => (names.length === 1 ? `Sicher auf ${squares(names)}.` : `Möglich: ${squares(names)}.`),
  manyPossible: (count) => `${count} Felder sind möglich.`,
  left: (count) => (count === 1 ? 'ein Feld möglich' : `${count} Felder möglich`),
  possible: (ships) => `möglich: ${list(ships.map((ship) => colours[ship]))}`,
  certainDanger: (kind, names) => `${tiles[kind]}: sicher auf ${squares(names)}.`,
  maybeDanger: (kind, names) =>
    names.length === 1
      ? `${tiles[kind]}: vielleicht auf ${squares(names)}.`
      : `${tiles[kind]}: vielleicht auf einem von ${names.length} Feldern: ${squares(names)}.`,
  maybeAnywhere: (kind, count) => `${tiles[kind]}: vielleicht auf einem von ${count} Feldern.`,
  notExact: 'Nicht mehr genau: Manches dieser Felder ist vielleicht unmöglich. Es fehlt keines.',
  working: 'Das Orakel denkt nach …',
  failed: 'Das Orakel hat den Faden verloren.',
  again: 'Noch einmal fragen',
  whyNot(ship, at, reason) {
    const [it, there] = [colours[ship], square(at)];
    switch (reason.type) {
      case 'home':
        return `${it} ist daheim auf der Heiligen Insel.`;
      case 'at-sea':
        return `Auf ${there} wäre ${it} daheim.`;
      case 'ground':
        return `${it} hat gemeldet: ${grounds[reason.reported]}. Auf ${there} ist: ${grounds[reason.is]}.`;
      case 'islands':
        return `${it} hat ${islands(reason.reported)} um sich gemeldet: Um ${there} ${reason.are === 1 ? 'liegt' : 'liegen'} ${of(reason.are)}.`;
      case 'lighthouses':
        return `${it} hat ${lighthouses(reason.reported)} in Sicht gemeldet: Von ${there} sieht man ${lighthouses(reason.are)}.`;
      case 'coastline':
        return reason.reported
          ? `${it} hat die Küste gemeldet: ${there} liegt nicht daran.`
          : `${it} hat keine Küste gemeldet: ${there} liegt daran.`;
      case 'kinds':
        return `${it} hat andere Arten von Inseln gemeldet, als um ${there} liegen.`;
      case 'driven':
        return `${it} ist von ${there} fortgetrieben worden.`;
      case 'stayed':
        return `Nichts hat ${it} von ${square(reason.from)} fortgetrieben.`;
      case 'out-of-reach':
        return `Von ${square(reason.from)} kann ${it} nicht nach ${there} getrieben worden sein.`;
      case 'together':
        return `Was seit Runde ${reason.since} gemeldet wurde, schließt ${there} für ${it} aus.`;
    }
  },
  noDanger: (kind, at) =>
    kind === 'maelstrom'
      ? `Auf ${square(at)} kann kein Strudel liegen.`
      : `Auf ${square(at)} kann keine Nebelbank liegen.`,
  crossedOut: 'Durchgestrichen, und warum',
  showAll: (count) => `Alle ${count} zeigen`,
  allPossible: 'Auf der Karte kann alles stimmen.',

  show: 'Karte schraffieren',
  lookBack: 'Zurückblicken',
  stepBack: 'Ein Schritt zurück',
  forward: 'Ein Schritt weiter',
  now: 'Jetzt',
  moment: (round, ship) =>
    ship ? `Runde ${round}, nach ${colours[ship]}` : `Runde ${round}, Poseidons Plättchen`,
  lookingBack: 'Rückblick',
  past: 'Was man da wissen konnte',
  remind: 'Orakel fragen',
  remindTitle: (ship) => `Merksteine legen, wo ${colours[ship]} sein kann`,
  reminded: (ship, count) =>
    count === 1
      ? `Ein Merkstein zeigt, wo ${colours[ship]} ist.`
      : `${colours[ship]}: ${number(count)} Merksteine liegen.`,
  tooFew: (names) => `Keiner mehr da für ${squares(names)}.`,

  forRoom: 'Schraffiert: wo die Navigatoren die Schiffe vermuten können',
};
