/** Decides on commands at a table. The result is either the events that a command causes, or a refusal. */
import type { Board } from '../board/board.ts';
import { parseBoard, type BoardFault, type BoardFile } from '../board/parse-board.ts';
import { ownBoardId } from '../board/packed-board.ts';
import type { Square } from '../board/squares.ts';
import type { Outcome, PlayerId, Side, Variants } from '../game/game.ts';
import { isWon, outcomeOf } from '../game/rules/ending.ts';
import { dealShips, fairWishes, NO_WISHES } from '../game/rules/owners.ts';
import type { Line } from '../game/talk.ts';
import { CHARACTERS, type Opponent } from '../opponents/opponents.ts';
import { shuffled, type Random } from '../random.ts';
import { ownBoard } from './boards.ts';
import { evolveTable } from './evolve.ts';
import {
  gameOf,
  isAtTable,
  nextOracle,
  nextSurveyHelp,
  runningGame,
  seatedPlayers,
  seatOf,
} from './queries.ts';
import { finishedBy, missingFor, whyNoFinish, type PublicState } from './rules/finishing.ts';
import { moreTimeAsked, whyNoGiving, whyNoMoreTime, whyNoResuming } from './rules/more-time.ts';
import { resumedBy } from './rules/relief.ts';
import { endsByWish, whyNoAbandoning, whyNoGame } from './rules/games.ts';
import { nextHost, whyNoFreeing, whyNoLock, whyNoRemoval } from './rules/host.ts';
import { playerOf, wishesFor, whyNoOpponent } from './rules/opponents.ts';
import { whyNoName } from './rules/names.ts';
import { whyNoOlympus } from './rules/olympus.ts';
import { whyNoOpening } from './rules/open-chart.ts';
import { openedAt, whyNoOpenTable, type OpenTables } from './rules/open-table.ts';
import {
  knowsOtherSide,
  whyNoLeaving,
  whyNoSeat,
  whyNoSwap,
  whyNoSwapRequest,
  type Circumstances,
} from './rules/seats.ts';
import { whyNoBreakingOff, whyNoSeries } from './rules/series.ts';
import {
  clockChosen,
  whyNoBoard,
  whyNoChoiceOfBoard,
  whyNoClock,
  whyNoMode,
  whyNoOracle,
  whyNoSurveyHelp,
  whyNoVariants,
} from './rules/settings.ts';
import { whyNoNaming, whyNoSharing } from './rules/sharing.ts';
import { whyNoContinuing } from './rules/continuing.ts';
import { whyNoDeal, whyNoWish } from './rules/ships.ts';
import { whyNoFreeText, whyNoLine, whyNoRemoval as whyNoLineRemoval } from './rules/talk.ts';
import { nextBoard, nextPlayers, runningSeries } from './series.ts';
import type { TableCommand } from './commands.ts';
import type { TableEvent } from './events.ts';
import type { GameTurn } from './game-record.ts';
import type { TableRefusal } from './refusals.ts';
import type { Table } from './table.ts';

export type TableDecision<R = TableRefusal> =
  | { ok: true; events: TableEvent[] }
  | {
      ok: false;
      refusal: R;
      /** What is wrong with the board. Present only if the refusal is 'bad-board'. */
      fault?: BoardFault;
    };

/** What a decision depends on in addition to the table. */
export interface TableDeps extends Circumstances {
  /** The ids of the server's boards. */
  readonly boards: readonly string[];
  /** Returns whether a board has room for the special tiles of these variants. */
  readonly hasRoom: (board: string, variants: Variants) => boolean;
  /** Returns whether a board has this square. */
  readonly hasSquare: (board: string, square: Square) => boolean;
  /** Whether this server lists open tables. */
  readonly openTables: OpenTables;
  /** What everybody knows about the running game, if there is one. */
  readonly game: PublicState | undefined;
  /** The current turn of the running game, if there is one. */
  readonly turn: GameTurn | undefined;
  readonly newId: () => string;
  /** Makes an unguessable link to a game of this table. */
  readonly newLink: () => string;
  readonly random: Random;
}

/**
 * Decides on a command from somebody at the table, without changing anything.
 * @returns the events that carry the command out (none if it changes nothing), or the refusal
 */
