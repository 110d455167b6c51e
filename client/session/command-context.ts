/** Which of this device's players gives a command, and for which moment it is meant. Pure. */
import { runningGame } from '../../shared/table/queries.ts';
import type { GameCommand, PlayerId } from '../../shared/game/game.ts';
import type { Moment } from '../../shared/wire/protocol.ts';
import { isTableCommand, type Table, type TableCommand } from '../../shared/table/table.ts';
import type { FollowedGame } from './followed-game.ts';

export type Command = TableCommand | GameCommand;

/** What this device knows of the table, and whom it speaks for. */
export interface CommandContext {
  readonly table: Table | undefined;
  readonly game: FollowedGame | undefined;
  /** The players that this device holds the seats of. */
  readonly players: readonly PlayerId[];
  /** The one of them that acts now. */
  readonly me: PlayerId | undefined;
}

/** What is done in one round and in no other. */
const OF_A_ROUND: readonly string[] = [
  'sail',
  'survey',
  'play-storm',
  'play-monster',
  'push-caught',
] satisfies GameCommand['type'][];

/** What a command is meant for: an order that is late must not be carried out in another round or game. */
export function momentOf(command: Command, { table, game }: CommandContext): Moment | undefined {
  const running = table && runningGame(table)?.id;
  if (running === undefined || (isTableCommand(command) && command.type !== 'abandon-game')) return undefined;
  const ofRound = game?.id === running && OF_A_ROUND.includes(command.type);
  return ofRound ? { game: running, round: game.view.round } : { game: running };
}

/** The player of this device that plays on its side of the running game: the acting one, if that one does. */
export function playerOf({ table, game, players, me }: CommandContext): PlayerId | undefined {
  const running = table && runningGame(table);
  const playing = players.filter((player) =>
    game?.audience === 'poseidon' ? running?.poseidon === player : running?.navigators.includes(player),
  );
  return me !== undefined && playing.includes(me) ? me : (playing[0] ?? me);
}

/** Whoever of this device's players a command is for: a ship's owner orders it. */
export function commandingPlayer(command: Command, context: CommandContext): PlayerId | undefined {
  if (isTableCommand(command)) return context.me;
  const running = context.table && runningGame(context.table);
  const owner = command.type === 'sail' || command.type === 'survey' ? running?.owners[command.ship] : null;
  return owner && context.players.includes(owner) ? owner : playerOf(context);
}
