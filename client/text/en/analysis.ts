/** Texts of a game's review: what could be known, what decided the game, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings } from './common.ts';
import { low } from './words.ts';

const squares = (count: number) => (count === 1 ? 'one square' : `${count} squares`);

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Review';
export const working = (now: number, all: number) => `Working it out: ${now} of ${all}`;
export const failed = 'This game could not be analysed.';
export const inexact =
  'There was too much to work out exactly, so some squares shown as possible may have been impossible.';

export const result: Readonly<Record<Side, (home: number, round: number) => string>> = {
  poseidon: (count, round) => `Poseidon won: ${count} of 4 ships home by round ${round}; three were needed.`,
  navigators: (count, round) => `The Navigators won: ${count} of 4 ships home by round ${round}.`,
};
export const brokenOff = (round: number) => `This game was ended early, in round ${round}.`;
export const cameHome = (ships: readonly { ship: Ship; round: number }[]) =>
  `Home: ${ships.map(({ ship, round }) => `${low(ship)} in round ${round}`).join(', ')}.`;
export const fellShort = (ships: readonly { ship: Ship; squares: number }[]) =>
  `Not home: ${ships.map(({ ship, squares: count }) => `${low(ship)}, ${squares(count)} short`).join('; ')}.`;

export const seenBy = 'View';
export const views: Readonly<Record<Side | 'open', string>> = {
  open: 'All',
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
export const trueShip = (ship: Ship) => `${colours[ship]}, true position`;
export const guessShip = (ship: Ship) => `${colours[ship]}, guess`;
export const could = (ship: Ship, percent: string) => `${low(ship)} possible: ${percent}`;
/** Shown beside a ship's name: the number of squares where the ship could be. */
export const open = (count: number) => (count === 1 ? '1 square' : `${count} squares`);
export const home = 'home';

export const closer = 'Look closer';
/** The legend beside the board. */
export const legend = {
  played: 'what was played',
  better: 'what would have been better',
  betterForPoseidon: 'what would have been better for Poseidon',
  corners: 'each ship’s possible squares, one corner per ship',
  truth: 'the true position',
  guess: 'the guess',
  others: 'the other ships',
  shade: 'where it could be, and how likely',
  home: 'home, the Sacred Island',
  likeliest: 'the most likely square',
};
/** Labels that say which moment the board shows. */
export const justBefore = 'Just before the move';
export const justAfter = 'Just after the move';

export const stepper = 'Point in the game';
export const previous = 'One step back';
export const next = 'One step forward';
export const previousRound = 'Previous round';
export const nextRound = 'Next round';

export const playOn = (number: number) => `Play on from round ${number}`;
export const playOnHint = 'You play on against the same opponents. This game is kept as it was.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'What decided it';
/** The heading above the main moments of a game that nobody won. */
export const moved = 'What changed the chances most';
/** Shown instead of moments if the winner was ahead all the way. The percentage is the reader's own chance. */
export const ahead = (reader: Side | undefined, winner: Side, percent: string) => {
  if (reader === winner)
    return `You were ahead all the way: your chance of winning was never below ${percent}.`;
  const leader = winner === 'poseidon' ? 'Poseidon was' : 'The Navigators were';
  if (reader) return `${leader} ahead all the way: your chance of winning was never above ${percent}.`;
  return winner === 'poseidon'
    ? `${leader} ahead all the way: the Navigators’ chance of winning was never above ${percent}.`
    : `${leader} ahead all the way: their chance of winning was never below ${percent}.`;
};
export const wholeGame = 'The whole game';
export const chanceWhat = 'What “chance of winning” means';
export const chanceMeans = (reader: Side | undefined) =>
  `The chance of winning is an estimate: given where the ships really are and the orders and storms still to come, it is how many games in a hundred ${reader ? 'you' : 'the Navigators'} would win. Before an order it assumes a typical crew, so the right order can raise the Navigators’ chance.`;
export const noMistake =
  'Given what could be known, no single order fell far short of the best. It came down to Poseidon’s storms and luck.';
export const others = 'Other moments';
export const none = 'No single moment stands out in this game.';
export const round = (number: number) => `Round ${number}`;
export const beginning = 'The start';

// ── Questions ───────────────────────────────────────────────────────────────────────────────────

export const ask = 'Ask me first';
export const askDoes = 'Find the better order or storm yourself before you see it';
export const askOrder = (ship: Ship) => `What order would you have given ${low(ship)}?`;
export const askStorm = 'Which ship would you have driven, and where?';
export const askHint = 'The board shows the position just before.';
export const shipToDrive = 'Ship to drive';
export const yours = (heading: Heading) => `You: ${headings[heading]}`;
export const verdicts = {
  best: 'Right: there was nothing better.',
  near: 'Good: very close to the best.',
  better: 'Better than what was played, but there was something better still.',
  worse: 'No, that’s not it.',
};
/** Compares the player's answer with the move that was played and with the best move. */
export const chanceHome = (yours: string, done: string, best: string) =>
  `The ship’s chance of coming home: ${yours} (as played: ${done}, best: ${best}).`;
export const chanceWin = (reader: Side | undefined, yours: string, done: string, best: string) =>
  `${reader ? 'Your' : 'The Navigators’'} chance of winning: ${yours} (as played: ${done}, best: ${best}).`;
export const tryAgain = 'Try again';
export const show = 'Show me';

// ── Uncertainty ─────────────────────────────────────────────────────────────────────────────────

export const graph = 'Uncertainty, round by round';
export const graphHint =
  'The higher a line, the less the Navigators could know about that ship. Tap to go to that moment.';
export const measure = 'Measured in';
export const measures = { squares: 'Squares', bits: 'Bits', winning: 'Chance of winning' };
export const bitsHint =
  'Each bit doubles the number of squares: three bits mean eight squares, all equally likely.';
export const winningHint = (reader: Side | undefined) =>
  `How likely ${reader ? 'you' : 'the Navigators'} are to win, given where the ships really are. It is an estimate.`;
export const asTable = 'As a table';
export const whole = (reader: Side | undefined) => (reader ? 'You win' : 'Navigators win');

// ── Scores ──────────────────────────────────────────────────────────────────────────────────────

export const scores = 'How well you played';
export const deduction = 'Deduction';
export const confusion = 'Confusion';
export const scoreOf = (points: number) => `${points} out of 100`;
export const nothingToJudge = 'nothing to score';
export const deductionText = (orders: number) =>
  `The Navigators’ score, from ${orders === 1 ? 'one order to an uncertain ship' : `${orders} orders to ships whose position was uncertain`}. A guess gets full marks if, going by all that could be known at that moment, no other square was closer to the ship on average. One square worse gets half marks, two a third. Luck doesn’t count.`;
export const confusionText = (storms: number) =>
  `Poseidon’s score, from ${storms === 1 ? 'one storm' : `${storms} storms`}. ${storms === 1 ? 'It' : 'Each'} is scored on how well it stopped the ships’ next reports from giving them away, from the worst possible storm (0) to the best (100).`;
export const noPoints = 'Both scores are just for glory: they don’t earn any points.';
export const reckoned = 'How this is worked out';
export const reckonedText = [
  'The oracle knows only what has been reported and played. A square it does not shade was impossible.',
  'Its odds assume that Poseidon is equally likely to drive a ship to any allowed square.',
  'The better order is the one that gives the ship the best chance of coming home. It takes into account the squares to go, the orders and storms left, and how uncertain the position is after the ship’s own report, but not other ships in sight.',
];