export function decideTable(
  table: Table,
  player: PlayerId,
  command: TableCommand,
  deps: TableDeps,
): TableDecision {
  const refusal = whyNot(table, player, command, deps);
  if (refusal) return { ok: false, refusal };
  const fault = command.type === 'choose-own-board' ? faultOf(command.board) : undefined;
  if (fault) return { ok: false, refusal: 'bad-board', fault };
  const events = carryOut(table, player, command, deps).filter((event) => !changesNothing(table, event));
  return { ok: true, events: [...events, ...endedWishes(table, events)] };
}

function whyNot(
  table: Table,
  player: PlayerId,
  command: TableCommand,
  { boards, hasRoom, hasSquare, openTables, present, company, saw, game, turn }: TableDeps,
): TableRefusal | null {
  if (!isAtTable(table, player)) return 'no-such-player';
  switch (command.type) {
    case 'rename':
      return whyNoName(table, command.name, player);
    case 'sit':
      return whyNoSeat(table, player, command.seat, { company, saw, knowing: command.knowing ?? false });
    case 'ask-swap':
      return whyNoSwapRequest(table, player);
    case 'swap-seats':
      return whyNoSwap(table, player, command.player, company);
    case 'choose-board':
      return whyNoBoard(table, player, command.board, boards);
    case 'choose-own-board':
      return whyNoChoiceOfBoard(table, player, boards);
    case 'choose-variants':
      return whyNoVariants(table, player);
    case 'choose-mode':
      return whyNoMode(table, player);
    case 'choose-clock':
      return whyNoClock(table, player);
    case 'choose-oracle':
      return whyNoOracle(table, player);
    case 'choose-survey-help':
      return whyNoSurveyHelp(table, player);
    case 'open-chart':
      return whyNoOpening(table, player);
    case 'wish-ship':
      return whyNoWish(table, player, command);
    case 'deal-ships':
      return whyNoDeal(table, player);
    case 'begin-game':
      return whyNoGame(table, player, boards, hasRoom);
    case 'abandon-game':
      return whyNoAbandoning(table, player);
    case 'finish-game':
      return whyNoFinish(table, player, command.finish, game);
    case 'ask-more-time':
      return whyNoMoreTime(table, player, turn);
    case 'give-more-time':
      return whyNoGiving(table, player, turn);
    case 'resume-side':
      return whyNoResuming(table, player);
    case 'begin-series':
      return whyNoSeries(table, player, command, boards);
    case 'abandon-series':
      return whyNoBreakingOff(table, player);
    case 'free-seat':
      return whyNoFreeing(table, player, command.player, present);
    case 'remove-player':
      return whyNoRemoval(table, player, command.player);
    case 'seat-opponent':
      return whyNoOpponent(table, player, command) ?? whyNoNamesake(table, command.opponent);
    case 'lock-table':
      return whyNoLock(table, player);
    case 'open-table':
      return whyNoOpenTable(table, player, command.open, openTables);
    case 'allow-olympus':
      return whyNoOlympus(table, player);
    case 'say':
      return whyNoLine(table, command.line) ?? whyNoSquareOf(table, command.line, hasSquare);
    case 'remove-line':
      return whyNoLineRemoval(table, player, command.line);
    case 'allow-free-text':
      return whyNoFreeText(table, player);
    case 'share-game':
      return whyNoSharing(table, player, command);
    case 'show-name':
      return whyNoNaming(table, player, command.game);
    case 'continue-game':
      return whyNoContinuing(table, player, command.game);
    case 'leave':
      return whyNoLeaving(table, player);
  }
}

