/** The moments of a game that is looked back at: what each was, who could know what, and what would have been better. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings } from './common.ts';
import { capital, list, low } from './words.ts';

const squares = (count: number) => (count === 1 ? 'one square' : `${count} squares`);
const ordersLeft = (count: number) => (count === 1 ? 'one order left' : `${count} orders left`);
const stormName = (storm: Storm | null) =>
  storm === null ? 'The maelstrom' : storm === 'great' ? 'The Great Storm' : `The ${low(storm)} storm`;
const reportOf = (by: Ship, round: number) => `${colours[by]}’s report in round ${round}`;

// ── In one line ─────────────────────────────────────────────────────────────────────────────────

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
export const nearer = (ship: Ship) => `${colours[ship]} came nearer to home`;
export const unlucky = (ship: Ship) => `${colours[ship]} had bad luck`;
export const mistaken = (ship: Ship, square: string, guess: string) =>
  `${colours[ship]} was on ${square}, and was taken for ${guess}`;
export const impossible = (ship: Ship, guess: string) =>
  `${colours[ship]} was taken for ${guess}, where it could no longer be`;
export const astray = {
  'off the board': (ship: Ship) => `${colours[ship]} was sent off the board`,
  'past the Sacred Island': (ship: Ship) => `${colours[ship]} sailed past the Sacred Island`,
  away: (ship: Ship) => `${colours[ship]} sailed away from home`,
  'no nearer': (ship: Ship) => `${colours[ship]} came no nearer`,
} as const;
export const order = (ship: Ship, better: Heading, ordered: Heading) =>
  `${colours[ship]} should have sailed ${headings[better]}, not ${headings[ordered]}`;
export const weak = (tile: Storm) => `${stormName(tile)} could have done more`;

// ── Who could know what, and from what ──────────────────────────────────────────────────────────

export const neverInDoubt = (ship: Ship, square: string) =>
  `${colours[ship]} had never been in doubt: it was on ${square}.`;
export const reportLeft = (by: Ship, round: number, ship: Ship, square: string) =>
  `${reportOf(by, round)} left only ${square} for ${by === ship ? 'it' : low(ship)}.`;
export const reportLeftHardly = (by: Ship, round: number, ship: Ship, square: string) =>
  `${reportOf(by, round)} left hardly anything but ${square} for ${by === ship ? 'it' : low(ship)}.`;
export const toldLeft = (round: number, ship: Ship, square: string) =>
  `What was told up to round ${round} left only ${square} for ${low(ship)}.`;
export const cameTo = (square: string) => `By its orders since then it was on ${square}.`;
export const knownUntil = (ship: Ship, square: string, storm: Storm | null, round: number) =>
  `${colours[ship]} was certain on ${square} until ${stormName(storm).replace('The', 'the')} of round ${round}.`;
export const inDoubt = (ship: Ship, count: number, likeliest: string, percent: string) =>
  `By all reports since then, ${low(ship)} could be on ${squares(count)}, most likely on ${likeliest} (${percent}).`;
export const inDoubtAlike = (ship: Ship, count: number) =>
  `By all reports since then, ${low(ship)} could be on ${squares(count)}, one as likely as the other.`;
export const truly = (square: string) => `In truth it was on ${square}.`;
export const rightly = 'The Navigators had it there, too.';
export const took = (square: string) => `The Navigators took it for ${square}.`;
export const tookWrongly = (square: string) =>
  `The Navigators took it for ${square}, where it could no longer be.`;

// ── An order, and the better one ────────────────────────────────────────────────────────────────

export const ways = (ordered: Heading, far: number, better: Heading, nearer: number) =>
  `${capital(headings[ordered])} left it ${squares(far)} from home; ${headings[better]} would have left it ${squares(nearer)} away.`;
export const wayHome = (ordered: Heading, far: number, better: Heading) =>
  `${capital(headings[better])} would have brought it home at once; ${headings[ordered]} left it ${squares(far)} away.`;
export const wayOff = (ordered: Heading, better: Heading, nearer: number) =>
  `${capital(headings[ordered])} led off the board, and the order was wasted; ${headings[better]} would have left it ${squares(nearer)} from home.`;
export const homeChances = (ordered: Heading, done: string, better: Heading, best: string) =>
  `By what could be known, its chance to come home was ${best} after ${headings[better]}, ${done} after ${headings[ordered]}.`;
export const reports = (left: number, better: Heading, fewer: number) =>
  `Its report left ${squares(left)}; after ${headings[better]} it would have left ${fewer}.`;
export const byLuck = 'By luck it did no harm.';

// ── A storm ─────────────────────────────────────────────────────────────────────────────────────

export const driven = (by: Storm | null, ship: Ship, from: string, to: string) =>
  `${by === null ? 'The maelstrom threw' : 'Poseidon drove'} ${low(ship)} from ${from} to ${to}.`;
export const standing = (wasFar: number, far: number, orders: number) => {
  const way =
    far === wasFar
      ? `It was still ${squares(far)} from home`
      : `It was then ${squares(far)} from home instead of ${wasFar}`;
  return far > orders ? `${way}: too far for ${ordersLeft(orders)}.` : `${way}, with ${ordersLeft(orders)}.`;
};
export const adrift = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `After its next report ${low(ship)} could be on ${squares(count)}, and it was never certain again.`
    : `After its next report ${low(ship)} could be on ${squares(count)}; it was certain again from round ${until}.`;
export const foundAtOnce = (ship: Ship) => `Its next report told where ${low(ship)} was.`;
export const search = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `What would have helped: its next order, ${headings[ordered]}, left ${squares(left)}; ${headings[better]} would have left ${fewer}.`;
export const searchedWell = 'No other order would have told more of where it was.';
export const counted = (before: number, after: number) =>
  `Adding up the possible squares of all four ships: ${before} before the storm, ${after} after it.`;
export const strongest = 'Poseidon had nothing stronger to play.';
export const helpless = 'The Navigators could do nothing about it.';

// ── A step that helped ──────────────────────────────────────────────────────────────────────────

export const told = (ship: Ship, before: number, after: number) =>
  `Before its order ${low(ship)} could be on ${squares(before)}; after its report on ${squares(after)}.`;
export const knownBefore = (ship: Ship) => `The Navigators could know where ${low(ship)} was.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'It had been lost in this round.'
    : `It had been lost for ${count === 1 ? 'one round' : `${count} rounds`}.`;
export const choice = (ordered: Heading, done: string, next: Heading, other: string) =>
  `By what could be known, its chance to come home was ${done} after ${headings[ordered]}, ${other} after the next best order, ${headings[next]}.`;

// ── A storm that could have been stronger ───────────────────────────────────────────────────────

export const playedDrive = (ship: Ship, heading: Heading, chance: string) =>
  `Poseidon drove ${low(ship)} to the ${headings[heading]}: that left the Navigators a chance to win of ${chance}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading, chance: string) =>
  `${stormName(tile)} with ${low(ship)} to the ${headings[heading]} would have left them ${chance}.`;

// ── The chance to win ───────────────────────────────────────────────────────────────────────────

/** Beside the round, of a moment in one line. */
export const chances = (from: string, to: string) => `chance to win ${from} → ${to}`;

/** @param change below 0 if it fell, above if it rose */
export const chance = (from: string, to: string, change: number) =>
  change === 0
    ? `The Navigators’ chance to win stayed at ${to}.`
    : `The Navigators’ chance to win ${change < 0 ? 'fell' : 'rose'} from ${from} to ${to}.`;
export const chanceInstead = (from: string, to: string, change: number, better: Heading, other: string) =>
  change === 0
    ? `The Navigators’ chance to win stayed at ${to}; with ${headings[better]} it would have been ${other}.`
    : `The Navigators’ chance to win ${change < 0 ? 'fell' : 'rose'} from ${from} to ${to}; with ${headings[better]} it would have been ${other}.`;
