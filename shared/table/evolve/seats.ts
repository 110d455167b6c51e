/** How events change who sits where at a table and in its running game. */
import type { PlayerId, Side } from '../../game/game.ts';
import { handOver, shipsOf } from '../../game/rules/owners.ts';
import type { TableEvent } from '../events.ts';
import type { GameRecord } from '../game-record.ts';
import { runningGame, seatOf, shipsToTakeOver } from '../queries.ts';
import type { Table } from '../table.ts';
import { inRunning } from './games.ts';

export function sit(table: Table, player: PlayerId, seat: Side | null): Table {
  const poseidon = seat === 'poseidon' ? player : table.poseidon === player ? null : table.poseidon;
  const others = table.navigators.filter((other) => other !== player);
  const navigators = seat === 'navigators' ? [...others, player] : others;
  // Only a Navigator can wish for a ship, so remove the wishes of a player who is no longer a Navigator.
  const wishes = navigators.includes(player)
    ? table.wishes
    : handOver(table.wishes, shipsOf(table.wishes, player), null);
  return { ...withoutSwap(table, player), poseidon, navigators, wishes };
}

/** The table without a player's request to swap seats. */
export function withoutSwap(table: Table, player: PlayerId): Table {
  return { ...table, swaps: table.swaps.filter((other) => other !== player) };
}

/** The table after a player has sat down in the running game and taken over ships that are adrift. */
export function takePart(table: Table, player: PlayerId, seat: Side | null): Table {
  const running = runningGame(table);
  if (!running || seat === null) return table;
  const before = running.sides[player];
  const sides = { ...running.sides, [player]: before && before !== seat ? ('both' as const) : seat };
  const held = running.held.filter((other) => other.player !== player);
  const ships = shipsToTakeOver(running, player);
  const joined: GameRecord =
    seat === 'poseidon'
      ? { ...running, sides, held, poseidon: player }
      : {
          ...running,
          sides,
          held,
          navigators: [...running.navigators, player],
          owners: handOver(running.owners, ships, player),
          adrift: running.adrift.filter((left) => left !== ships),
        };
  return { ...table, games: table.games.with(-1, joined) };
}

/**
 * The table after a player has lost a seat in the running game. Until somebody takes over the player's ships, any
 * Navigator may order them.
 */
export function dropOut(table: Table, player: PlayerId, isHeld: boolean): Table {
  const running = runningGame(table);
  if (!running) return table;
  const seat = seatOf(running, player);
  const ships = shipsOf(running.owners, player);
  const left: GameRecord = {
    ...running,
    poseidon: running.poseidon === player ? null : running.poseidon,
    navigators: running.navigators.filter((other) => other !== player),
    owners: handOver(running.owners, ships, null),
    adrift: ships.length > 0 ? [...running.adrift, ships] : running.adrift,
    held: isHeld && seat ? [...running.held, { player, seat, ships }] : running.held,
    admitted: running.admitted.filter((other) => other !== player),
    abandoning: running.abandoning.filter((other) => other !== player),
    ...(running.askingForTime && {
      askingForTime: running.askingForTime.filter((other) => other !== player),
    }),
    finishing: {
      concede: running.finishing.concede.filter((other) => other !== player),
      won: running.finishing.won.filter((other) => other !== player),
    },
  };
  const olympus = { ...table.olympus, poseidon: table.olympus.poseidon && left.poseidon !== null };
  return { ...table, olympus, games: table.games.with(-1, left) };
}

/** Records that a player continues to play although they know both sides of the running game. */
export function playsKnowing(table: Table, player: PlayerId): Table {
  const running = runningGame(table);
  if (!running || running.knowing.includes(player)) return table;
  return { ...table, games: table.games.with(-1, { ...running, knowing: [...running.knowing, player] }) };
}

export function changeDevice(
  table: Table,
  { player, by, knowing, returned }: Extract<TableEvent, { type: 'device-changed' }>,
): Table {
  const after = knowing ? playsKnowing(table, player) : table;
  if (!returned) return after;
  return inRunning(after, (running) => ({
    returned: [...running.returned, { player, by: by ?? null }],
  }));
}
