/** The ending: who won and why, and the film of where the ships really went. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster, Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, tiles } from './common.ts';
import { capital, list, low } from './words.ts';

const NUMBERS = ['None', 'One', 'Two', 'Three', 'All four'] as const;
const names = (ships: readonly Ship[]) => list(ships.map(low));
const squares = (count: number) => (count === 1 ? '1\u00a0square' : `${count}\u00a0squares`);

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

const HOME = ['None of the ships is', 'One ship is', 'Two ships are', 'Three ships are', 'All four are'];

/** Who won, for everybody. */
export const winner: Readonly<Record<Side, string>> = {
  navigators: 'The Navigators win',
  poseidon: 'Poseidon wins',
};
export const tally = (arrived: number, all: number) => `${arrived} of ${all} ships home`;

/** The one strong line: by who won, then by who reads it. */
export const verdict: Readonly<Record<Side, Record<Side | 'onlookers', (arrived: number) => string>>> = {
  navigators: {
    navigators: (arrived) => `${HOME[arrived]} home!`,
    poseidon: () => 'They slipped through your storms',
    onlookers: () => 'The Sacred Island is reached',
  },
  poseidon: {
    poseidon: (arrived) => (arrived === 0 ? 'Not one escaped you' : 'The sea has kept them'),
    navigators: (arrived) => (arrived === 0 ? 'The sea let nobody go' : 'The sea would not let you go'),
    onlookers: () => 'The sea has the last word',
  },
};

/** Who came home when, in the order of arrival; the first sentence of why. */
export const home = (arrivals: readonly { ships: readonly Ship[]; round: number }[]) => {
  const phrases = arrivals.map(({ ships, round }, i) =>
    i === 0 ? `${capital(names(ships))} came home in round ${round}` : `${names(ships)} in round ${round}`,
  );
  return phrases.length === 0 ? 'No ship came home.' : `${phrases.join(', ')}.`;
};
/** How far the others still had, the nearest first. */
export const short = (failures: readonly { ships: readonly Ship[]; squares: number }[]) => {
  const phrases = failures.map(({ ships, squares: count }, i) =>
    i === 0
      ? `${capital(names(ships))} ${ships.length === 1 ? 'was' : 'were'} still ${squares(count)} from home`
      : `${names(ships)}\u00a0${count}`,
  );
  return phrases.length === 0 ? '' : `${phrases.join('; ')}.`;
};
export const needed = (count: number) => `${NUMBERS[count] ?? count} had to come home.`;
const itsOwn = (name: string, ships: readonly Ship[]) =>
  `${name}’s ${names(ships)} ${ships.length === 1 ? 'ship' : 'ships'} came home`;
export const youWinToo = (ships: readonly Ship[]) =>
  ships.length === 1
    ? `Your own ${low(ships[0] ?? 'red')} ship came home: you win too.`
    : 'Ships of your own came home: you win too.';
/** A Navigator who wins although Poseidon does. */
export const winsToo = (name: string, ships: readonly Ship[]) => `${itsOwn(name, ships)}: ${name} wins too.`;
/** The guess that was farthest off, and the first of several that were. */
export const farthest = {
  alone: (ship: Ship, count: number, round: number) =>
    `Worst guess: ${low(ship)}, ${squares(count)} off in round ${round}`,
  tied: (ship: Ship, count: number, round: number) =>
    `Worst guesses: first ${low(ship)}, ${squares(count)} off in round ${round}`,
};

// ── The film ────────────────────────────────────────────────────────────────────────────────────

export const boardLabel = 'The true ships and the guesses';
export const filmLabel = 'The film of the game';
export const fleetLabel = 'Ships to show';
export const moment = 'Moment of the game';
export const momentOf = (round: string, now: number, all: number) => `${round}, ${now} of ${all}`;
export const beginning = 'The beginning';
export const roundTitle = (round: number) => `Round ${round}`;
export const play = 'Play';
export const pause = 'Pause';
export const previousRound = 'Previous round';
export const nextRound = 'Next round';
export const previousMoment = 'One step back';
export const nextMoment = 'One step on';
export const showRounds = 'Log';
export const showRoundsLabel = 'Show the rounds in place of the board';
export const roundsLabel = 'Round by round';
export const truth = 'truth';
export const guess = 'guess';
export const stormy = 'driven';
export const error = 'how far off';

