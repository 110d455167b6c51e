/**
 * Finds out which of this device's players gives a command, and for which moment of the game it is meant. Pure (no side
 * effects).
 */
import { runningGame } from '../../shared/table/queries.ts';
import type { GameCommand, PlayerId } from '../../shared/game/game.ts';
import type { Moment } from '../../shared/wire/protocol.ts';
import { isTableCommand, type TableCommand } from '../../shared/table/commands.ts';
import type { Table } from '../../shared/table/table.ts';
import type { FollowedGame } from './followed-game.ts';

export type Command = TableCommand | GameCommand;

/** What this device knows about the table and its own players. */
export interface CommandContext {
  readonly table: Table | undefined;
  readonly game: FollowedGame | undefined;
  /** The players whose seats this device holds. */
  readonly players: readonly PlayerId[];
  /** The player of this device who is acting now. */
  readonly me: PlayerId | undefined;
}

/** Commands that are valid only in the round for which they were given. */
const OF_A_ROUND: readonly string[] = [
  'sail',
  'survey',
  'play-storm',
  'play-monster',
  'push-caught',
] satisfies GameCommand['type'][];

/**
 * The moment for which a command is meant. A command that arrives late must not be carried out in another round or
 * game.
 */
export function momentOf(command: Command, { table, game }: CommandContext): Moment | undefined {
  const running = table && runningGame(table)?.id;
  if (running === undefined || (isTableCommand(command) && command.type !== 'abandon-game')) return undefined;
  const ofRound = game?.id === running && OF_A_ROUND.includes(command.type);
  return ofRound ? { game: running, round: game.view.round } : { game: running };
}

/**
 * Finds this device's player in the running game. It is the acting player if they are in the game, otherwise another
 * player of this device.
 */
export function playerOf({ table, game, players, me }: CommandContext): PlayerId | undefined {
  const running = table && runningGame(table);
  const playing = players.filter((player) =>
    game?.audience === 'poseidon' ? running?.poseidon === player : running?.navigators.includes(player),
  );
  return me !== undefined && playing.includes(me) ? me : (playing[0] ?? me);
}

/** Finds the player of this device who gives a command. Orders for a ship are given by the ship's owner. */
export function commandingPlayer(command: Command, context: CommandContext): PlayerId | undefined {
  if (isTableCommand(command)) return context.me;
  const running = context.table && runningGame(context.table);
  const owner = command.type === 'sail' || command.type === 'survey' ? running?.owners[command.ship] : null;
  return owner && context.players.includes(owner) ? owner : playerOf(context);
}