function carryOut(table: Table, player: PlayerId, command: TableCommand, deps: TableDeps): TableEvent[] {
  switch (command.type) {
    case 'rename':
      return [{ type: 'renamed', player, name: command.name }];
    case 'sit':
      return sit(table, player, command.seat, deps);
    case 'ask-swap':
      return table.swaps.includes(player) === command.wish
        ? []
        : [{ type: 'swap-asked', player, wish: command.wish }];
    case 'swap-seats':
      return swapSeats(table, player, command.player);
    case 'choose-board':
      return [{ type: 'board-chosen', board: command.board }];
    case 'choose-own-board':
      return chooseOwnBoard(table, command.board);
    case 'choose-variants':
      return [{ type: 'variants-chosen', variants: command.variants }];
    case 'choose-mode':
      return [{ type: 'mode-chosen', mode: command.mode }];
    case 'choose-clock':
      return [clockChosen(command.clock)];
    case 'choose-oracle':
      return [{ type: 'oracle-chosen', oracle: command.oracle }];
    case 'choose-survey-help':
      return [{ type: 'survey-help-chosen', help: command.help }];
    case 'open-chart':
      return [{ type: 'chart-opened', open: command.open }];
    case 'wish-ship': {
      const fair = fairWishes(table.wishes, table.navigators, table.mode);
      const wishes = { ...fair, [command.ship]: command.wish ? (command.for ?? player) : null };
      return [{ type: 'ships-wished', wishes }];
    }
    case 'deal-ships':
      return [
        { type: 'ships-wished', wishes: dealShips(table.navigators, table.mode, NO_WISHES, deps.random) },
      ];
    case 'begin-game':
      return [beginGame(table, deps)];
    case 'abandon-game':
      return abandonGame(table, player, command.wish ?? true, deps);
    case 'finish-game':
      return finishGame(table, player, command, deps);
    case 'ask-more-time':
      return moreTimeAsked(table, player, command.wish);
    case 'give-more-time':
      return [{ type: 'more-time-given', player }];
    case 'resume-side':
      return resumedBy(table, player, deps.turn);
    case 'begin-series':
      return [beginSeries(table, command, deps)];
    case 'abandon-series': {
      const series = runningSeries(table);
      return series ? [{ type: 'series-ended', series: series.id, complete: false }] : [];
    }
    case 'free-seat':
      return [freeSeat(table, player, command.player)];
    case 'remove-player':
      return removePlayer(table, command.player);
    case 'seat-opponent':
      return seatOpponent(table, command, deps);
    case 'lock-table':
      return [{ type: 'table-locked', locked: command.locked }];
    case 'open-table':
      return [{ type: 'table-opened', open: command.open && openedAt(deps.openTables, command.open) }];
    case 'allow-olympus':
      return allowOlympus(table, player, command.allowed);
    case 'say':
      return [{ type: 'said', player, number: table.talk.said, line: command.line }];
    case 'remove-line':
      return [{ type: 'line-removed', player, number: command.line }];
    case 'allow-free-text':
      return [{ type: 'free-text-allowed', allowed: command.allowed }];
    case 'share-game':
      return shareGame(table, player, command, deps);
    case 'show-name':
      return [{ type: 'name-shown', player, game: command.game, shown: command.shown }];
    case 'continue-game':
      return continueGame(table, command, deps);
    case 'leave':
      return leave(table, player);
  }
}

/** Whether an event would change nothing. Such events are not added to the log. */
function changesNothing(table: Table, event: TableEvent): boolean {
  switch (event.type) {
    case 'renamed':
      return table.names[event.player] === event.name;
    case 'board-chosen':
      return nextBoard(table) === event.board;
    case 'variants-chosen':
      return isSame(table.variants, event.variants);
    case 'mode-chosen':
      return table.mode === event.mode;
    case 'clock-chosen':
    case 'days-clock-chosen':
    case 'relief-clock-chosen':
      return isSame(table.clock, event.clock);
    case 'oracle-chosen':
      return table.oracle === event.oracle;
    case 'survey-help-chosen':
      return table.surveyHelp === event.help;
    case 'chart-opened':
      return table.openChart === event.open;
    case 'ships-wished':
      return isSame(table.wishes, event.wishes);
    case 'table-locked':
      return table.locked === event.locked;
    case 'free-text-allowed':
      return table.freeText === event.allowed;
    case 'table-opened':
      return isSame(table.open, event.open);
    case 'name-shown':
      return gameOf(table, event.game)?.named.includes(event.player) === event.shown;
    default:
      return false;
  }
}

/** Whether two plain values are equal. Their keys must be in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * A Navigator who loses the seat also loses any wish for a ship. If that happens in these events, returns an event that
 * records it in the log (ruling 30).
 */
function endedWishes(table: Table, events: readonly TableEvent[]): TableEvent[] {
  const { wishes } = events.filter(({ type }) => type !== 'ships-wished').reduce(evolveTable, table);
  const isTold = events.some(({ type }) => type === 'ships-wished');
  return isTold || isSame(wishes, table.wishes) ? [] : [{ type: 'ships-wished', wishes }];
}

/** Why a line can't name its square, or null if it can: the square must be on the board of the newest game. */
function whyNoSquareOf(table: Table, line: Line, hasSquare: TableDeps['hasSquare']): TableRefusal | null {
  const square = line.type === 'phrase' ? line.square : undefined;
  const board = table.games.at(-1)?.board ?? table.board;
  return square === undefined || hasSquare(board, square) ? null : 'square-off-board';
}

