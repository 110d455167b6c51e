/**
 * The messages between client and server. docs/PROTOCOL.md describes them and their guarantees in prose. This file
 * contains only types and constants: schemas.ts validates the requests.
 */
import type { Board } from '../board/board.ts';
import type { BoardFault } from '../board/parse-board.ts';
import type { GameCommand, GameEvent, GameRefusal, PlayerId, Side } from '../game/game.ts';
import type { TableCommand } from '../table/commands.ts';
import type { TableEvent } from '../table/events.ts';
import type { TableRefusal } from '../table/refusals.ts';
import type { Listing } from '../table/listing.ts';
import type { DailyAlone, GameAlone } from '../table/alone.ts';
import type { Barred } from '../table/rules/olympus.ts';
import type { ChartBarred } from '../table/rules/open-chart.ts';
import type { SharedGame } from '../table/shared-game.ts';
import type { PushSubscriptionKeys, QuietHours } from './push.ts';
import type { Signal, Signalled } from './signals.ts';
import type { Audience, Told } from '../game/told.ts';

/**
 * The version of the protocol, which is sent in the handshake (`auth.protocol`). Increase it when older clients no
 * longer work with the server.
 */
export const PROTOCOL = 1;

/** Refusals that don't come from the rules of the game or the table. */
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
  'talk-full',
  'no-such-day',
  'sea-not-drawn',
  'push-off',
  'bad-subscription',
  'server-fault',
] as const;

/** All codes with which a request can be refused. */
export type Refusal = (typeof WIRE_REFUSALS)[number] | TableRefusal | GameRefusal;

/** The answer to a request: either its result, or a refusal. A refused request has changed nothing. */
export type Answer<T> =
  | ({ readonly ok: true } & T)
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** The field that is wrong, such as "command.heading". Present only if the refusal is 'malformed'. */
      readonly field?: string;
      /** What is wrong with the board. Present only if the refusal is 'bad-board'. */
      readonly fault?: BoardFault;
      /**
       * The number of ms after which the same request may be repeated. Present only if the refusal is
       * 'too-many-requests'.
       */
      readonly waitMs?: number;
    };

/** Part of a table's log. `from` is the number of its first event, counted from 0. */
export interface TableFeed {
  readonly log: 'table';
  readonly from: number;
  readonly events: readonly TableEvent[];
}

/** Part of a game's log, in the form that one audience may see. Each audience has its own event numbers. */
export interface GameFeed {
  readonly log: 'game';
  readonly game: string;
  readonly audience: Audience;
  readonly from: number;
  readonly events: readonly Told[];
}

export type Feed = TableFeed | GameFeed;

/** One audience's version of an event, in compact form (see compact-feed.ts). */
export type CompactTold = Readonly<Record<string, unknown>>;

/** The next events of a game in compact form, and the number of the first one. See compact-feed.ts. */
export type CompactFeed = readonly [from: number, events: readonly CompactTold[]];

/** A new player and the token that identifies them. */
interface NewPlayer {
  /** The player's token: a secret of 256 bits that the device makes, as 43 characters of base64url. */
  readonly token: string;
  readonly name: string;
}

/** Creates a table and joins it as its host. */
export interface MakeTableRequest extends NewPlayer {
  /** If present, the player plays alone, and the game against an opponent starts immediately. */
  readonly alone?: GameAlone | DailyAlone;
}

/** Joins a table as a new player with this token. */
export interface JoinTableRequest extends NewPlayer {
  readonly code: string;
}

/**
 * Knocks: asks the players to be let in while a game is running. Somebody new asks to join the table; a player who is
 * already at the table asks to sit down in the game. The request waits until it is answered or the connection closes.
 */
export interface KnockRequest extends JoinTableRequest {
  /**
   * The player that the sender wants to return as, on a device without a key. This player must not be connected, and
   * `name` must be this player's name.
   */
  readonly as?: PlayerId;
  /** The device's own secret, as in `attend`. Used only with `as`. */
  readonly device?: string;
  /**
   * Confirms that the player returns although this device has seen the other side of the running game. Used only with
   * `as`.
   */
  readonly knowing?: boolean;
}

/** Confirms that a request to be let in is waiting. */
export interface Knocked {
  /**
   * If nobody who could decide is present for this many ms, the player gets the seat back without a decision. Present
   * only with `as`.
   */
  readonly returnsMs?: number;
}

