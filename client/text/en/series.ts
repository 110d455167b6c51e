/** Series, standings and the evening's record. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Score } from '../../../shared/table/series.ts';
import type { SeriesBoards } from '../../../shared/table/table.ts';
import { list } from './words.ts';

// ── Planning a series ───────────────────────────────────────────────────────────────────────────
export const heading = 'A series';
export const does =
  'You play against one another. Everybody is Poseidon once, and the points of all games are added up.';
export const takePart = (names: readonly string[]) =>
  `Whoever sits takes part: ${list(names)}. That makes ${names.length} games.`;
export const tooFew = 'At least two of you must have a seat.';
export const needSeat = 'Take a seat, and you can begin a series.';
export const order = 'Who is Poseidon when';
export const orderDoes = 'Let the lot decide, or put the names in order.';
export const orders = ['By lot', 'Chosen'] as const;
export const up = (name: string) => `${name}: earlier`;
export const down = (name: string) => `${name}: later`;
export const boards = 'The boards';
export const boardsDoes: Readonly<Record<SeriesBoards, string>> = {
  same: 'The board that is chosen now, for all games.',
  'in turn': 'Another board for each game, from the one that is chosen now.',
  chosen: 'You choose one before each game.',
};
export const boardsOptions: Readonly<Record<SeriesBoards, string>> = {
  same: 'Same',
  'in turn': 'In turn',
  chosen: 'Chosen',
};
export const variants = 'The tiles and rules';
export const variantsDoes = [
  'As they are set now, for all games.',
  'You may change them before each game.',
] as const;
export const variantsOptions = ['Same', 'May change'] as const;
export const begin = 'Begin the series';
export const what = {
  late: 'Who comes later watches until the next series.',
  left: 'Who leaves is passed over; their points stay.',
  abandoned: 'A game that is abandoned is played again.',
};

// ── Between its games ───────────────────────────────────────────────────────────────────────────
export const gameOf = (now: number, all: number) => `Game ${now} of ${all}`;
export const turn = (name: string) => `${name} is Poseidon next.`;
export const myTurn = 'You are Poseidon next.';
export const again = 'The last game was abandoned: it is played again.';
export const changeSides = 'The devices change sides by themselves when the game begins.';
export const notIn = 'You watch until the next series.';
export const beginGame = (now: number) => `Begin game ${now}`;
/** After the end of a series. */
export const beginNew = 'Begin a new game';
export const end = 'End the series';
export const endTitle = 'End this series?';
export const endText =
  'The games that are missing are not played, and nobody wins the series. What has been played stays in the record.';
export const fixedBoard: Readonly<Record<SeriesBoards, string>> = {
  same: 'All games of this series are played on this board.',
  'in turn': 'The boards of this series go round: this one is next.',
  chosen: '',
};
export const fixedVariants = 'These stay the same for the whole series.';

// ── Standings ───────────────────────────────────────────────────────────────────────────────────
export const standings = 'Standings';
export const noPoints = 'No game has been played to its end yet.';
export const place = 'Place';
export const player = 'Player';
export const game = (number: number) => `Game ${number}`;
export const total = 'Total';
export const captain = 'Underlined: as Poseidon.';
export const absent = '–';
export const absentSpoken = 'did not play';
export const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
/** Who has points, and for what; how many stands before it. */
export const pointsRules: Readonly<Record<Score['why'], string>> = {
  own: 'A Navigator, for each ship of their own that comes home',
  failed: 'Poseidon, for each ship that fails',
  cooperative: 'Every Navigator, if the cooperative ship comes home',
};
/** Who leads, and by how much; `ahead` counts for one alone. */
export const leads = (names: readonly string[], total: number, ahead: number) =>
  names.length === 1
    ? `${list(names)} leads by ${points(ahead)}.`
    : `${list(names)} share the lead with ${points(total)} each.`;
/** The same, to one of those who lead; `others` share it. */
export const youLead = (others: readonly string[], total: number, ahead: number) =>
  others.length === 0
    ? `You lead by ${points(ahead)}.`
    : `You share the lead with ${list(others)}: ${points(total)} each.`;
export const nobodyLeads = 'Nobody has a point yet.';
export const podium = 'The first three';
export const onPlace = (number: number) => `Place ${number}:`;
export const broughtHome = (name: string, count: number) =>
  count === 1 ? `${name} has brought one ship home.` : `${name} has brought ${count} ships home.`;

// ── Its end ─────────────────────────────────────────────────────────────────────────────────────
export const over = 'The series is over';
export const won = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} has won the series` : `${list(names)} share the win`;
export const wonPoints = (names: readonly string[], count: number, ahead: number) =>
  names.length === 1 ? `With ${points(count)}, ${ahead} ahead.` : `With ${points(count)} each.`;
export const left = (name: string) => `${name} (has left)`;

// ── The evening's record ────────────────────────────────────────────────────────────────────────
export const record = 'The evening’s record';
export const recordHeading = 'The evening at table';
export const recordTitle = (code: string) => `The evening at table ${code}`;
export const nothing = 'Nothing has been played at this table yet';
export const nothingHint = 'When the first game is over, it is written down here.';
export const single = 'Games';
export const seriesNumber = (number: number) => `Series ${number}`;
export const seriesState = { running: 'The series is running', abandoned: 'The series was ended early' };
export const mode: Readonly<Record<GameMode, string>> = {
  cooperative: 'together',
  competing: 'against one another',
};
export const result: Readonly<Record<Side, string>> = {
  poseidon: 'Poseidon won',
  navigators: 'The Navigators won',
};
export const gameAbandoned = 'Abandoned';
export const gameRunning = 'Is being played';
export const ships = (arrived: number) =>
  arrived === 0
    ? 'no ship came home'
    : arrived === 4
      ? 'all four ships came home'
      : arrived === 1
        ? 'one ship came home'
        : `${arrived} ships came home`;
export const asPoseidon = (name: string) => `Poseidon: ${name}`;
export const asNavigators = (names: readonly string[]) =>
  `${names.length === 1 ? 'Navigator' : 'Navigators'}: ${list(names)}`;
export const alsoWon = (names: readonly string[]) => `Brought a ship of their own home: ${list(names)}`;
export const pointsLine = (lines: readonly { name: string; points: number }[]) =>
  lines.map((line) => `${line.name} ${line.points}`).join(', ');
export const pointsLabel = 'Points';
export const nobody = 'nobody';
export const copy = 'Copy the record';
export const copied = 'The record is copied.';
export const copyByHand = 'The record is marked below: copy it by hand.';
export const asText = 'The record as text';
export const shareText = (code: string) => `Our evening of Odyssey at table ${code}`;
export const recordLink = 'The link to this record';
export const film = 'The film';
export const look = 'Look back';
/** Null: there was nothing to judge. */
export const scores = (deduction: number | null, confusion: number | null) =>
  [
    ...(deduction === null ? [] : [`Deduction\u00a0${deduction}\u00a0of\u00a0100`]),
    ...(confusion === null ? [] : [`Confusion\u00a0${confusion}\u00a0of\u00a0100`]),
  ].join(' · ');
/** A distinction of the series, and no points. */
export const bestDeduction = (names: readonly string[], score: number) =>
  `Sharpest deduction: ${list(names)}, ${score} of 100.`;
export const bestConfusion = (names: readonly string[], score: number) =>
  `Greatest confusion: ${list(names)}, ${score} of 100.`;

export const playedOn = (number: number, round: number) => `Played on from game ${number}, round ${round}.`;
