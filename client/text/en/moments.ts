/** Texts about the moments of a reviewed game: what happened, what could be known, and what would have been better. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings } from './common.ts';
import { capital, list, low } from './words.ts';

/** An order's heading, and where it led. */
interface Leg {
  readonly heading: Heading;
  /** The distance to the Sacred Island after the order, in squares. */
  readonly far: number;
  readonly offBoard: boolean;
}

const squares = (count: number) => (count === 1 ? 'one square' : `${count} squares`);
const anyOf = (count: number) => (count === 1 ? 'one square' : `any of ${count} squares`);
const possible = (count: number) => (count === 1 ? 'one possible square' : `${count} possible squares`);
const ordersLeft = (count: number) => (count === 1 ? 'one order left' : `${count} orders left`);
const stormName = (storm: Storm | null) =>
  storm === null ? 'The maelstrom' : storm === 'great' ? 'The Great Storm' : `The ${low(storm)} storm`;
const reportOf = (by: Ship, round: number, reply: string) =>
  `${colours[by]}’s report in round ${round} (“${reply}”)`;

// ── Moments in one line ─────────────────────────────────────────────────────────────────────────

export const hidden = (tile: Storm | null, ships: readonly Ship[]) =>
  `${stormName(tile)} hid ${list(ships.map(low))}`;
export const hiddenUntil = (tile: Storm | null, ship: Ship, round: number | null) =>
  `${stormName(tile)} hid ${low(ship)} ${round === null ? 'for good' : `until round ${round}`}`;
export const drove = (tile: Storm | null, ship: Ship) =>
  `${stormName(tile)} drove ${low(ship)} away from home`;
export const struck = (tile: Storm | null) => `${stormName(tile)} struck hard`;
export const cameHome = (ship: Ship) => `${colours[ship]} came home`;
export const found = (ship: Ship, square: string) => `${colours[ship]} was found again on ${square}`;
export const reported = (ship: Ship, before: number, after: number) =>
  `${colours[ship]}’s report left ${after} of ${squares(before)}`;
export const nearer = (ship: Ship) => `${colours[ship]} came closer to home`;
export const unlucky = (ship: Ship) => `${colours[ship]} was unlucky`;
export const mistaken = (ship: Ship, square: string, guess: string) =>
  `${colours[ship]} was on ${square}, but was thought to be on ${guess}`;
export const impossible = (ship: Ship, guess: string) =>
  `${colours[ship]} was thought to be on ${guess}, where it could no longer be`;
export const astray = {
  'off the board': (ship: Ship) => `${colours[ship]} was sent off the board`,
  'past the Sacred Island': (ship: Ship) => `${colours[ship]} sailed past the Sacred Island`,
  away: (ship: Ship) => `${colours[ship]} sailed away from home`,
  'no nearer': (ship: Ship) => `${colours[ship]} came no closer to home`,
} as const;
export const order = (ship: Ship, better: Heading, ordered: Heading) =>
  `${colours[ship]} should have sailed ${headings[better]}, not ${headings[ordered]}`;
export const weak = (tile: Storm) =>
  `Poseidon had a better move than ${stormName(tile).replace('The', 'this')}`;

// ── What could be known, and from what ──────────────────────────────────────────────────────────

export const neverInDoubt = (ship: Ship, square: string) =>
  `${colours[ship]} was on ${square}, and that was never in doubt.`;
export const reportLeft = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `${reportOf(by, round, reply)}, together with everything reported before, put ${by === ship ? 'it' : low(ship)} on ${square}.`;
export const reportLeftHardly = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `After ${low(by)}’s report in round ${round} (“${reply}”), ${by === ship ? 'it' : low(ship)} was almost certainly on ${square}.`;
export const toldLeft = (round: number, ship: Ship, square: string) =>
  `Everything reported up to round ${round} put ${low(ship)} on ${square}.`;
/** Explains that a report without a ship in sight helped to locate another ship. */
export const sawNone = (by: Ship, ship: Ship) =>
  `${colours[by]} saw no ship, so ${low(ship)} could not be next to it.`;
export const cameTo = (square: string) => `Its orders since then put it on ${square}.`;
export const knownUntil = (ship: Ship, square: string, storm: Storm | null, round: number) =>
  `${colours[ship]} was certainly on ${square} until ${stormName(storm).replace('The', 'the')} in round ${round}.`;
/**
 * @param last the last report since the ship's position came into doubt: its round and text, and whether a storm may
 * have driven the ship since; null if there is none
 */
