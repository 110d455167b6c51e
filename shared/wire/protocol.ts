/**
 * The messages between client and server. docs/PROTOCOL.md describes them in prose, with the guarantees.
 * Types and constants only; schemas.ts validates the requests.
 */
import type { Board } from '../board/board.ts';
import type { GameCommand, GameEvent, GameRefusal, PlayerId, Side } from '../game/game.ts';
import type { TableCommand, TableEvent, TableRefusal } from '../table/table.ts';
import type { DailyAlone, GameAlone } from '../table/alone.ts';
import type { Barred } from '../table/rules/olympus.ts';
import type { ChartBarred } from '../table/rules/open-chart.ts';
import type { SharedGame } from '../table/shared-game.ts';
import type { Signal, Signalled } from './signals.ts';
import type { Audience, Told } from '../game/told.ts';

/**
 * The version of the protocol, sent in the handshake (`auth.protocol`). Increase it when older clients can no
 * longer follow.
 */
export const PROTOCOL = 1;

/** Refusals that don't come from a rule of the game or the table. */
export const WIRE_REFUSALS = [
  'malformed',
  'old-client',
  'too-many-sockets',
  'too-many-requests',
  'no-such-table',
  'table-damaged',
  'no-such-seat',
  'token-used',
  'not-attending',
  'outdated',
  'no-such-offer',
  'no-such-knock',
  'game-not-shared',
  'log-full',
  'no-such-day',
  'server-fault',
] as const;

/** Every code with which a request can be refused. */
export type Refusal = (typeof WIRE_REFUSALS)[number] | TableRefusal | GameRefusal;

/** The answer to a request: the result, or a refusal that changed nothing. */
export type Answer<T> =
  | ({ readonly ok: true } & T)
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** The field that is wrong, such as "command.heading". Only with 'malformed'. */
      readonly field?: string;
      /** The number of ms after which the same request may be repeated. Only with 'too-many-requests'. */
      readonly waitMs?: number;
    };

/** Part of the table's log. `from` is the number of its first event, counted from 0. */
export interface TableFeed {
  readonly log: 'table';
  readonly from: number;
  readonly events: readonly TableEvent[];
}

/**
 * Part of a game's log as one audience is told it. Event numbers are counted for each audience separately.
 */
export interface GameFeed {
  readonly log: 'game';
  readonly game: string;
  readonly audience: Audience;
  readonly from: number;
  readonly events: readonly Told[];
}

export type Feed = TableFeed | GameFeed;

/** A told event in compact form (see compact-feed.ts). */
export type CompactTold = Readonly<Record<string, unknown>>;

/** The next events of a game in compact form: the number of the first one, and the events. See compact-feed.ts. */
export type CompactFeed = readonly [from: number, events: readonly CompactTold[]];

/** A new player and the token that identifies them. */
interface NewPlayer {
  /** A secret made by the device: 256 bits as 43 characters of base64url. */
  readonly token: string;
  readonly name: string;
}

/** Makes a table and joins it as its host. */
export interface MakeTableRequest extends NewPlayer {
  /** If present, the player plays alone: the game against an opponent starts immediately. */
  readonly alone?: GameAlone | DailyAlone;
}

/** Joins a table as a new player with this token. */
export interface JoinTableRequest extends NewPlayer {
  readonly code: string;
}

/**
 * Asks the players to be let in while a game runs: to the table or, for a player who is already at the table,
 * into the game. The request waits until it is answered or the connection closes.
 */
export interface KnockRequest extends JoinTableRequest {
  /**
   * The player of the table as whom the sender wants to return, on a device without a key. That player must not be
   * connected. The name is that player's.
   */
  readonly as?: PlayerId;
  /** The device's own secret, as in `attend`. Only with `as`. */
  readonly device?: string;
  /** Confirms returning although this device has seen the other side of the running game. Only with `as`. */
  readonly knowing?: boolean;
}

/** The request to be let in is waiting. */
export interface Knocked {
  /**
   * The seat is given back after this many ms, if nobody who could decide is there during that time. Only with `as`.
   */
  readonly returnsMs?: number;
}