/** How far off a guess was, beside the ship's name. */
export const off = (count: number) => (count === 0 ? 'guess spot on' : `guess ${squares(count)} off`);
export const shortOff = (count: number) => (count === 0 ? 'spot on' : `${count} off`);
export const atHome = 'home';
export const shipOff = (ship: Ship, state: string) => `${colours[ship]}: ${state}`;

export const trueShip = (ship: Ship) => `${colours[ship]}, in truth`;
export const guessShip = (ship: Ship) => `${colours[ship]}, as guessed`;

// ── What happened ───────────────────────────────────────────────────────────────────────────────

export const start = 'The ships set out. Truth and guess are still the same.';
export const storm = (tile: Storm, faceDown: boolean) =>
  faceDown ? `${tiles[tile]}, face down.` : `${tiles[tile]}.`;
export const monster = (tile: SeaMonster, ship: Ship) => `The ${tiles[tile]} holds ${low(ship)} fast.`;
export const arrives = (ship: Ship, heading: Heading) =>
  `${colours[ship]} sails ${headings[heading]} and is home.`;
export const caught = (ship: Ship, heading: Heading) =>
  `${colours[ship]} sails ${headings[heading]}, into a maelstrom.`;
export const thrown = (ship: Ship, heading: Heading) =>
  `The maelstrom throws ${low(ship)} ${headings[heading]}.`;
export const corrected = (moves: readonly { ship: Ship; square: string }[]) =>
  `The Navigators set ${list(
    moves.map(({ ship, square }, i) => `${i === 0 ? 'their ' : ''}${low(ship)} on ${square}`),
  )}.`;

// ── Fetching it ─────────────────────────────────────────────────────────────────────────────────

// ── Points ──────────────────────────────────────────────────────────────────────────────────────

export const points = 'Points';
export const pointsOfGame = 'Points of this game';
export const pointsOfSeries = 'Points of the series';
export const player = 'Player';
export const why = 'What for';
/** In words: figures are not for the display face. */
const COUNTS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];
/** The headline of a competition: who has most points of a game, at least three; `names` is null for who reads it. */
export const mostPoints = (names: readonly string[] | null, points: number) => {
  const count = COUNTS[points] ?? points;
  if (names === null) return `${count} points for you`;
  return names.length === 1
    ? `${count} points for ${list(names)}`
    : `${count} points each for ${list(names)}`;
};
export const pointsButton = (title: string, lines: readonly { name: string; points: number }[]) =>
  `${title}: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Show what for`;
export const scored = {
  failed: (ships: readonly Ship[], count: number) => `${count} for ${names(ships)} lost at sea`,
  own: (ships: readonly Ship[], count: number) => `${count} for ${names(ships)} home`,
  cooperative: (ships: readonly Ship[], count: number) =>
    `${count} for ${names(ships)}, the cooperative ship, home`,
};
export const nothingScored: Readonly<Record<Side, string>> = {
  poseidon: 'No ship failed',
  navigators: 'No ship of their own came home',
};
export const seriesPoints = (now: number, all: number) => `The series after ${now} of ${all} games`;
export const seriesWon = (players: readonly string[]) =>
  players.length === 1
    ? `${list(players)} has won the series!`
    : `${list(players)} share the win of the series!`;

// ── What next ───────────────────────────────────────────────────────────────────────────────────

export const look = 'Look back';
export const again = 'Play again';
export const againTitle = 'Begin the next game?';
export const againText =
  'It begins at once, with the same seats and settings, on every device at this table. This film stays in the evening’s record.';
export const againConfirm = 'Begin';
export const nextGame = 'Next game';
export const nextGameText = (poseidon: string | null) =>
  poseidon === null
    ? 'You are Poseidon. It begins at once, on every device at this table. This film stays in the evening’s record.'
    : `${poseidon} is Poseidon. It begins at once, on every device at this table. This film stays in the evening’s record.`;
export const nextTurn = (poseidon: string | null) =>
  poseidon === null ? 'You are Poseidon next.' : `${poseidon} is Poseidon next.`;
export const toHarbour = 'To the lobby';
export const toLobby = 'Change setup';
export const toLobbyTitle = 'To the lobby, to change seats, board or rules';
export const toLobbyOnlooker = 'To the lobby';
export const onlookerHint = 'Whoever has a seat begins the next game. In the lobby you can take one.';
/** To what came of a day's voyage. */
export const dailyResult = 'Your result';