export const inDoubt = (
  last: readonly [round: number, reply: string, driven: boolean] | null,
  ship: Ship,
  count: number,
  likeliest: string | null,
) =>
  `${last ? `Going by ${low(ship)}’s last report (round ${last[0]}: “${last[1]}”)${last[2] ? ', any storm since' : ''} and all the other reports, it` : `Going by everything reported since then, ${low(ship)}`} could have been on ${anyOf(count)}, ${likeliest === null ? 'all equally likely' : `most likely ${likeliest}`}.`;
export const rightly = (ship: Ship, square: string) =>
  `That’s where the Navigators thought ${low(ship)} was: on ${square}.`;

// ── An order, and the better one ────────────────────────────────────────────────────────────────

/** Where the Navigators thought the ship was, and where their order would have taken it from there. */
export const believed = {
  'home already': (ship: Ship, guess: string, heading: Heading) =>
    `The Navigators’ guess for ${low(ship)} was already on the Sacred Island, ${guess}: sailing ${headings[heading]} from there, like any order, leads away.`,
  home: (ship: Ship, guess: string, heading: Heading) =>
    `The Navigators thought ${low(ship)} was on ${guess}: sailing ${headings[heading]} from there leads home.`,
  nearer: (ship: Ship, guess: string, heading: Heading) =>
    `The Navigators thought ${low(ship)} was on ${guess}: sailing ${headings[heading]} from there leads closer to home.`,
  'no nearer': (ship: Ship, guess: string, heading: Heading) =>
    `The Navigators thought ${low(ship)} was on ${guess}: even from there, sailing ${headings[heading]} leads no closer to home.`,
} as const;
/**
 * Where the ship really was, where its order took it, and where the better order would have taken it.
 * @param orders the number of orders left after this one
 */
export const trulyWay = (
  ship: Ship,
  square: string,
  was: number,
  ordered: Leg,
  orders: number,
  better: Leg | null,
) => {
  const way = ordered.offBoard
    ? `led off the board and left it ${squares(ordered.far)} away`
    : ordered.far === 0
      ? 'brought it home'
      : `left it ${squares(ordered.far)} away`;
  const rest =
    ordered.far === 0
      ? ''
      : ordered.far > orders && orders > 0
        ? `, too far with ${ordersLeft(orders)}`
        : `, with ${orders === 0 ? 'no orders left' : ordersLeft(orders)}`;
  const other = better
    ? `; ${headings[better.heading]} would have ${better.far === 0 ? 'brought it home' : `left it ${better.far === 1 ? 'one' : better.far} away`}`
    : '';
  return `${colours[ship]} was really on ${square}, ${squares(was)} from home: ${headings[ordered.heading]} ${way}${rest}${other}.`;
};
/** Compares two orders: from how many of the ship's possible squares each of them led closer to home. */
export const nearerFrom = (more: Heading, many: number, less: Heading, few: number, of: number) =>
  `${capital(headings[more])} led closer to home from ${many} of its ${of} possible squares; ${headings[less]} from ${few === 0 ? 'none of them' : few}.`;
/**
 * Compares two orders: from how many of the ship's possible squares each of them led away from home. The worse order
 * comes first.
 */
export const fartherFrom = (worse: Heading, many: number, better: Heading, few: number, of: number) =>
  `${capital(headings[worse])} led away from home from ${many} of its ${of} possible squares; ${headings[better]} from ${few === 0 ? 'none of them' : few}.`;
export const quoted = (ship: Ship, reply: string) => `${colours[ship]} reported: “${reply}”`;
export const badLuck = 'Given what could be known, no order was better: it was just bad luck.';
export const littleBetter = (heading: Heading) =>
  `Given what could be known, ${headings[heading]} was a little better. The rest was bad luck.`;
export const maelstromMeans =
  'Poseidon drives a ship out of a maelstrom to a neighbouring square; the Navigators don’t see which.';
export const into = (ship: Ship, heading: Heading) =>
  `${colours[ship]} sailed ${headings[heading]}, into a maelstrom.`;
export const riskTaken = (risk: string, around: Heading) =>
  `Going by what could be known, the risk was ${risk}; ${headings[around]} would probably have avoided it.`;
/** States the risk of an order that led into a maelstrom. Used if the risk was small. */
export const unforeseen = (risk: string) =>
  `Going by what could be known, the risk was only ${risk}: it was just bad luck.`;
/**
 * States the risk of an order that led into a maelstrom. Used if the risk was worth avoiding, but no other order would
 * have halved it.
 */
export const riskEverywhere = (risk: string) =>
  `Going by what could be known, the risk was ${risk}, and no other order would have halved it.`;
