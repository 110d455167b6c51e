/** What every contender is: a server, and two sockets that play a match on it. */
import type { Side } from '../../shared/game/game.ts';
import type { Scripts, Script } from './games.ts';

/** A server that listens. */
export interface Served {
  readonly port: number;
  close(): Promise<void>;
}

/** What is played at a place: enough for a server that decides nothing to know what to tell. */
export interface Place {
  /** Unlike that of any other match on this server. */
  readonly table: string;
  /** The number of its game in the scripts; -1: the long one. */
  readonly game: number;
  readonly script: Script;
}

/** Hears of what a match brings. */
export interface Ears {
  /** The giver of an action has its answer. */
  answered(): void;
  /** The other side has been told of it. */
  told(): void;
  /** It was refused, or a socket has closed. */
  failed(error: Error): void;
}

/** Two sockets that are seated: the next action may be given. */
export interface Match {
  /** Gives the action with this number, as the side whose it is; one at a time. */
  give(number: number): void;
  close(): void;
}

export interface Contender {
  /** What it does, for the table of figures. */
  readonly title: string;
  /** Whether the other side gets a message even of what it is told nothing of. */
  readonly isToldAlways?: boolean;
  /** In the server's process: starts it on a free port of this machine. */
  serve(scripts: Scripts): Promise<Served>;
  /** In the load's process: takes both seats of a new match. */
  seat(url: string, place: Place, ears: Ears): Promise<Match>;
}

export function otherSide(side: Side): Side {
  return side === 'poseidon' ? 'navigators' : 'poseidon';
}

/** The script that a place plays. @throws Error if there is none */
export function scriptOf({ games, long }: Scripts, game: number): Script {
  const script = game === -1 ? long : games[game];
  if (!script) throw new Error(`there is no game ${game}`);
  return script;
}

/** The action with a number. @throws Error if the game is over by then */
export function actionOf(script: Script, number: number): Script[number] {
  const action = script[number];
  if (!action) throw new Error(`there is no action ${number}`);
  return action;
}
