/** What a command at a table does, between and around its games: the events, or why it may not. */
import { runningGame, seatOf, seatedPlayers } from './queries.ts';
import type { PlayerId, Side, Variants } from '../game/game.ts';
import { shuffled, type Random } from '../random.ts';
import { dealShips, fairOf, NO_WISHES } from '../game/rules/owners.ts';
import { nextBoard, nextPoseidon, nextSeats, runningSeries, seriesPlayers } from './series.ts';
import { whyNoGame, whyNoSeries, whyNoWish } from './rules/beginning.ts';
import { actingHost, whyNoFreeing } from './rules/host.ts';
import { knowsOtherSideOf, whyNoTakeover, type DeviceRefusal, type Offer } from './rules/devices.ts';
import { knowsOtherSide, whyNoSeat, type Circumstances } from './rules/seats.ts';
import type { Table, TableCommand, TableEvent, TableRefusal } from './table.ts';

export type TableDecision<R = TableRefusal> = { ok: true; events: TableEvent[] } | { ok: false; refusal: R };

/** What a decision needs from outside. */
export interface TableDeps extends Circumstances {
  /** The ids of the boards that there are. */
  readonly boards: readonly string[];
  /** Whether a board has room for the tiles of these variants. */
  readonly hasRoom: (board: string, variants: Variants) => boolean;
  readonly newId: () => string;
  readonly random: Random;
}

/**
 * Decides a command of somebody at the table. Changes nothing itself.
 * @returns the events that carry it out, none if all is so already; or why it may not be
 */
export function decideTable(
  table: Table,
  player: PlayerId,
  command: TableCommand,
  deps: TableDeps,
): TableDecision {
  const refusal = whyNot(table, player, command, deps);
  return refusal ? { ok: false, refusal } : { ok: true, events: carryOut(table, player, command, deps) };
}

/**
 * Decides that a device takes over the place that it has a key for. Changes nothing itself.
 * @param device what it is and has seen; `knowing`: it has been asked, and says yes
 */
export function decideTakeover(
  table: Table,
  offer: Offer,
  device: Circumstances & { readonly knowing: boolean },
): TableDecision<DeviceRefusal> {
  const refusal = whyNoTakeover(table, offer, device);
  if (refusal) return { ok: false, refusal };
  const { player, by } = offer;
  const knows = knowsOtherSideOf(table, player, device);
  const changed: TableEvent = {
    type: 'device-changed',
    player,
    ...(knows && { knowing: true }),
    ...(by !== undefined && { by }),
  };
  return { ok: true, events: [changed] };
}

function whyNot(
  table: Table,
  player: PlayerId,
  command: TableCommand,
  { boards, hasRoom, present, company, sawTruth }: TableDeps,
): TableRefusal | null {
  if (!table.players.some(({ id }) => id === player)) return 'no-such-player';
  const running = runningGame(table) !== undefined ? 'game-running' : null;
  const series = runningSeries(table);
  switch (command.type) {
    case 'rename':
      return null;
    case 'sit':
      if (series && !running) return 'series-running';
      return whyNoSeat(table, player, command.seat, { company, sawTruth, knowing: command.knowing ?? false });
    case 'swap-seats':
      if (running ?? series) return running ?? 'series-running';
      if (table.poseidon !== player) return 'wrong-side';
      return table.navigators.includes(command.player) ? null : 'no-such-player';
    case 'choose-board':
      if (running) return running;
      if (series && series.boards !== 'chosen') return 'series-running';
      return boards.includes(command.board) ? null : 'no-such-board';
    case 'choose-variants':
      return running ?? (series?.sameVariants ? 'series-running' : null);
    case 'choose-mode':
      return running ?? (series ? 'series-running' : null);
    case 'choose-clock':
      return running;
    case 'wish-ship':
      return running ?? whyNoWish(table, player, command);
    case 'deal-ships':
      if (running) return running;
      return table.navigators.length > 0 ? null : 'seats-empty';
    case 'begin-game':
      return (
        running ?? whyNoGame(table, player) ?? (hasRoom(nextBoard(table), table.variants) ? null : 'no-room')
      );
    case 'abandon-game':
      if (!running) return 'no-game-running';
      return (seatOf(table, player) ?? actingHost(table, present) === player) ? null : 'not-seated';
    case 'begin-series':
      return running ?? (series ? 'series-running' : null) ?? whyNoSeries(table, player, command);
    case 'abandon-series':
      if (!series) return 'no-series-running';
      return running ?? (actingHost(table, present) === player ? null : 'not-host');
    case 'free-seat':
      if (seatOf(table, command.player) === null) return 'no-such-player';
      return whyNoFreeing(table, player, command.player, present);
    case 'remove-player':
      if (running && seatOf(table, command.player)) return running;
      return whyNoFreeing(table, player, command.player, present);
    case 'allow-olympus':
      return table.host === player || table.poseidon === player ? null : 'not-host';
    case 'leave':
      return running && seatOf(table, player) ? running : null;
  }
}