/** A request to be let in, as it is shown to the players. */
export interface Knock {
  readonly id: string;
  readonly name: string;
  /** The player who knocks, if they are already at the table. */
  readonly player?: PlayerId;
  /** The player that somebody claims to be, if they want to return on another device. */
  readonly as?: PlayerId;
}

/**
 * The decision about a request to be let in. If `letIn` is true, the token of the request now identifies a player, who
 * may take a seat.
 */
export interface KnockAnswer {
  readonly code: string;
  readonly letIn: boolean;
}

/** Lets somebody in, or refuses to. Sent by a player of the running game or by the host. */
export interface LetInRequest {
  readonly player: PlayerId;
  /** The id of the request to be let in. */
  readonly knock: string;
  readonly letIn: boolean;
}

/** For each log, the number of the next event that a client needs. */
export interface Have {
  readonly table: number;
  readonly game: { readonly id: string; readonly audience: Audience; readonly next: number } | null;
}

/**
 * Starts to follow a table, as a player or a spectator. From then on, the connection receives the feeds for its
 * audience.
 */
export interface AttendRequest {
  readonly code: string;
  /** The tokens of this device's seats. A spectator has none. */
  readonly tokens: readonly string[];
  readonly have: Have;
  /**
   * The device's own secret, which has the length of a token. With it, the server remembers what the device has seen of
   * a running game.
   */
  readonly device?: string;
  /**
   * Asks to be the big screen, which shows the true board. Only a device without seats may ask for this, and only if
   * the table allows it.
   */
  readonly olympus?: boolean;
  /** The id of the game whose chart a spectator wants to see. The chart is shown if it is open to spectators. */
  readonly chart?: string;
}

/** The missing parts of the logs, and the current state of the table. */
export interface Attended {
  /** The players to whom the tokens belong, in the same order. */
  readonly players: readonly PlayerId[];
  readonly feeds: readonly Feed[];
  /** The players who have a connected device. */
  readonly present: readonly PlayerId[];
  /** The clock of the table, or null if no clock is running. */
  readonly clock: ClockSign | null;
  /** Why this device may not be the big screen. Present only if it asked to be, and the table allows big screens. */
  readonly barred?: Barred;
  /** Why this device may not see the chart that it asked for. Present only if the chart is open to spectators. */
  readonly chartBarred?: ChartBarred;
}

/** What a clock displays: the time left and the full time of the turn, in ms. */
export interface ClockSign {
  readonly leftMs: number;
  readonly ofMs: number;
}

/** A command for the table or for its game. */
export type Command = TableCommand | GameCommand;

/** Gives a command for one of this connection's players. */
export interface CommandRequest {
  /**
   * An id that the client chooses for each command. If a request is repeated with the same id, its command is carried
   * out only once.
   */
  readonly id: string;
  readonly player: PlayerId;
  readonly command: Command;
  /**
   * The game or round that the command is meant for. If it is over when the command arrives, the command is refused.
   */
  readonly in?: Moment;
}

/** A running game, or one round of it. */
export interface Moment {
  readonly game: string;
  readonly round?: number;
}

/** The answer to a command that was carried out and written to disk. */
export interface Commanded {
  /** The resulting events, as the sender's audience may see them. These feeds are not sent to this connection again. */
  readonly feeds: readonly Feed[];
  /**
   * Whether the command had already been carried out before. If so, attend again to get the events that were missed.
   */
  readonly repeated: boolean;
}

/**
 * The answer to a command in compact form. It is used if the command was carried out for the first time and the
 * handshake said `more: true`.
 */
export interface CommandedCompact {
  readonly more: CompactFeed;
}

/** Gets a summary of a table without following it. */
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
  /** The seat of the first token that is valid; undefined if none of them is. */
  readonly seat?: Side | null;
  /** The turn of the running game. Absent if no token is valid, and from older servers. */
  readonly turn?: TurnNow;
}

/** A turn of a running game, as a player of the table may know it. */
export interface TurnNow {
  /** The side that the game is waiting for. */
  readonly side: Side;
  /** Whether the game is waiting for one of the players whose tokens were sent. */
  readonly mine: boolean;
  /**
   * The players whom the game is waiting for; empty if the side has none. Absent if only the Navigators know them, or
   * if any of several Navigators may give the next order.
   */
  readonly names?: readonly string[];
  /** The time left in the turn, in ms. Present only if the clock counts days. */
  readonly leftMs?: number;
  /** How long ago the turn began or got its whole time again, in ms. Present only if the clock counts days. */
  readonly sinceMs?: number;
}

