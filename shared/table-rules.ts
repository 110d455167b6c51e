/** What may be done at a table between and around games: decide and evolve, as for a game. */
import { BASE_GAME, type PlayerId, type Side } from './game.ts';
import {
  MOST_PLAYERS,
  type GameRecord,
  type Table,
  type TableCommand,
  type TableEvent,
  type TableRefusal,
} from './table.ts';

export type TableDecision = { ok: true; events: TableEvent[] } | { ok: false; refusal: TableRefusal };

/** What a decision needs from outside: the boards there are, and an id for a new game. */
export interface TableMeans {
  readonly boards: readonly string[];
  readonly newGameId: () => string;
}

const NOBODY: Table = {
  code: '',
  players: [],
  host: null,
  poseidon: null,
  navigators: [],
  board: '',
  variants: BASE_GAME,
  games: [],
};

/** Folds a table's whole log. */
export function replayTable(events: readonly TableEvent[]): Table {
  return events.reduce(evolveTable, NOBODY);
}

/** The game that is being played, if any. */
export function runningGame(table: Table): GameRecord | undefined {
  const last = table.games.at(-1);
  return last?.state === 'running' ? last : undefined;
}

/** On which side a player sits, or null. */
export function seatOf(table: Pick<Table, 'poseidon' | 'navigators'>, player: PlayerId): Side | null {
  if (table.poseidon === player) return 'poseidon';
  return table.navigators.includes(player) ? 'navigators' : null;
}

export function evolveTable(table: Table, event: TableEvent): Table {
  switch (event.type) {
    case 'made':
      return { ...NOBODY, code: event.code, board: event.board };
    case 'joined':
      return {
        ...table,
        players: [...table.players, { id: event.player, name: event.name }],
        host: table.host ?? event.player,
      };
    case 'renamed': {
      const rename = (player: Table['players'][number]) =>
        player.id === event.player ? { ...player, name: event.name } : player;
      return { ...table, players: table.players.map(rename) };
    }
    case 'sat':
      return helpOut(sit(table, event.player, event.seat), event.player, event.seat);
    case 'board-chosen':
      return { ...table, board: event.board };
    case 'variants-chosen':
      return { ...table, variants: event.variants };
    case 'game-began': {
      const { game: id, board, poseidon, navigators } = event;
      const record: GameRecord = { id, board, poseidon, navigators, state: 'running', outcome: null };
      return { ...table, games: [...table.games, record] };
    }
    case 'game-ended': {
      const state = event.outcome ? 'ended' : 'abandoned';
      const end = (record: GameRecord): GameRecord =>
        record.id === event.game ? { ...record, state, outcome: event.outcome } : record;
      return { ...table, games: table.games.map(end) };
    }
    case 'left': {
      const stood = sit(table, event.player, null);
      const players = stood.players.filter((player) => player.id !== event.player);
      const host = stood.host === event.player ? (players[0]?.id ?? null) : stood.host;
      return { ...stood, players, host };
    }
  }
}

function sit(table: Table, player: PlayerId, seat: Side | null): Table {
  const poseidon = seat === 'poseidon' ? player : table.poseidon === player ? null : table.poseidon;
  const others = table.navigators.filter((other) => other !== player);
  return { ...table, poseidon, navigators: seat === 'navigators' ? [...others, player] : others };
}

/** Whoever sits down as a Navigator in a running game plays in it. */
function helpOut(table: Table, player: PlayerId, seat: Side | null): Table {
  const running = runningGame(table);
  if (!running || seat !== 'navigators') return table;
  const joined: GameRecord = { ...running, navigators: [...running.navigators, player] };
  return { ...table, games: table.games.with(-1, joined) };
}

/** Decides a command of somebody who is at the table. */
export function decideTable(
  table: Table,
  player: PlayerId,
  command: TableCommand,
  means: TableMeans,
): TableDecision {
  const refusal = whyNot(table, player, command, means);
  return refusal ? { ok: false, refusal } : { ok: true, events: carryOut(table, player, command, means) };
}

/** Why nobody more can join, or null. */
export function whyNoJoin(table: Table): TableRefusal | null {
  return table.players.length >= MOST_PLAYERS ? 'table-full' : null;
}

/** Why a player can't take a seat (null stands up), or null. In a running game one can only come to help. */
export function whyNoSeat(table: Table, player: PlayerId, seat: Side | null): TableRefusal | null {
  if (seat === 'poseidon' && table.poseidon !== null && table.poseidon !== player) return 'seat-taken';
  const running = runningGame(table);
  if (!running) return null;
  return seat === 'navigators' && seatOf(table, player) === null && running.poseidon !== player
    ? null
    : 'game-running';
}

function whyNot(
  table: Table,
  player: PlayerId,
  command: TableCommand,
  means: TableMeans,
): TableRefusal | null {
  if (!table.players.some(({ id }) => id === player)) return 'no-such-player';
  const running = runningGame(table) !== undefined;
  switch (command.type) {
    case 'rename':
      return null;
    case 'sit':
      return whyNoSeat(table, player, command.seat);
    case 'swap-seats':
      if (running) return 'game-running';
      if (table.poseidon !== player) return 'wrong-side';
      return table.navigators.includes(command.player) ? null : 'no-such-player';
    case 'choose-board':
      if (running) return 'game-running';
      return means.boards.includes(command.board) ? null : 'no-such-board';
    case 'choose-variants':
      return running ? 'game-running' : null;
    case 'begin-game':
      if (running) return 'game-running';
      if (table.poseidon === null || table.navigators.length === 0) return 'seats-empty';
      return seatOf(table, player) ? null : 'not-seated';
    case 'abandon-game':
      if (!running) return 'no-game-running';
      return seatOf(table, player) ? null : 'not-seated';
    case 'leave':
      return running && seatOf(table, player) ? 'game-running' : null;
  }
}

function carryOut(table: Table, player: PlayerId, command: TableCommand, means: TableMeans): TableEvent[] {
  switch (command.type) {
    case 'rename':
      return [{ type: 'renamed', player, name: command.name }];
    case 'sit':
      return seatOf(table, player) === command.seat ? [] : [{ type: 'sat', player, seat: command.seat }];
    case 'swap-seats':
      return [
        { type: 'sat', player, seat: 'navigators' },
        { type: 'sat', player: command.player, seat: 'poseidon' },
      ];
    case 'choose-board':
      return [{ type: 'board-chosen', board: command.board }];
    case 'choose-variants':
      return [{ type: 'variants-chosen', variants: command.variants }];
    case 'begin-game': {
      const { board, navigators } = table;
      const poseidon = table.poseidon as PlayerId;
      return [{ type: 'game-began', game: means.newGameId(), board, poseidon, navigators }];
    }
    case 'abandon-game': {
      const game = runningGame(table);
      return game ? [{ type: 'game-ended', game: game.id, outcome: null }] : [];
    }
    case 'leave':
      return [{ type: 'left', player }];
  }
}