function carryOut(table: Table, player: PlayerId, command: TableCommand, deps: TableDeps): TableEvent[] {
  switch (command.type) {
    case 'rename':
      return [{ type: 'renamed', player, name: command.name }];
    case 'sit':
      return sit(table, player, command.seat, deps);
    case 'swap-seats':
      return [
        { type: 'sat', player, seat: 'navigators' },
        { type: 'sat', player: command.player, seat: 'poseidon' },
      ];
    case 'choose-board':
      return [{ type: 'board-chosen', board: command.board }];
    case 'choose-variants':
      return [{ type: 'variants-chosen', variants: command.variants }];
    case 'choose-mode':
      return [{ type: 'mode-chosen', mode: command.mode }];
    case 'choose-clock':
      return [{ type: 'clock-chosen', clock: command.clock }];
    case 'wish-ship': {
      const fair = fairOf(table.wishes, table.navigators, table.mode);
      const wishes = { ...fair, [command.ship]: command.wish ? player : null };
      return [{ type: 'ships-wished', wishes }];
    }
    case 'deal-ships':
      return [
        { type: 'ships-wished', wishes: dealShips(table.navigators, table.mode, NO_WISHES, deps.random) },
      ];
    case 'begin-game':
      return [beginGame(table, deps)];
    case 'abandon-game': {
      const game = runningGame(table);
      return game ? [{ type: 'game-ended', game: game.id, outcome: null }] : [];
    }
    case 'begin-series':
      return [beginSeries(table, command, deps)];
    case 'abandon-series': {
      const series = runningSeries(table);
      return series ? [{ type: 'series-ended', series: series.id, complete: false }] : [];
    }
    case 'free-seat':
      return [{ type: 'seat-freed', player: command.player }];
    case 'remove-player':
      return [{ type: 'left', player: command.player }];
    case 'allow-olympus':
      return allowOlympus(table, player, command.allowed);
    case 'leave':
      return [{ type: 'left', player }];
  }
}

function sit(table: Table, player: PlayerId, seat: Side | null, deps: TableDeps): TableEvent[] {
  if (seatOf(table, player) === seat) return [];
  const running = runningGame(table);
  const knows = running && seat !== null && knowsOtherSide(running, seat, deps);
  return [{ type: 'sat', player, seat, ...(knows && { knowing: true }) }];
}

function beginGame(table: Table, { newId, random }: TableDeps): TableEvent {
  const { poseidon, navigators } = nextSeats(table);
  return {
    type: 'game-began',
    game: newId(),
    board: nextBoard(table),
    mode: table.mode,
    poseidon: poseidon ?? '',
    navigators,
    owners: dealShips(navigators, table.mode, table.wishes, random),
    series: runningSeries(table)?.id ?? null,
  };
}

function beginSeries(
  table: Table,
  { order, boards, sameVariants }: Extract<TableCommand, { type: 'begin-series' }>,
  deps: TableDeps,
): TableEvent {
  const first = deps.boards.indexOf(table.board);
  return {
    type: 'series-began',
    id: deps.newId(),
    order: order === 'lot' ? shuffled(seatedPlayers(table), deps.random) : order,
    boards,
    boardsInTurn: deps.boards.map((_, i) => deps.boards[(i + first) % deps.boards.length] ?? table.board),
    sameVariants,
  };
}

/** Host and Poseidon may be one and the same: then one word is enough. */
function allowOlympus(table: Table, player: PlayerId, allowed: boolean): TableEvent[] {
  const as = (by: 'host' | 'poseidon', who: PlayerId | null): TableEvent[] =>
    who === player && table.olympus[by] !== allowed ? [{ type: 'olympus-allowed', by, allowed }] : [];
  return [...as('host', table.host), ...as('poseidon', table.poseidon)];
}

/** What follows at the table when a game has ended or somebody has left: a series may be complete. */
export function afterwards(table: Table): TableEvent[] {
  const series = runningSeries(table);
  if (!series || runningGame(table)) return [];
  const over = nextPoseidon(table, series) === undefined;
  const tooFew = seriesPlayers(table, series).length < 2;
  return over || tooFew ? [{ type: 'series-ended', series: series.id, complete: over }] : [];
}
