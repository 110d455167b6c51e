/** Judges commands at a table and in its game. The result is either the events for both logs, or the refusal. */
import { SHIPS, type Board } from '../../shared/board/board.ts';
import { parseSquare, type Square } from '../../shared/board/squares.ts';
import { afterLeaving, decide } from '../../shared/game/decide.ts';
import { decideTable } from '../../shared/table/decide.ts';
import { afterwards } from '../../shared/table/rules/series.ts';
import { endsWhenWon } from '../../shared/table/rules/finishing.ts';
import { turnOf } from '../../shared/table/rules/relief.ts';
import { whyNotHost } from '../../shared/table/rules/host.ts';
import { whyNoLine } from '../../shared/table/rules/talk.ts';
import { seatOf, shipsToTakeOver } from '../../shared/table/queries.ts';
import { isSea, ownBoard } from '../../shared/table/boards.ts';
import { evolveTable } from '../../shared/table/evolve.ts';
import { evolve, replay } from '../../shared/game/evolve.ts';
import type { Game, GameCommand, GameEvent, PlayerId, Variants } from '../../shared/game/game.ts';
import { isWon, outcomeOf } from '../../shared/game/rules/ending.ts';
import { untilTurn } from '../../shared/game/rounds.ts';
import { parseSeaId } from '../../shared/seas/code.ts';
import { drawSea } from '../../shared/seas/draw.ts';
import { withoutTalk } from '../../shared/game/removed-lines.ts';
import { hasRoom } from '../../shared/game/rules/placing.ts';
import { shipsOf } from '../../shared/game/rules/owners.ts';
import type { Answer, Refusal } from '../../shared/wire/protocol.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import type { Table } from '../../shared/table/table.ts';
import type { OpenTables } from '../../shared/table/rules/open-table.ts';
import type { Circumstances } from '../../shared/table/rules/seats.ts';
import { newId, newLink } from '../lib/secrets.ts';
import { MOST_BEFORE } from './log-bounds.ts';
import type { Events } from './logs.ts';

/** A running game: its record in the table's state, and its true state. */
export interface RunningGame {
  readonly record: GameRecord;
  readonly game: Game;
}

/** The state of a table, as far as it is needed to judge commands. */
export interface Position {
  /** The id of the table. */
  readonly id: string;
  readonly table: Table;
  readonly running: RunningGame | undefined;
  /** Reads the log of a finished game. */
  readonly past: (game: string) => Promise<readonly GameEvent[]>;
}

/** What the rules of a table depend on that is the same at all tables of a server. */
export interface ServerRules {
  readonly boards: ReadonlyMap<string, Board>;
  /**
   * Resolves with the board of a sea, and rejects if it can't be drawn now. By default, seas are drawn at once: servers
   * draw them in a thread.
   */
  readonly drawSea?: (id: string) => Promise<Board>;
  /** Whether the server lists open tables; by default it doesn't. */
  readonly openTables?: OpenTables;
}

/** The events of a command (none if it changes nothing), or the refusal. */
export type Verdict =
  | { ok: true; events: Events }
  | ({ ok: false; refusal: Refusal } & Pick<Extract<Answer<object>, { ok: false }>, 'fault'>);

/** Finds a board by its id. Undefined if there is no such board, or if it is a sea that has not been drawn yet. */
type FindBoard = (id: string) => Board | undefined;

/**
 * Judges a command that concerns the table rather than its running game. If the rules ask for a sea, it is drawn first,
 * and the command is judged again.
 */
export async function judgeTable(
  position: Position,
  player: PlayerId,
  command: TableCommand,
  circumstances: Circumstances,
  rules: ServerRules,
): Promise<Verdict> {
  const { boards, drawSea: draw = drawHere } = rules;
  const { table, running } = position;
  const drawn = new Map<string, Board>();
  for (;;) {
    let missing: string | undefined;
    const find: FindBoard = (id) => {
      if (running?.game.board.id === id) return running.game.board;
      const board = boards.get(id) ?? ownBoard(table, id) ?? drawn.get(id);
      if (!board && isSea(id)) missing = id;
      return board;
    };
    const verdict = await judgeOn(find, position, player, command, circumstances, rules);
    if (missing === undefined) return verdict;
    try {
      drawn.set(missing, await draw(missing));
    } catch {
      return { ok: false, refusal: 'sea-not-drawn' };
    }
  }
}

async function drawHere(id: string): Promise<Board> {
  const sea = parseSeaId(id);
  if (!sea) throw new Error('there is no such sea');
  return drawSea(sea);
}

