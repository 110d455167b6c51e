/** Texts about series, standings and the table's record. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Score } from '../../../shared/table/series.ts';
import type { SeriesBoards } from '../../../shared/table/series-record.ts';
import { list } from './words.ts';

// ── Planning a series ───────────────────────────────────────────────────────────────────────────
export const heading = 'A series';
export const takePart = (names: readonly string[]) =>
  `Everyone with a seat takes part: ${list(names)}. That makes ${names.length} games.`;
export const order = 'Turns as Poseidon';
export const orderDoes = 'At random, or in the order you choose.';
export const orders = ['At random', 'Chosen'] as const;
export const up = (name: string) => `${name}: earlier`;
export const down = (name: string) => `${name}: later`;
export const boards = 'The boards';
export const boardsDoes: Readonly<Record<SeriesBoards, string>> = {
  same: 'The current board, for every game.',
  'in turn': 'A different board each game, starting with the current one.',
  chosen: 'You choose one before each game.',
  'new seas': 'A new sea each game, of the same size and difficulty as the current one.',
};
export const boardsOptions: Readonly<Record<SeriesBoards, string>> = {
  same: 'Same',
  'in turn': 'In turn',
  chosen: 'Chosen',
  'new seas': 'New seas',
};
export const variants = 'The tiles and rules';
export const variantsDoes = [
  'As they are set now, for every game.',
  'You may change them before each game.',
] as const;
export const variantsOptions = ['Same', 'May change'] as const;
export const begin = 'Start the series';
export const what = {
  late: 'Anyone who joins later watches until the next series.',
  left: 'Anyone who leaves is skipped; their points stand.',
  abandoned: 'A game that is ended early is played again.',
};

// ── Between the games of a series ───────────────────────────────────────────────────────────────
export const gameOf = (now: number, all: number) => `Game ${now} of ${all}`;
export const turn = (name: string) => `${name} will be Poseidon next.`;
export const myTurn = 'You’ll be Poseidon next.';
export const again = 'The last game was ended early: it will be played again.';
export const changeSides = 'Seats change automatically when the game starts.';
export const notIn = 'You’ll be watching until the next series.';
export const beginGame = (now: number) => `Start game ${now}`;
export const end = 'End the series';
export const endTitle = 'End this series?';
export const endText =
  'The remaining games won’t be played, and nobody wins the series. Finished games stay in the table record.';
export const fixedBoard: Readonly<Record<SeriesBoards, string>> = {
  same: 'All games of this series are played on this board.',
  'in turn': 'The boards rotate in this series: this one is next.',
  chosen: '',
  'new seas': 'Each game of this series has a new sea: this one is next.',
};
export const fixedVariants = 'These stay the same for the whole series.';

// ── Standings ───────────────────────────────────────────────────────────────────────────────────
export const standings = 'Standings';
export const noPoints = 'No game has been finished yet.';
export const place = 'Rank';
export const player = 'Player';
export const game = (number: number) => `Game ${number}`;
export const total = 'Total';
export const captain = 'Underlined: as Poseidon.';
export const absent = '–';
export const absentSpoken = 'did not play';
export const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
/** Why a player gets points. The number of points is written before each reason. */
export const pointsRules: Readonly<Record<Score['why'], string>> = {
  own: 'A Navigator, for each ship of their own that comes home',
  failed: 'Poseidon, for each ship that doesn’t come home',
  cooperative: 'Every Navigator, if the cooperative ship comes home',
};
/** @param ahead the lead in points; used only if there is a single leader */
export const leads = (names: readonly string[], total: number, ahead: number) =>
  names.length === 1
    ? `${list(names)} leads by ${points(ahead)}.`
    : `${list(names)} share the lead with ${points(total)} each.`;
/**
 * Says that the reader leads.
 * @param others the players who share the lead
 */
export const youLead = (others: readonly string[], total: number, ahead: number) =>
  others.length === 0
    ? `You lead by ${points(ahead)}.`
    : `You share the lead with ${list(others)}: ${points(total)} each.`;
export const nobodyLeads = 'Nobody has scored yet.';
export const podium = 'Top three';
export const onPlace = (number: number) => `${['1st', '2nd', '3rd'][number - 1] ?? number}:`;
export const broughtHome = (name: string, count: number) =>
  count === 1 ? `${name} has brought one ship home.` : `${name} has brought ${count} ships home.`;

// ── The end of a series ─────────────────────────────────────────────────────────────────────────
export const over = 'The series is over';
export const won = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} has won the series` : `${list(names)} share victory`;
export const wonPoints = (names: readonly string[], count: number, ahead: number) =>
  names.length === 1 ? `With ${points(count)}, ${ahead} ahead.` : `With ${points(count)} each.`;
export const left = (name: string) => `${name} (has left)`;

// ── The table’s record ──────────────────────────────────────────────────────────────────────────
export const record = 'Table record';
export const recordHeading = 'Games at table';
export const recordTitle = (code: string) => `Games at table ${code}`;
export const nothing = 'No games have been played at this table yet';
export const nothingHint = 'Finished games will be listed here.';
export const single = 'Games';
export const seriesNumber = (number: number) => `Series ${number}`;
export const seriesState = { running: 'The series is in progress', abandoned: 'The series was ended early' };
export const mode: Readonly<Record<GameMode, string>> = {
  cooperative: 'cooperative',
  competing: 'competitive',
};
export const result: Readonly<Record<Side, string>> = {
  poseidon: 'Poseidon won',
  navigators: 'The Navigators won',
};
export const gameAbandoned = 'Ended early';
export const gameRunning = 'In progress';
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
export const copied = 'Record copied.';
export const copyByHand = 'The record is selected below: copy it manually.';
export const asText = 'The record as text';
export const shareText = (code: string) => `Our games of Odyssey at table ${code}`;
export const recordLink = 'The link to this record';
export const film = 'Replay';
export const look = 'Review';
/** A score is null if there was nothing to rate. */
export const scores = (deduction: number | null, confusion: number | null) =>
  [
    ...(deduction === null ? [] : [`Deduction\u00a0${deduction}\u00a0out\u00a0of\u00a0100`]),
    ...(confusion === null ? [] : [`Confusion\u00a0${confusion}\u00a0out\u00a0of\u00a0100`]),
  ].join(' · ');
/** A distinction for a player in the series. It gives no points. */
export const bestDeduction = (names: readonly string[], score: number) =>
  `Sharpest deduction: ${list(names)}, ${score} out of 100.`;
export const bestConfusion = (names: readonly string[], score: number) =>
  `Greatest confusion: ${list(names)}, ${score} out of 100.`;

export const playedOn = (number: number, round: number) => `Continued from game ${number}, round ${round}.`;
