/** Das Orakel: was es sagen darf, was man wissen kann, und warum eine Vermutung nicht stimmen kann. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { OracleSays } from '../../../shared/table/table.ts';
import type { Ground } from '../../../shared/game/rules/contradiction.ts';
import type { Reason } from '../../oracle/reasons.ts';
import { colours, square } from './common.ts';
import { list } from './words.ts';

export const name = 'Das Orakel';

// ── In the lobby ────────────────────────────────────────────────────────────────────────────────

export const says: Readonly<Record<OracleSays, string>> = {
  silent: 'Schweigt',
  hints: 'Hinweise',
  full: 'Alles',
};
export const does: Readonly<Record<OracleSays, string>> = {
  silent: 'Die Navigatoren kommen selbst auf alles.',
  hints: 'Was auf der Karte nicht stimmen kann, ist durchgestrichen. Tippt man darauf, steht da, warum.',
  full: 'Die Karte zeigt auch, wo jedes Schiff sein kann: je dunkler, desto wahrscheinlicher.',
};
export const inGame: Readonly<Record<OracleSays, string>> = {
  silent: 'Das Orakel schweigt',
  hints: 'Das Orakel gibt Hinweise',
  full: 'Das Orakel sagt alles',
};
export const byItself = 'Bei einer ersten Reise gibt es Hinweise, außer ihr wählt etwas anderes.';

// ── Where ships can be ──────────────────────────────────────────────────────────────────────────

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
export const canBeOn = (ship: Ship, names: readonly Square[]) =>
  names.length === 1
    ? `${colours[ship]}: sicher auf ${squares(names)}.`
    : `${colours[ship]}: ${number(names.length)} Felder: ${squares(names)}.`;
export const home = (ship: Ship) => `${colours[ship]}: daheim.`;
/** The same beside the order of the ship, in few words. */
export const canBe = (names: readonly Square[]) =>
  names.length === 1 ? `Sicher auf ${squares(names)}.` : `Möglich: ${squares(names)}.`;
export const manyPossible = (count: number) => `${count} Felder sind möglich.`;
export const left = (count: number) => (count === 1 ? 'ein Feld möglich' : `${count} Felder möglich`);
export const possible = (ships: readonly Ship[]) => `möglich: ${list(ships.map((ship) => colours[ship]))}`;
const tiles: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Strudel', fogBank: 'Nebelbank' };
export const certainDanger = (kind: MarkerKind, names: readonly Square[]) =>
  `${tiles[kind]}: sicher auf ${squares(names)}.`;
export const maybeDanger = (kind: MarkerKind, names: readonly Square[]) =>
  names.length === 1
    ? `${tiles[kind]}: vielleicht auf ${squares(names)}.`
    : `${tiles[kind]}: vielleicht auf einem von ${names.length} Feldern: ${squares(names)}.`;
/** So many that their names would tell nothing. */
export const maybeAnywhere = (kind: MarkerKind, count: number) =>
  `${tiles[kind]}: vielleicht auf einem von ${count} Feldern.`;
export const notExact = 'Nicht mehr genau: Manches dieser Felder ist vielleicht unmöglich. Es fehlt keines.';
export const working = 'Das Orakel denkt nach …';
export const failed = 'Das Orakel hat den Faden verloren.';
export const again = 'Noch einmal fragen';

// ── What can’t be right ─────────────────────────────────────────────────────────────────────────

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
export function whyNot(ship: Ship, at: Square, reason: Reason): string {
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
}
export const noDanger = (kind: MarkerKind, at: Square) =>
  kind === 'maelstrom'
    ? `Auf ${square(at)} kann kein Strudel liegen.`
    : `Auf ${square(at)} kann keine Nebelbank liegen.`;
/** Over the reasons, and on the button that shows those that are left out at first. */
export const crossedOut = 'Durchgestrichen, und warum';
export const showAll = (count: number) => `Alle ${count} zeigen`;
export const allPossible = 'Auf der Karte kann alles stimmen.';

// ── On the chart ────────────────────────────────────────────────────────────────────────────────

export const show = 'Karte schraffieren';
/** On the card: the first step back, which changes nothing on the chart of now. */
export const lookBack = 'Zurückblicken';
export const stepBack = 'Ein Schritt zurück';
export const forward = 'Ein Schritt weiter';
export const now = 'Jetzt';
export const moment = (round: number, ship: Ship | null) =>
  ship ? `Runde ${round}, nach ${colours[ship]}` : `Runde ${round}, Poseidons Plättchen`;
/** In the head, instead of whose turn it is. */
export const lookingBack = 'Rückblick';
export const past = 'Was man da wissen konnte';
export const remind = (ship: Ship) => `${colours[ship]} auslegen`;
export const remindTitle = (ship: Ship) => `Merksteine legen, wo ${colours[ship]} sein kann`;
export const reminded = (ship: Ship, count: number) =>
  count === 1
    ? `Ein Merkstein zeigt, wo ${colours[ship]} ist.`
    : `${colours[ship]}: ${number(count)} Merksteine liegen.`;
export const tooFew = (names: readonly Square[]) => `Keiner mehr da für ${squares(names)}.`;

// ── Who looks on ────────────────────────────────────────────────────────────────────────────────

export const forYou = 'Zeig mir, was man wissen kann';
export const forYouHint = 'Nur für dich: Die Navigatoren merken es nicht.';
export const forRoom = 'Schraffiert: wo die Navigatoren die Schiffe vermuten können';