/** Asks for the whole log of a finished game. The game's table must be attended. */
export interface ReviewRequest {
  readonly code: string;
  readonly game: string;
}

export interface Reviewed {
  /** The whole log of a finished game, including its secrets. */
  readonly events: readonly GameEvent[];
}

/** Asks for a game by the link with which it is shared. The connection needn't have attended a table. */
export interface SharedGameRequest {
  readonly link: string;
}

/** Asks for a key for one's own player. The host may also request one for a player who is away. */
export interface OfferDeviceRequest {
  readonly player: PlayerId;
}

/** A key that moves a player's seat to another device. It can be used once, for a short time. */
export interface DeviceOffer {
  readonly key: string;
  readonly leftMs: number;
}

/** A recovery key, in case the player's device loses everything. It can be used once, as long as the table exists. */
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
  /** Confirms that the device takes over the seat although it has seen the other side of the running game. */
  readonly knowing?: boolean;
}

/** Sends a signal to the other Navigators. */
export interface SignalRequest {
  readonly player: PlayerId;
  readonly signal: Signal;
}

/** The key with which a device subscribes to notices at its push service. */
export interface PushKey {
  /** The server's public VAPID key, in base64url. Null if this server sends no notices. */
  readonly key: string | null;
}

/**
 * Asks for notices to one of the connection's players. Replaces what this player's device with the same endpoint asked
 * for before.
 */
export interface SubscribePushRequest {
  readonly player: PlayerId;
  readonly subscription: PushSubscriptionKeys;
  /** When the device wants no notices. Notices then wait, and are only sent if they are still true. */
  readonly quiet?: QuietHours;
}

/** Asks for no more notices to a player at this endpoint. */
export interface UnsubscribePushRequest {
  readonly player: PlayerId;
  readonly endpoint: string;
}

/** Deletes the attended table and everything that was played at it. Only the host may do this. */
export interface DeleteTableRequest {
  readonly code: string;
  readonly player: PlayerId;
}

/** Why a connection no longer follows its table. */
export type Dismissal =
  /** Another connection has attended with the same seat. */
  | 'elsewhere'
  /** The player has moved to another device for good. */
  | 'device-changed'
  /** The table has been deleted. */
  | 'table-deleted';

/** The tables that are open to anybody on this server. */
export interface OpenTablesListed {
  /** Whether this server lists open tables. If not, the list is empty. */
  readonly offered: boolean;
  /** The newest open tables. The latest comes first. */
  readonly tables: readonly Listing[];
}

/** All boards that this server offers. */
export interface Boards {
  readonly boards: readonly Board[];
}

type Reply<T> = (answer: Answer<T>) => void;

/** The requests that a client may send, each with its answer. */
export interface ClientToServer {
  /** Checks that the connection still works. Changes nothing, and its answer is empty. */
  ping: (request: Record<string, never>, reply: Reply<object>) => void;
  boards: (request: Record<string, never>, reply: Reply<Boards>) => void;
  'open-tables': (request: Record<string, never>, reply: Reply<OpenTablesListed>) => void;
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
  'push-key': (request: Record<string, never>, reply: Reply<PushKey>) => void;
  'subscribe-push': (request: SubscribePushRequest, reply: Reply<object>) => void;
  'unsubscribe-push': (request: UnsubscribePushRequest, reply: Reply<object>) => void;
  'delete-table': (request: DeleteTableRequest, reply: Reply<object>) => void;
}

/** The messages that the server sends on its own. */
export interface ServerToClient {
  /** New events for the audience of this connection. */
  told: (feeds: readonly Feed[]) => void;
  /** New events in compact form, for the game of the last feed. Used if the handshake said `more: true`. */
  more: (...more: CompactFeed) => void;
  /** The connected players. Sent whenever they change. */
  present: (players: readonly PlayerId[]) => void;
  /** The open requests to be let in. Sent whenever they change, to the players who may answer them. */
  knocks: (knocks: readonly Knock[]) => void;
  /**
   * The answer to a request to be let in, sent to the person who made it. Also sent if the request no longer needs an
   * answer.
   */
  'knock-answered': (answer: KnockAnswer) => void;
  /** The clock of the turn that begins now, or null if it has none. */
  clock: (sign: ClockSign | null) => void;
  /** A signal from another Navigator. */
  signalled: (signalled: Signalled) => void;
  /** This connection no longer follows its table. */
  dismissed: (why: Dismissal) => void;
}