/** The side that a moment helped, in words. */
export const helped = { navigators: 'helped the Navigators', poseidon: 'helped Poseidon' } as const;
/** The label of the button that shows the hidden sentences. */
export const more = 'More';
export const reports = (left: number, better: Heading, fewer: number) =>
  `Its report left ${possible(left)}; sailing ${headings[better]} would have left ${fewer}.`;
export const byLuck = 'Luckily, it did no harm.';

// ── A storm ─────────────────────────────────────────────────────────────────────────────────────

export const driven = (by: Storm | null, ship: Ship, from: string, to: string) =>
  `${by === null ? `Poseidon drove ${low(ship)} out of the maelstrom,` : `Poseidon drove ${low(ship)}`} from ${from} to ${to}.`;
export const standing = (wasFar: number, far: number, orders: number) => {
  const way =
    far === wasFar
      ? `It was still ${squares(far)} from home`
      : `It was then ${squares(far)} from home instead of ${wasFar}`;
  return far > orders ? `${way}: too far with ${ordersLeft(orders)}.` : `${way}, with ${ordersLeft(orders)}.`;
};
export const adrift = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `After its next report, ${low(ship)} could have been on ${anyOf(count)}, and it could never be pinned down again.`
    : `After its next report, ${low(ship)} could have been on ${anyOf(count)}; from round ${until} on, it could be pinned down.`;
export const foundAtOnce = (ship: Ship) => `Its next report gave away where ${low(ship)} was.`;
export const search = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Its next order, ${headings[ordered]}, left ${possible(left)}; ${headings[better]} would have left only ${fewer}.`;
export const searchDetour = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Its next order, ${headings[ordered]}, left ${possible(left)}; ${headings[better]} would have left only ${fewer}, but was a worse way home.`;
export const searchedWell = (alike: number) =>
  alike === 0
    ? 'Every other heading would have revealed less about where it was.'
    : `No other heading would have revealed more about where it was; ${alike === 7 ? 'all of them' : alike === 1 ? 'one' : alike} would have revealed just as much.`;
export const counted = (before: number, after: number) =>
  `All four ships together had ${possible(before)} before the storm and ${after} after it.`;
export const strongest = 'Poseidon had nothing stronger to play.';

// ── A step that helped ──────────────────────────────────────────────────────────────────────────

export const told = (ship: Ship, before: number, after: number) =>
  `Before its order, ${low(ship)} could have been on ${anyOf(before)}; after its report, on ${after === 1 ? 'only one' : after}.`;
export const knownBefore = (ship: Ship) => `The Navigators could have known where ${low(ship)} was.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'It got lost this round.'
    : `It had been lost for ${count === 1 ? 'one round' : `${count} rounds`}.`;

// ── A storm that could have been stronger ───────────────────────────────────────────────────────

export const playedDrive = (ship: Ship, heading: Heading) =>
  `Poseidon drove ${low(ship)} ${headings[heading]}.`;
export const betterDrive = (
  reader: Side | undefined,
  tile: Storm,
  ship: Ship,
  heading: Heading,
  chance: string,
) => {
  const drive = `driving ${low(ship)} ${headings[heading]} with ${stormName(tile).replace('The', 'the')}`;
  return reader === 'poseidon'
    ? `Better for Poseidon: ${drive} would have raised your chance of winning to ${chance}.`
    : `Better for Poseidon: ${drive} would have cut ${reader ? 'your' : 'the Navigators’'} chance of winning to ${chance}.`;
};

// ── The chance of winning ───────────────────────────────────────────────────────────────────────────

const chanceOf = (reader: Side | undefined) =>
  reader ? 'Your chance of winning' : 'The Navigators’ chance of winning';
/** @param change negative if it fell, positive if it rose */
const changed = (from: string, to: string, change: number) =>
  change === 0 ? `stayed at ${to}` : `${change < 0 ? 'fell' : 'rose'} from ${from} to ${to}`;

export const chances = (reader: Side | undefined, from: string, to: string) =>
  `${reader ? 'Your' : 'Navigators’'} chance ${from} → ${to}`;
/** @param change negative if it fell, positive if it rose */
export const chance = (reader: Side | undefined, from: string, to: string, change: number) =>
  `${chanceOf(reader)} ${changed(from, to, change)}.`;
/** The rest of a sentence that begins with a moment's headline. */
export const chanceClause = (reader: Side | undefined, from: string, to: string, change: number) =>
  `: ${reader ? 'your' : 'the Navigators’'} chance of winning ${changed(from, to, change)}.`;
export const chanceInstead = (
  reader: Side | undefined,
  from: string,
  to: string,
  change: number,
  better: Heading,
  other: string,
) =>
  `${chanceOf(reader)} ${changed(from, to, change)}; with ${headings[better]} it would have been ${other}.`;
