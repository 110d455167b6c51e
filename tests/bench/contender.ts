/**
 * What every contender (a server that the benchmark compares) provides: the server, and two sockets that play a match
 * on it.
 */
import type { Side } from '../../shared/game/game.ts';
import type { Scripts, Script } from './games.ts';

/** A server that is listening. */
export interface Served {
  readonly port: number;
  close(): Promise<void>;
}

/** What is played in a match. A server that doesn't know the rules looks up here what to send. */
export interface Place {
  /** An id that no other match on this server has. */
  readonly table: string;
  /** The index of the match's game in `Scripts.games`, or -1 for the long game. */
  readonly game: number;
  readonly script: Script;
}

/** Callbacks for what happens in a match. */
export interface Ears {
  /** Called when the client that gave an action has received its answer. */
  answered(): void;
  /** Called when the other side has been sent the action's events. */
  told(): void;
  /** Called when an action was refused, or a socket has closed. */
  failed(error: Error): void;
}

/** A match whose two sockets are seated, so that the next action may be given. */
export interface Match {
  /**
   * Sends the action that has this index in the script, from the side that the action belongs to. The action before it
   * must have been answered.
   */
  give(number: number): void;
  close(): void;
}

export interface Contender {
  /** A short description of the contender for the table of figures. */
  readonly title: string;
  /** True if the other side gets a message for every action, even if the action has no events that it may see. */
  readonly isToldAlways?: boolean;
  /** Runs in the server's process: starts the server on a free port of this machine. */
  serve(scripts: Scripts): Promise<Served>;
  /** Runs in the load's process: takes both seats of a new match. */
  seat(url: string, place: Place, ears: Ears): Promise<Match>;
}

export function otherSide(side: Side): Side {
  return side === 'poseidon' ? 'navigators' : 'poseidon';
}

/** The script of a match's game. @throws Error if there is no such game */
export function scriptOf({ games, long }: Scripts, game: number): Script {
  const script = game === -1 ? long : games[game];
  if (!script) throw new Error(`there is no game ${game}`);
  return script;
}

/** The action that has this index in the script. @throws Error if the script has fewer actions */
export function actionOf(script: Script, number: number): Script[number] {
  const action = script[number];
  if (!action) throw new Error(`there is no action ${number}`);
  return action;
}