/** A request to be let in, as shown to the players. */
export interface Knock {
  readonly id: string;
  readonly name: string;
  /** The player, if they are already at the table. */
  readonly player?: PlayerId;
  /** The player that they claim to be, if they are returning on another device. */
  readonly as?: PlayerId;
}

/** The decision about a request. If it was granted, the token belongs to a player who may now take a seat. */
export interface KnockAnswer {
  readonly code: string;
  readonly letIn: boolean;
}

/** Lets somebody in, or refuses; sent by a player of the game or the host. */
export interface LetInRequest {
  readonly player: PlayerId;
  /** The id of the request. */
  readonly knock: string;
  readonly letIn: boolean;
}

/** The numbers of the next events that a client needs, in each log. */
export interface Have {
  readonly table: number;
  readonly game: { readonly id: string; readonly audience: Audience; readonly next: number } | null;
}

/**
 * Starts to follow a table, as a player or a spectator. From now on, this connection is sent the feeds for its
 * audience.
 */
export interface AttendRequest {
  readonly code: string;
  /** The tokens of this device's seats; none for a spectator. */
  readonly tokens: readonly string[];
  readonly have: Have;
  /**
   * The device's own secret, as long as a token. The server uses it to remember what the device has seen of a
   * running game.
   */
  readonly device?: string;
  /**
   * Asks to be the big screen that shows the true board. Only for devices without seats, and only if the table allows
   * it.
   */
  readonly olympus?: boolean;
  /** The id of the game whose chart a spectator asks to see, if the chart is open to spectators. */
  readonly chart?: string;
}

/** The missing parts of the logs, and the current state of the table. */
export interface Attended {
  /** The players that the tokens belong to, in the same order. */
  readonly players: readonly PlayerId[];
  readonly feeds: readonly Feed[];
  /** The players with a connected device. */
  readonly present: readonly PlayerId[];
  /** The table's clock, or null if none is running. */
  readonly clock: ClockSign | null;
  /** Why this device is only a spectator, although it asked to be the big screen and the big screen is allowed. */
  readonly barred?: Barred;
  /** Why this device isn't shown the chart that it asked for, although the chart is open. */
  readonly chartBarred?: ChartBarred;
}

/** The display of a clock: the time left and the full time, in milliseconds. */
export interface ClockSign {
  readonly leftMs: number;
  readonly ofMs: number;
}

/** A command at the table or in its game. */
export type Command = TableCommand | GameCommand;

/** Gives a command for one of this connection's players. */
export interface CommandRequest {
  /** Chosen by the client, new for each command. Repeating an id doesn't repeat the command. */
  readonly id: string;
  readonly player: PlayerId;
  readonly command: Command;
  /** The moment that the command is meant for. If that moment is over when it arrives, the command is refused. */
  readonly in?: Moment;
}

/** A running game, or one round of it. */
export interface Moment {
  readonly game: string;
  readonly round?: number;
}

/** The command was carried out and written to disk. */
export interface Commanded {
  /** What the sender's audience is told about the command. It is not sent to this connection again. */
  readonly feeds: readonly Feed[];
  /** Whether the command had already been carried out. If so, attend again to get what was missed. */
  readonly repeated: boolean;
}

/**
 * The answer to a command in compact form, if the command was carried out for the first time and the handshake said
 * `more: true`.
 */
export interface CommandedCompact {
  readonly more: CompactFeed;
}

/** Looks at a table without following it. */
export interface LookRequest {
  readonly code: string;
  readonly tokens: readonly string[];
}

/** What anybody who has a table's code may see of the table. */
export interface Looked {
  readonly code: string;
  readonly players: readonly string[];
  readonly poseidonTaken: boolean;
  readonly game: 'none' | 'running' | 'over';
  readonly full: boolean;
  /** The seat of the first valid token; undefined if none is valid. */
  readonly seat?: Side | null;
}

/** Asks for the whole log of a finished game of the attended table. */
export interface ReviewRequest {
  readonly code: string;
  readonly game: string;
}

export interface Reviewed {
  /** The whole log of a finished game, secrets included. */
  readonly events: readonly GameEvent[];
}

/** Asks for a game by the link under which it is shared. No table has to be attended. */
export interface SharedGameRequest {
  readonly link: string;
}

