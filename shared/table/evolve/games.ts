/** How events change the games of a table. */
import { SHIPS } from '../../board/board.ts';
import type { PlayerId } from '../../game/game.ts';
import { handOver, sharedShip } from '../../game/rules/owners.ts';
import type { TableEvent } from '../events.ts';
import type { GameRecord, Relief } from '../game-record.ts';
import { runningGame } from '../queries.ts';
import type { Table } from '../table.ts';

export function beginGame(table: Table, event: Extract<TableEvent, { type: 'game-began' }>): Table {
  const {
    game: id,
    board,
    mode,
    poseidon,
    navigators,
    owners,
    series,
    oracle = 'silent',
    surveyHelp = 'none',
    openChart = false,
    from = null,
    daily,
    easier,
  } = event;
  const sides = Object.fromEntries([
    ...navigators.map((player) => [player, 'navigators' as const]),
    [poseidon, 'poseidon' as const],
  ]) as GameRecord['sides'];
  const record: GameRecord = {
    id,
    board,
    mode,
    poseidon,
    turnOf: poseidon,
    navigators,
    owners,
    cooperative: sharedShip(mode, navigators, owners),
    adrift: [],
    held: [],
    sides,
    knowing: [],
    returned: [],
    admitted: [],
    abandoning: [],
    finishing: { concede: [], won: [] },
    series,
    oracle,
    surveyHelp,
    openChart,
    from,
    ...(daily !== undefined && { daily }),
    ...(easier && { easier }),
    state: 'running',
    outcome: null,
    link: null,
    deadLinks: [],
    named: [],
  };
  // Poseidon's permission for the big screen lasts for one game only.
  const olympus = { ...table.olympus, poseidon: false };
  // The seats may have changed in a series, so only the wishes of players who are still Navigators remain.
  const over = SHIPS.filter((ship) => !navigators.includes(table.wishes[ship] ?? ''));
  const wishes = handOver(table.wishes, over, null);
  return {
    ...table,
    board,
    poseidon,
    navigators,
    swaps: [],
    wishes,
    // The host chose the time for one game. Without this, opponents could begin another game after everybody has gone.
    open: table.open && { ...table.open, waitMinutes: null },
    olympus,
    games: [...table.games, record],
  };
}

/** The table after a change to one of its games. */
export function inGame(table: Table, id: string, change: (game: GameRecord) => Partial<GameRecord>): Table {
  // Nearly always it is the newest one, and there may be a thousand.
  const index = table.games.findLastIndex((game) => game.id === id);
  const game = table.games[index];
  return game ? { ...table, games: table.games.with(index, { ...game, ...change(game) }) } : table;
}

/** The table after a change to the running game. Unchanged if no game is running. */
export function inRunning(table: Table, change: (running: GameRecord) => Partial<GameRecord>): Table {
  const running = runningGame(table);
  return running ? { ...table, games: table.games.with(-1, { ...running, ...change(running) }) } : table;
}

/** The reliefs after the time of a side was up, perhaps again while an opponent takes its turns. */
export function relieve(
  reliefs: readonly Relief[],
  { side, turn }: Extract<TableEvent, { type: 'side-relieved' }>,
): Relief[] {
  const isOpen = (one: Relief) => one.side === side && one.back === null;
  if (reliefs.some(isOpen)) return reliefs.map((one) => (isOpen(one) ? { ...one, upIn: turn } : one));
  return [...reliefs, { side, from: turn, upIn: turn, back: null }];
}

/**
 * Returns a function that hides a player's name in a game. It is used when a player leaves, because players who have
 * left can't withdraw their consent.
 */
export function withoutName(player: PlayerId): (game: GameRecord) => GameRecord {
  return (game) =>
    game.named.includes(player) ? { ...game, named: game.named.filter((other) => other !== player) } : game;
}
