/** Texts about a game's ending: the winner, the reason, and the replay of where the ships really went. */
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

/** The result of the game, with the same words for everyone. */
export const winner: Readonly<Record<Side, string>> = {
  navigators: 'The Navigators win',
  poseidon: 'Poseidon wins',
};
export const tally = (arrived: number, all: number) => `${arrived} of ${all} home`;

/** The headline. It depends on the winner (first key) and on the reader's side (second key). */
export const verdict: Readonly<Record<Side, Record<Side | 'onlookers', (arrived: number) => string>>> = {
  navigators: {
    navigators: (arrived) => `${HOME[arrived]} home!`,
    poseidon: () => 'They slipped through your storms',
    onlookers: () => 'They have found their way home',
  },
  poseidon: {
    poseidon: (arrived) => (arrived === 0 ? 'Not one escaped you' : 'The sea has kept them'),
    navigators: (arrived) => (arrived === 0 ? 'The sea let nobody go' : 'The sea would not let you go'),
    onlookers: () => 'The sea has the last word',
  },
};

/** The ships that came home, in order, and in which round. */
export const home = (arrivals: readonly { ships: readonly Ship[]; round: number }[]) => {
  const phrases = arrivals.map(({ ships, round }, i) =>
    i === 0 ? `${capital(names(ships))} came home in round ${round}` : `${names(ships)} in round ${round}`,
  );
  return phrases.length === 0 ? 'No ship came home.' : `${phrases.join(', ')}.`;
};
/** How far the ships that didn't come home were from home, nearest first. */
export const short = (failures: readonly { ships: readonly Ship[]; squares: number }[]) => {
  const phrases = failures.map(({ ships, squares: count }, i) =>
    i === 0
      ? `${capital(names(ships))} ${ships.length === 1 ? 'was' : 'were'} still ${squares(count)} from home`
      : `${names(ships)}\u00a0${count}`,
  );
  return phrases.length === 0 ? '' : `${phrases.join('; ')}.`;
};
export const needed = (count: number) => `${NUMBERS[count] ?? count} were needed.`;
/** The sentence for a Navigator who wins although Poseidon has won the game. */
export const youWinToo = (ships: readonly Ship[]) =>
  ships.length === 1
    ? `Your own ${low(ships[0] ?? 'red')} ship came home: you win too.`
    : 'Your own ships came home: you win too.';
export const winsToo = (name: string, ships: readonly Ship[]) =>
  `${name} wins too: ${names(ships)} came home.`;
/** Sentences about the guess that was farthest off. If several were equally far off, they are about the first one. */
export const farthest = {
  alone: (ship: Ship, count: number, round: number) =>
    `Worst guess: ${low(ship)}, ${squares(count)} off in round ${round}`,
  tied: (ship: Ship, count: number, round: number) =>
    `Worst guess: ${low(ship)}, ${squares(count)} off in round ${round} (the first of several)`,
};

// ── The replay ───────────────────────────────────────────────────────────────────────────────────

export const boardLabel = 'The true ships and the guesses';
export const filmLabel = 'Replay of the game';
export const fleetLabel = 'Ships to show';
export const moment = 'Point in the game';
export const momentOf = (round: string, now: number, all: number) => `${round}, ${now} of ${all}`;
export const beginning = 'The start';
export const roundTitle = (round: number) => `Round ${round}`;
export const play = 'Play';
export const pause = 'Pause';
export const previousRound = 'Previous round';
export const nextRound = 'Next round';
export const previousMoment = 'One step back';
export const nextMoment = 'One step forward';
export const showRounds = 'Journal';
export const showRoundsLabel = 'Show the journal in place of the board';
export const roundsLabel = 'Round by round';
export const truth = 'truth';
export const guess = 'guess';
export const stormy = 'driven';
export const error = 'how far off';

/** How far off a guess was, shown beside the ship's name. */
export const off = (count: number) => (count === 0 ? 'guess spot on' : `guess ${squares(count)} off`);
export const shortOff = (count: number) => (count === 0 ? 'spot on' : `${count} off`);
export const atHome = 'home';
export const shipOff = (ship: Ship, state: string) => `${colours[ship]}: ${state}`;