/** Asks for a key for one's own player or, as the host, for a player who is away. */
export interface OfferDeviceRequest {
  readonly player: PlayerId;
}

/** A key that moves a player's seat to another device. It is valid once and for a short time. */
export interface DeviceOffer {
  readonly key: string;
  readonly leftMs: number;
}

/** A key for a player whose device has lost everything. It is valid once, as long as the table exists. */
export interface Recovery {
  readonly key: string;
}

/** Takes over a player's seat with a key. The previous device is locked out. */
export interface ChangeDeviceRequest {
  readonly code: string;
  readonly key: string;
  /** The new device's own secret for this seat. */
  readonly token: string;
  /** The device's own secret, as in `attend`. */
  readonly device?: string;
  /** Confirms taking over although this device has seen the other side of the running game. */
  readonly knowing?: boolean;
}

/** Sends a signal to the other Navigators. */
export interface SignalRequest {
  readonly player: PlayerId;
  readonly signal: Signal;
}

/** Deletes the attended table and everything that was played at it. Only the host may do this. */
export interface DeleteTableRequest {
  readonly code: string;
  readonly player: PlayerId;
}

/** Why a connection no longer follows its table. */
export type Dismissal =
  /** The same seat is attended from another connection. */
  | 'elsewhere'
  /** The player has moved to another device for good. */
  | 'device-changed'
  /** The table has been deleted. */
  | 'table-deleted';

/** Every board that this server offers. */
export interface Boards {
  readonly boards: readonly Board[];
}

type Reply<T> = (answer: Answer<T>) => void;

/** The requests, each with its answer. */
export interface ClientToServer {
  /** Checks that the connection is alive. Changes nothing, and the answer is empty. */
  ping: (request: Record<string, never>, reply: Reply<object>) => void;
  boards: (request: Record<string, never>, reply: Reply<Boards>) => void;
  look: (request: LookRequest, reply: Reply<Looked>) => void;
  make: (request: MakeTableRequest, reply: Reply<{ code: string; player: PlayerId }>) => void;
  join: (request: JoinTableRequest, reply: Reply<{ code: string; player: PlayerId }>) => void;
  knock: (request: KnockRequest, reply: Reply<Knocked>) => void;
  'let-in': (request: LetInRequest, reply: Reply<object>) => void;
  attend: (request: AttendRequest, reply: Reply<Attended>) => void;
  command: (request: CommandRequest, reply: Reply<Commanded | CommandedCompact>) => void;
  review: (request: ReviewRequest, reply: Reply<Reviewed>) => void;
  'shared-game': (request: SharedGameRequest, reply: Reply<{ game: SharedGame }>) => void;
  'offer-device': (request: OfferDeviceRequest, reply: Reply<DeviceOffer>) => void;
  'keep-recovery': (request: OfferDeviceRequest, reply: Reply<Recovery>) => void;
  'change-device': (request: ChangeDeviceRequest, reply: Reply<{ code: string; player: PlayerId }>) => void;
  signal: (request: SignalRequest, reply: Reply<object>) => void;
  'delete-table': (request: DeleteTableRequest, reply: Reply<object>) => void;
}

/** The messages that the server sends on its own. */
export interface ServerToClient {
  /** New events for this connection's audience. */
  told: (feeds: readonly Feed[]) => void;
  /** New events in compact form, for the game of the last feed, if the handshake said `more: true`. */
  more: (...more: CompactFeed) => void;
  /** The connected players, whenever they change. */
  present: (players: readonly PlayerId[]) => void;
  /** The open requests to be let in, whenever they change. Sent to the players who may answer them. */
  knocks: (knocks: readonly Knock[]) => void;
  /** Sent to the person who asked to be let in: the request was answered, or no longer needs an answer. */
  'knock-answered': (answer: KnockAnswer) => void;
  /** The clock of the turn that begins now, or null. */
  clock: (sign: ClockSign | null) => void;
  /** A signal from another Navigator. */
  signalled: (signalled: Signalled) => void;
  /** This connection no longer follows its table. */
  dismissed: (why: Dismissal) => void;
}