/** The first fault of a board, or undefined if it is valid. */
function faultOf(content: BoardFile): BoardFault | undefined {
  const parsed = parseBoard('', content);
  const [fault] = parsed.ok ? [] : parsed.faults;
  // Build it field by field, because clients rely on the documented form.
  return fault && { place: fault.place, reason: fault.reason };
}

/** Brings a board to the table, unless the table has it already. */
function chooseOwnBoard(table: Table, content: BoardFile): TableEvent[] {
  const parsed = parseBoard('', content);
  if (!parsed.ok) return [];
  const board: Board = { ...parsed.board, id: ownBoardId(parsed.board) };
  return isSame(ownBoard(table, board.id), board)
    ? [{ type: 'board-chosen', board: board.id }]
    : [{ type: 'own-board-chosen', board }];
}

function sit(table: Table, player: PlayerId, seat: Side | null, deps: TableDeps): TableEvent[] {
  if (seatOf(table, player) === seat) return [];
  const running = runningGame(table);
  const knows = running && seat !== null && knowsOtherSide(running, seat, deps);
  const sat: TableEvent = { type: 'sat', player, seat, ...(knows && { knowing: true }) };
  return [sat, ...resumedBy(evolveTable(table, sat), player, deps.turn)];
}

/** Poseidon stands up first, because the seat must be free for the other player. */
function swapSeats(table: Table, one: PlayerId, other: PlayerId): TableEvent[] {
  const [poseidon, navigator] = table.poseidon === one ? [one, other] : [other, one];
  return [
    { type: 'sat', player: poseidon, seat: 'navigators' },
    { type: 'sat', player: navigator, seat: 'poseidon' },
  ];
}

function beginGame(table: Table, { newId, random }: TableDeps): TableEvent {
  const players = nextPlayers(table);
  if (!players) throw new Error('a game needs somebody on each side');
  const { poseidon, navigators } = players;
  const oracle = nextOracle(table);
  const surveyHelp = nextSurveyHelp(table);
  return {
    type: 'game-began',
    game: newId(),
    board: nextBoard(table),
    mode: table.mode,
    poseidon,
    navigators,
    owners: dealShips(navigators, table.mode, table.wishes, random),
    series: runningSeries(table)?.id ?? null,
    ...(oracle !== 'silent' && { oracle }),
    ...(surveyHelp !== 'none' && { surveyHelp }),
    ...(table.openChart && { openChart: true }),
  };
}

/**
 * Begins a game that continues another game with the same players and settings. The caller copies the other game's log
 * up to the round.
 */
function continueGame(
  table: Table,
  { game, round }: Extract<TableCommand, { type: 'continue-game' }>,
  { newId }: TableDeps,
): TableEvent[] {
  const record = gameOf(table, game);
  if (!record?.poseidon) return [];
  const { board, mode, poseidon, navigators, owners, oracle, surveyHelp, openChart } = record;
  const began = { type: 'game-began', game: newId(), board, mode, poseidon, navigators, owners } as const;
  const helps = { ...(oracle !== 'silent' && { oracle }), ...(surveyHelp !== 'none' && { surveyHelp }) };
  const chart = { ...(openChart && { openChart: true as const }) };
  return [{ ...began, series: null, ...helps, ...chart, from: { game, round } }];
}

/** Ends the game if no further agreement is needed. Otherwise, only records whether the player wishes to end it. */
function abandonGame(
  table: Table,
  player: PlayerId,
  wish: boolean,
  { company, game }: TableDeps,
): TableEvent[] {
  const running = runningGame(table);
  if (!running) return [];
  if (wish && endsByWish(table, running, player, company))
    return [{ type: 'game-ended', game: running.id, outcome: game ? earlyOutcome(game) : null }];
  if (running.abandoning.includes(player) === wish) return [];
  return [{ type: 'abandoning-wished', player, wish }];
}

/** The result of a game that is ended early: if the Navigators have won already, their win stands. */
function earlyOutcome(game: PublicState): Outcome | null {
  return isWon(game) ? outcomeOf(game.arrived) : null;
}

