/** Texts of the oracle: how much help it may give, what can be known, and why a guess can’t be right. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { OracleSays } from '../../../shared/table/helps.ts';
import type { Ground } from '../../../shared/game/rules/contradiction.ts';
import type { Reason } from '../../oracle/reasons.ts';
import { colours, square } from './common.ts';
import { either, list, low } from './words.ts';

export const name = 'The oracle';

// ── In the lobby ────────────────────────────────────────────────────────────────────────────────

export const says: Readonly<Record<OracleSays, string>> = { silent: 'Silent', hints: 'Hints', full: 'Full' };
export const does: Readonly<Record<OracleSays, string>> = {
  silent: 'The Navigators work everything out themselves.',
  hints: 'Anything on the chart that can’t be right is crossed out. Tap it to see why.',
  full: 'The chart also shows where each ship could be, darker where it is more likely.',
};
export const inGame: Readonly<Record<OracleSays, string>> = {
  silent: 'The oracle is silent',
  hints: 'The oracle gives hints',
  full: 'The oracle answers in full',
};
export const byItself = 'With the First voyage rules, it gives hints unless you choose otherwise.';

// ── Where ships can be ──────────────────────────────────────────────────────────────────────────

const squares = (names: readonly Square[]) => names.map(square).join(', ');
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (count: number) => NUMBERS[count] ?? String(count);
export const canBeOn = (ship: Ship, names: readonly Square[]) =>
  names.length === 1
    ? `${colours[ship]}: definitely on ${squares(names)}.`
    : `${colours[ship]}: one of ${number(names.length)} squares (${squares(names)}).`;
export const home = (ship: Ship) => `${colours[ship]}: home.`;
/** In a few words, where a ship can be. Shown beside its order. */
export const canBe = (names: readonly Square[]) =>
  names.length === 1 ? `Definitely on ${squares(names)}.` : `Could be on ${either(names.map(square))}.`;
export const manyPossible = (count: number) => `${count} squares are possible.`;
export const left = (count: number) => (count === 1 ? 'one square possible' : `${count} squares possible`);
/** How screen readers describe a square where these ships can be. */
export const possible = (ships: readonly Ship[]) => `possible: ${list(ships.map(low))}`;
const tiles: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Maelstrom', fogBank: 'Fog bank' };
export const certainDanger = (kind: MarkerKind, names: readonly Square[]) =>
  `${tiles[kind]}: definitely on ${squares(names)}.`;
export const maybeDanger = (kind: MarkerKind, names: readonly Square[]) =>
  names.length === 1
    ? `${tiles[kind]}: perhaps on ${squares(names)}.`
    : `${tiles[kind]}: perhaps on one of ${number(names.length)} squares (${squares(names)}).`;
/** Used if there are too many squares to name. */
export const maybeAnywhere = (kind: MarkerKind, count: number) =>
  `${tiles[kind]}: perhaps on one of ${count} squares.`;
export const notExact = 'No longer exact: some of these squares may be impossible. None is missing.';
export const working = 'The oracle is working it out…';
export const failed = 'The oracle couldn’t work this out.';
export const again = 'Ask it again';

// ── What can’t be right ─────────────────────────────────────────────────────────────────────────

const grounds: Readonly<Record<Ground, string>> = {
  woody: 'a woody island',
  rocky: 'a rocky island',
  sacred: 'the Sacred Island',
  deepSea: 'deep sea',
  lighthouse: 'a lighthouse',
  sea: 'open sea',
};
const islands = (count: number) => (count === 1 ? 'one island' : `${number(count)} islands`);
const lighthouses = (count: number) => (count === 1 ? 'one lighthouse' : `${number(count)} lighthouses`);
/** Why a ship can’t be on a square. */
export function whyNot(ship: Ship, at: Square, reason: Reason): string {
  const [it, there] = [colours[ship], square(at)];
  switch (reason.type) {
    case 'home':
      return `${it} is home on the Sacred Island.`;
    case 'at-sea':
      return `On ${there}, ${low(ship)} would be home.`;
    case 'ground':
      return `${it} reported ${grounds[reason.reported]}: ${there} is ${grounds[reason.is]}.`;
    case 'islands':
      return `${it} reported ${islands(reason.reported)} around it: ${there} has ${reason.are === 0 ? 'none' : number(reason.are)}.`;
    case 'lighthouses':
      return `${it} reported ${lighthouses(reason.reported)} around it: ${there} has ${reason.are === 0 ? 'none' : number(reason.are)}.`;
    case 'coastline':
      return reason.reported
        ? `${it} reported the coastline: ${there} is not on it.`
        : `${it} reported no coastline: ${there} is on it.`;
    case 'kinds':
      return `${it} reported different kinds of islands from those around ${there}.`;
    case 'driven':
      return `${it} has been driven away from ${there}.`;
    case 'stayed':
      return `Nothing has moved ${low(ship)} from ${square(reason.from)}.`;
    case 'out-of-reach':
      return `${it} can’t have been driven from ${square(reason.from)} to ${there}.`;
    case 'together':
      return `Reports since round ${reason.since} rule out ${there} for ${low(ship)}.`;
  }
}
export const noDanger = (kind: MarkerKind, at: Square) =>
  kind === 'maelstrom' ? `No maelstrom can be on ${square(at)}.` : `No fog bank can be on ${square(at)}.`;
/** The heading of the list of reasons. */
export const crossedOut = 'Crossed out, and why';
export const showAll = (count: number) => `Show all ${count}`;
export const allPossible = 'Everything on the chart is possible.';

// ── On the chart ────────────────────────────────────────────────────────────────────────────────

export const show = 'Shade the chart';
/** The label of the button that looks back by one step. The pieces on the chart don't change. */
export const lookBack = 'Look back';
export const stepBack = 'Step back';
export const forward = 'Step forward';
export const now = 'Now';
/** Names the moment that the screen is showing. */
export const moment = (round: number, ship: Ship | null) =>
  ship ? `Round ${round}, after ${low(ship)}` : `Round ${round}, Poseidon’s tile`;
/** Shown in the header instead of the text that says whose turn it is. */
export const lookingBack = 'Looking back';
export const past = 'What could be known then';
/** The button that places a ship’s reminders where the oracle says that it could be. */
export const remind = 'Ask the oracle';
export const remindTitle = (ship: Ship) => `Place reminders where ${low(ship)} could be`;
export const reminded = (ship: Ship, count: number) =>
  count === 1
    ? `One reminder marks where ${low(ship)} is.`
    : `Placed ${number(count)} reminders for ${low(ship)}.`;
export const tooFew = (names: readonly Square[]) => `No reminders left for ${either(names.map(square))}.`;

// ── Spectators ──────────────────────────────────────────────────────────────────────────────────

export const forRoom = 'Shaded: where the ships could be, given what the Navigators know';
