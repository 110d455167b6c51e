/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings } from './common.ts';
import { low } from './words.ts';

const squares = (count: number) => (count === 1 ? 'one square' : `${count} squares`);

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Looking back';
export const working = (now: number, all: number) => `Working it out: ${now} of ${all}`;
export const failed = 'This game could not be worked out.';
export const inexact =
  'Here more seems possible than truly was: what the Navigators heard was too much to work out.';

export const result: Readonly<Record<Side, (home: number, round: number) => string>> = {
  poseidon: (count, round) => `Poseidon won: ${count} of 4 ships home by round ${round}, three were needed.`,
  navigators: (count, round) => `The Navigators won: ${count} of 4 ships home by round ${round}.`,
};
export const brokenOff = (round: number) => `This game was broken off in round ${round}.`;
export const cameHome = (ships: readonly { ship: Ship; round: number }[]) =>
  `Home: ${ships.map(({ ship, round }) => `${low(ship)} in round ${round}`).join(', ')}.`;
export const fellShort = (ships: readonly { ship: Ship; squares: number }[]) =>
  `Not home: ${ships.map(({ ship, squares: count }) => `${low(ship)}, ${squares(count)} short`).join('; ')}.`;

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
export const open = (count: number) => (count === 1 ? '1 square' : `${count} squares`);
export const home = 'home';

export const closer = 'Look closer';
/** What the signs on the board mean. */
export const legend = {
  played: 'what was played',
  better: 'what would have been better',
  betterForPoseidon: 'what would have been better for Poseidon',
  corners: 'each ship’s squares, in a corner of its own',
  truth: 'the true ship',
  guess: 'the guess',
  others: 'the other ships',
  shade: 'where it could be, and how likely',
  home: 'home, the Sacred Island',
  likeliest: 'the likeliest square',
};
/** Which moment the board shows. */
export const justBefore = 'Just before the move';
export const justAfter = 'Just after the move';

export const stepper = 'Moment of the game';
export const previous = 'One step back';
export const next = 'One step on';
export const previousRound = 'Previous round';
export const nextRound = 'Next round';

export const playOn = (number: number) => `Play on from round ${number}`;
export const playOnHint = 'The same opponents go on from there. This game stays as it was.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'What decided it';
export const won = 'What won it';
/** Where no moment changed much. */
export const helpedMost = 'What helped most';
export const chanceWhat = 'What the chance to win is';
export const chanceMeans =
  'The chance to win is an estimate: with the ships where they truly are, and as many orders and storms to come, the Navigators win so many games of a hundred. Before an order it counts how crews usually order, so with the right one it can be higher.';
export const noMistake =
  'No single order was far from the best that could be known. It was Poseidon’s storms, and luck.';
export const neverBelow = (percent: string) =>
  `The Navigators never let it slip: their chance to win was never below ${percent}. These moments helped most.`;
export const moments = 'Moments';
export const others = 'Other moments';
export const none = 'No single moment stands out in this game.';
export const round = (number: number) => `Round ${number}`;
export const beginning = 'The beginning';

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
/** After what was answered, what was played and what was best. */
export const chanceHome = (yours: string, done: string, best: string) =>
  `The ship’s chance to come home: ${yours} (as played: ${done}, best: ${best}).`;
export const chanceWin = (yours: string, done: string, best: string) =>
  `The Navigators’ chance to win: ${yours} (as played: ${done}, best: ${best}).`;
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
