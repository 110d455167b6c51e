/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, tiles } from './common.ts';
import { capital, list, low } from './words.ts';

const squares = (count: number) => (count === 1 ? 'one square' : `${count} squares`);
const rounds = (count: number) => (count === 1 ? 'one round' : `${count} rounds`);
const stormName = (storm: Storm | null) =>
  storm === null ? 'The maelstrom' : storm === 'great' ? 'The Great Storm' : `The ${low(storm)} storm`;
const uncapital = (phrase: string) => phrase.charAt(0).toLowerCase() + phrase.slice(1);

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Looking back';
export const working = (now: number, all: number) => `Working it out: ${now} of ${all}`;
export const failed = 'This game could not be worked out.';
export const inexact =
  'Here more seems possible than truly was: what the Navigators heard was too much to work out.';

export const seenBy = 'As it was seen by';
export const views: Readonly<Record<Side | 'open', string>> = {
  open: 'Open',
  navigators: 'Navigators',
  poseidon: 'Poseidon',
};
export const oracle = 'Oracle';
export const oracleDoes = 'Shade where each ship could be';
export const shipsLabel = 'Ships to show';
export const boardLabel: Readonly<Record<Side | 'open', string>> = {
  open: 'The true ships, the guesses, and what could be known',
  navigators: 'The guesses, and what could be known',
  poseidon: 'The true ships',
};
export const trueShip = (ship: Ship) => `${colours[ship]}, in truth`;
export const guessShip = (ship: Ship) => `${colours[ship]}, as guessed`;
export const could = (ship: Ship, percent: string) => `${low(ship)} possible: ${percent}`;
/** Beside a ship's name: on how many squares it could be. */
export const open = (count: number) => (count === 1 ? 'known' : `${count} squares`);
export const home = 'home';

export const stepper = 'Moment of the game';
export const previous = 'One step back';
export const next = 'One step on';
export const previousRound = 'Previous round';
export const nextRound = 'Next round';

export const tabs = { moments: 'Moments', graph: 'Doubt', scores: 'Scores' };
export const tabsLabel = 'What to look at';

export const playOn = (number: number) => `Play on from round ${number}`;
export const playOnHint = 'The same opponents go on from there. This game stays as it was.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'What decided it';
export const others = 'Other moments';
export const none = 'No single moment stands out in this game.';
export const round = (number: number) => `Round ${number}`;
export const beginning = 'The beginning';

/** What a moment was, in one line. */
export const storm = (tile: Storm | null, lost: readonly Ship[]) => {
  if (lost.length === 0) return `${stormName(tile)} struck hard`;
  return `${capital(list(lost.map(low)))} lost in ${uncapital(stormName(tile))}`;
};
export const survey = (ship: Ship, wasLost: boolean) =>
  wasLost ? `${colours[ship]} was found again` : `${colours[ship]}’s report told much`;
export const order = (ship: Ship, heading: Heading) =>
  `${colours[ship]} should not have sailed ${headings[heading]}`;
export const certain = {
  'off the board': (ship: Ship, square: string) =>
    `${colours[ship]}, known on ${square}, sailed off the board`,
  'past the Sacred Island': (ship: Ship, square: string) =>
    `${colours[ship]}, known on ${square}, sailed past the Sacred Island`,
  away: (ship: Ship, square: string) => `${colours[ship]}, known on ${square}, sailed away from home`,
  'no nearer': (ship: Ship, square: string) => `${colours[ship]}, known on ${square}, came no nearer`,
} as const;
export const weak = (tile: Storm) => `${stormName(tile)} could have done more`;

/** What there is to say of it. */
export const hid = (before: number, after: number) =>
  `Before it the ships could be on ${squares(before)} in all, after it on ${squares(after)}.`;
export const lost = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `${colours[ship]} reported, and could still be on ${squares(count)}. It was never known for certain again.`
    : `${colours[ship]} reported, and could still be on ${squares(count)}. It was known again in round ${until}.`;