/** Ends the game with a result if the player's side agrees. Otherwise, only records the player's wish. */
function finishGame(
  table: Table,
  player: PlayerId,
  { finish, wish = true }: Extract<TableCommand, { type: 'finish-game' }>,
  { game, present, company }: TableDeps,
): TableEvent[] {
  const running = runningGame(table);
  const side = seatOf(table, player);
  if (!running || !game || side === null) return [];
  if (wish && missingFor(table, running, player, finish, { present, company }).length === 0)
    return [{ type: 'game-ended', game: running.id, outcome: finishedBy(side, finish, game) }];
  if (running.finishing[finish].includes(player) === wish) return [];
  return [{ type: 'finishing-wished', player, finish, wish }];
}

/**
 * Frees a seat. If somebody who stands in for the host does this during a game, the seat is held for its player, who
 * may take it again.
 */
function freeSeat(table: Table, by: PlayerId, player: PlayerId): TableEvent {
  const isHeld = runningGame(table) !== undefined && by !== table.host;
  return { type: 'seat-freed', player, ...(isHeld && { held: true }) };
}

/** Makes a player leave the table. If the host leaves, the next person in line becomes host (see `nextHost`). */
function leave(table: Table, player: PlayerId): TableEvent[] {
  const left: TableEvent = { type: 'left', player };
  const next = table.host === player ? nextHost(table) : null;
  const isNext = next === null || evolveTable(table, left).host === next;
  return isNext ? [left] : [left, { type: 'host-passed', player: next }];
}

/**
 * Removes a player from the table. If the player has a seat in the running game, the seat is freed first, and its ships
 * are adrift.
 */
function removePlayer(table: Table, player: PlayerId): TableEvent[] {
  const isPlaying = runningGame(table) && seatOf(table, player) !== null;
  const freed: TableEvent[] = isPlaying ? [{ type: 'seat-freed', player }] : [];
  return [...freed, { type: 'left', player }];
}

/** Why an opponent can't take a seat under its name, or null if it can. */
function whyNoNamesake(table: Table, opponent: Opponent): TableRefusal | null {
  return playerOf(table, opponent) ? null : whyNoName(table, CHARACTERS[opponent].name);
}

function seatOpponent(
  table: Table,
  { opponent, seat, ships }: Extract<TableCommand, { type: 'seat-opponent' }>,
  { newId }: TableDeps,
): TableEvent[] {
  const known = playerOf(table, opponent);
  const player = known?.id ?? newId();
  const { name } = CHARACTERS[opponent];
  const seated: TableEvent[] = [
    ...(known ? [] : [{ type: 'joined', player, name, opponent } as const]),
    { type: 'sat', player, seat },
  ];
  if (!ships) return seated;
  const wishes = wishesFor(seated.reduce(evolveTable, table), player, ships);
  return [...seated, { type: 'ships-wished', wishes }];
}

function beginSeries(
  table: Table,
  { order, boards, sameVariants }: Extract<TableCommand, { type: 'begin-series' }>,
  deps: TableDeps,
): TableEvent {
  return {
    type: 'series-began',
    id: deps.newId(),
    order: order === 'lot' ? shuffled(seatedPlayers(table), deps.random) : order,
    boards,
    boardsInTurn: boards === 'new seas' ? [table.board] : inTurnFrom(table.board, deps.boards),
    sameVariants,
  };
}

/** All boards of the server in turn, starting with the given one, which may also be a sea or somebody's own board. */
function inTurnFrom(board: string, boards: readonly string[]): string[] {
  const first = boards.indexOf(board);
  return first < 0 ? [board, ...boards] : [...boards.slice(first), ...boards.slice(0, first)];
}

/** Allows or forbids the big screen. If the host is also Poseidon, one command counts for both. */
function allowOlympus(table: Table, player: PlayerId, allowed: boolean): TableEvent[] {
  const as = (by: 'host' | 'poseidon', who: PlayerId | null): TableEvent[] =>
    who === player && table.olympus[by] !== allowed ? [{ type: 'olympus-allowed', by, allowed }] : [];
  return [...as('host', table.host), ...as('poseidon', table.poseidon)];
}

/**
 * Shares a game, or takes back its link. A link that was taken back never works again. If the game is shared again, it
 * gets a new link.
 */
function shareGame(
  table: Table,
  player: PlayerId,
  { game, shared }: Extract<TableCommand, { type: 'share-game' }>,
  { newLink }: TableDeps,
): TableEvent[] {
  const isShared = gameOf(table, game)?.link !== null;
  if (isShared === shared) return [];
  return [
    shared ? { type: 'game-shared', player, game, link: newLink() } : { type: 'game-unshared', player, game },
  ];
}