export const trueShip = (ship: Ship) => `${colours[ship]}, true position`;
export const guessShip = (ship: Ship) => `${colours[ship]}, guess`;

// ── What happened ───────────────────────────────────────────────────────────────────────────────

export const start = 'The ships set out. The guesses are still right.';
export const storm = (tile: Storm, faceDown: boolean) =>
  faceDown ? `${tiles[tile]}, face down.` : `${tiles[tile]}.`;
export const monster = (tile: SeaMonster, ship: Ship) => `The ${tiles[tile]} holds ${low(ship)}.`;
export const arrives = (ship: Ship, heading: Heading) =>
  `${colours[ship]} sails ${headings[heading]} and is home.`;
export const caught = (ship: Ship, heading: Heading) =>
  `${colours[ship]} sails ${headings[heading]}, into a maelstrom.`;
export const thrown = (ship: Ship, heading: Heading) =>
  `Poseidon drives ${low(ship)} ${headings[heading]}, out of the maelstrom.`;
export const corrected = (moves: readonly { ship: Ship; square: string }[]) =>
  `The Navigators moved ${list(
    moves.map(({ ship, square }, i) =>
      i === 0 ? `their ${low(ship)} guess to ${square}` : `${low(ship)} to ${square}`,
    ),
  )}.`;

// ── Points ──────────────────────────────────────────────────────────────────────────────────────

export const points = 'Points';
export const pointsOfGame = 'Points this game';
export const pointsOfSeries = 'Series points';
export const player = 'Player';
export const why = 'Reason';
/** The numbers are written out, because the display typeface has no readable figures. */
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
/**
 * The headline of a competitive game. It states the most points that anybody got, which is at least three.
 * @param names the players with that many points; null if it is only the reader
 */
export const mostPoints = (names: readonly string[] | null, points: number) => {
  const count = COUNTS[points] ?? points;
  if (names === null) return `${count} points for you`;
  return names.length === 1
    ? `${count} points for ${list(names)}`
    : `${count} points each for ${list(names)}`;
};
export const pointsButton = (title: string, lines: readonly { name: string; points: number }[]) =>
  `${title}: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Show why`;
export const scored = {
  failed: (ships: readonly Ship[], count: number) => `${count} for ${names(ships)} lost at sea`,
  own: (ships: readonly Ship[], count: number) => `${count} for bringing ${names(ships)} home`,
  cooperative: (ships: readonly Ship[], count: number) =>
    `${count} for bringing ${names(ships)}, the cooperative ship, home`,
};
export const nothingScored: Readonly<Record<Side, string>> = {
  poseidon: 'No ship was lost',
  navigators: 'No ship of their own came home',
};
export const seriesPoints = (now: number, all: number) => `The series after ${now} of ${all} games`;
export const seriesWon = (players: readonly string[]) =>
  players.length === 1
    ? `${list(players)} has won the series!`
    : `${list(players)} share victory in the series!`;

// ── What next ───────────────────────────────────────────────────────────────────────────────────

export const look = 'Review';
export const again = 'Play again';
export const againTitle = 'Start the next game?';
export const againText =
  'It starts straight away, with the same seats and settings, on every device at this table. This replay stays in the table record.';
/** If somebody plays alone, and each game takes another sea. */
export const againSeaText =
  'It starts straight away, with the same seats and settings, on another sea. This replay stays in the table record.';
export const againConfirm = 'Start';
export const nextGame = 'Next game';
export const nextGameText = (poseidon: string | null) =>
  poseidon === null
    ? 'You’ll be Poseidon. It starts straight away, on every device at this table. This replay stays in the table record.'
    : `${poseidon} will be Poseidon. It starts straight away, on every device at this table. This replay stays in the table record.`;
export const nextTurn = (poseidon: string | null) =>
  poseidon === null ? 'You’ll be Poseidon next.' : `${poseidon} will be Poseidon next.`;
export const toHarbour = 'Back to lobby';
export const toLobby = 'Change setup';
export const toLobbyTitle = 'Back to the lobby, to change seats, board or rules';
export const toLobbyOnlooker = 'Back to lobby';
export const onlookerHint = 'Anyone with a seat can start the next game. You can take one in the lobby.';
/** The label of a link to the result of the daily voyage. */
export const dailyResult = 'Your result';