export const told = (before: number, after: number) =>
  `Before the order it could be on ${squares(before)}, after the report on ${squares(after)}.`;
export const lostFor = (count: number) =>
  count === 0 ? 'It had been lost in this round.' : `It had been lost for ${rounds(count)}.`;
export const thought = (ship: Ship, square: string) => `The Navigators took ${low(ship)} to be on ${square}.`;
export const instead = (heading: Heading, ordered: Heading) =>
  `${capital(headings[heading])} was better than ${headings[ordered]}.`;
export const homeChances = (better: string, ordered: string) =>
  `Chance to come home: ${better} instead of ${ordered}.`;
export const wouldArrive = 'It would have been home at once.';
export const wouldBe = (count: number) => `Its report would have left ${squares(count)}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading) =>
  `${tiles[tile]}, ${low(ship)} to the ${headings[heading]}: that was stronger.`;
export const playedDrive = (ship: Ship, heading: Heading) =>
  `Played was: ${low(ship)} to the ${headings[heading]}.`;
export const winning = (before: string, after: string) =>
  `The Navigators’ chance to win: ${before}, then ${after}.`;
export const cost = (points: string) => `That cost ${points} points of the Navigators’ chance to win.`;
export const gave = (points: string) => `That gave the Navigators ${points} points of their chance to win.`;

// ── Questions ───────────────────────────────────────────────────────────────────────────────────

export const ask = 'Ask me first';
export const askDoes = 'Find the better order or storm yourself, then see it';
export const askOrder = (ship: Ship) => `What would you have ordered ${low(ship)}?`;
export const askStorm = 'Which ship would you have driven, and where?';
export const askHint = 'The board shows what there was just before.';
export const shipToDrive = 'Ship to drive';
export const yours = (heading: Heading) => `You: ${headings[heading]}`;
export const verdicts = {
  best: 'Right: there was nothing better.',
  near: 'Good: hardly anything was better.',
  better: 'Better than what was done, but there was more.',
  worse: 'That was not it.',
};
export const chanceHome = (percent: string) => `comes home: ${percent}`;
export const chanceWin = (percent: string) => `Navigators win: ${percent}`;
export const tryAgain = 'Try again';
export const show = 'Show me';

// ── Doubt ───────────────────────────────────────────────────────────────────────────────────────

export const graph = 'How much was not known, round by round';
export const graphHint =
  'The higher a line, the less the Navigators could know of that ship. Tap to go there.';
export const measure = 'Measured in';
export const measures = { squares: 'Squares', bits: 'Bits', winning: 'Chance to win' };
export const bitsHint = 'A bit is one halving: three bits are eight squares, all as likely.';
export const winningHint =
  'How likely the Navigators win, with the ships where they truly are. It is an estimate.';
export const asTable = 'As a table';
export const whole = 'Navigators win';

// ── Scores ──────────────────────────────────────────────────────────────────────────────────────

export const scores = 'How well you played';
export const deduction = 'Deduction';
export const confusion = 'Confusion';
export const scoreOf = (points: number) => `${points} of 100`;
export const nothingToJudge = 'nothing to judge';
export const deductionText = (orders: number) =>
  `The Navigators’ score, from ${orders} orders to ships that had been in doubt. A guess counts in full if none was nearer to the ship on average, by all that could be known at that moment. One square more than need be counts half, two a third. Luck counts nothing.`;
export const confusionText = (storms: number) =>
  `Poseidon’s score, from ${storms} storms. For each one: how well it hid the ships that it drove from their next report, between the worst (0) and the best (100) that he could have played.`;
export const noPoints = 'Both are a distinction. Nobody gets points for them.';
export const reckoned = 'How this is reckoned';
export const reckonedText = [
  'The oracle knows what the Navigators were told, and nothing else. A square that it does not shade was impossible.',
  'Its chances take it that Poseidon drives each ship to every allowed square with equal chance.',
  'A better order is the one with the best chance to come home: squares to go, orders and storms left, and the doubt that the ship’s own report leaves. Other ships in sight are left out of it.',
];