async function judgeOn(
  find: FindBoard,
  { id: tableId, table, running, past }: Position,
  player: PlayerId,
  command: TableCommand,
  circumstances: Circumstances,
  { boards, openTables = 'off' }: ServerRules,
): Promise<Verdict> {
  const hasRoomOn = (id: string, variants: Variants) => {
    const board = find(id);
    return board !== undefined && hasRoom(board, variants);
  };
  const hasSquare = (id: string, square: Square) => {
    const board = find(id);
    return board !== undefined && parseSquare(board, square) !== undefined;
  };
  const ids = { newId, newLink: () => newLink(tableId) };
  const deps = {
    boards: [...boards.keys()],
    hasRoom: hasRoomOn,
    hasSquare,
    openTables,
    ...ids,
    random: Math.random,
  };
  const decision = decideTable(table, player, command, {
    ...{ ...deps, ...circumstances },
    game: running?.game,
    turn: running && turnOf(running.game),
  });
  if (!decision.ok) return decision;
  if (command.type === 'continue-game') return continued(decision.events, player, past);
  const after = decision.events.reduce(evolveTable, table);
  const events = [...decision.events, ...afterwards(after)];
  const inGame = events.flatMap((event) =>
    event.type === 'game-began'
      ? began(event, table.variants, find)
      : running
        ? inRunning(running, event)
        : [],
  );
  return { ok: true, events: { table: events, game: inGame } };
}

/**
 * A continued game begins with a copy of the other game's log, up to this player's turn in the chosen round. Talk is
 * left out: its lines may have been removed later in the game.
 */
async function continued(events: TableEvent[], player: PlayerId, past: Position['past']): Promise<Verdict> {
  const [began] = events;
  if (began?.type !== 'game-began' || !began.from) return { ok: true, events: { table: [], game: [] } };
  const { from, poseidon, navigators, owners } = began;
  const before = withoutTalk(await past(from.game));
  const log = untilTurn(before, poseidon === player ? 'poseidon' : 'navigators', from.round);
  if (log && log.length > MOST_BEFORE) return { ok: false, refusal: 'log-full' };
  const start = log && replay(log);
  // If players have come or gone since that round, the new game's record doesn't match the copied log.
  const isSame =
    start?.navigators.join() === navigators.join() &&
    SHIPS.every((ship) => start.owners[ship] === owners[ship]);
  if (!log || !isSame) return { ok: false, refusal: 'no-such-round' };
  return { ok: true, events: { table: events, game: log } };
}

/** Judges a player's command in the running game. */
export function judgeGame({ table, running }: Position, player: PlayerId, command: GameCommand): Verdict {
  if (!running) return { ok: false, refusal: 'no-game-running' };
  const { record, game } = running;
  const side = seatOf(record, player);
  if (side === null) return { ok: false, refusal: 'not-seated' };
  const decision = decide(game, { player, side }, command);
  if (!decision.ok) return decision;
  const refusal = whyNoTalk(table, player, command);
  if (refusal) return { ok: false, refusal };
  const events = [...decision.events, ...atWin(table, running, decision.events)];
  const ended = events.find((event) => event.type === 'ended');
  if (!ended) return { ok: true, events: { table: [], game: events } };
  const over: TableEvent = { type: 'game-ended', game: record.id, outcome: ended.outcome };
  const after = afterwards(evolveTable(table, over));
  return { ok: true, events: { table: [over, ...after], game: events } };
}

/** Why the table, rather than the rules of the game, forbids the crew's talk, or null if it doesn't. */
function whyNoTalk(table: Table, player: PlayerId, command: GameCommand): Refusal | null {
  if (command.type === 'say-to-crew') return whyNoLine(table, command.line);
  return command.type === 'remove-crew-line' ? whyNotHost(table, player) : null;
}

/** The end of the game, if these events win it and nobody wants to sail for the fourth ship. */
function atWin(table: Table, { record, game }: RunningGame, events: readonly GameEvent[]): GameEvent[] {
  if (isWon(game) || !endsWhenWon(table, record)) return [];
  const after = events.reduce(evolve, game);
  return isWon(after) && after.phase !== 'over' ? [{ type: 'ended', outcome: outcomeOf(after.arrived) }] : [];
}

/** The first event of a game that begins. */
function began(
  { board: id, owners, navigators }: Extract<TableEvent, { type: 'game-began' }>,
  variants: Variants,
  find: FindBoard,
): GameEvent[] {
  const board = find(id);
  if (!board) throw new Error(`board ${id} has gone`);
  return [{ type: 'began', board, variants, owners, navigators }];
}

/** The events that are added to the running game when somebody takes or loses a seat, or when a side ends it. */
function inRunning({ record, game }: RunningGame, event: TableEvent): GameEvent[] {
  if (event.type === 'sat' && event.seat === 'navigators') {
    return [{ type: 'navigator-came', player: event.player, ships: shipsToTakeOver(record, event.player) }];
  }
  if (event.type === 'seat-freed' && record.navigators.includes(event.player)) {
    const ships = shipsOf(record.owners, event.player);
    const left: GameEvent = { type: 'navigator-left', player: event.player, ships };
    return [left, ...afterLeaving(evolve(game, left))];
  }
  // A side has conceded, or the winners don't sail for the fourth ship.
  if (event.type === 'game-ended' && event.outcome) return [{ type: 'ended', outcome: event.outcome }];
  return [];
}
