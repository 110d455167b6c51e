/**
 * What goes over the wire, both ways. docs/PROTOCOL.md says it in prose, with the guarantees.
 * Types and constants only: the schemas that parse it are in schemas.ts.
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

/** Goes up when an older client can't follow any more. Sent in the handshake (`auth.protocol`). */
export const PROTOCOL = 1;

/** Refusals that no rule of the game or the table gives. */
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

/** The answer to every request: what was asked for, or a coded refusal that has changed nothing. */
export type Answer<T> =
  | ({ readonly ok: true } & T)
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** With 'malformed' only: which field, as "command.heading". */
      readonly field?: string;
      /** With 'too-many-requests' only: after so many ms the same may be asked again. */
      readonly waitMs?: number;
    };

/** A stretch of the table's log. `from` is the number of its first event, counted from 0. */
export interface TableFeed {
  readonly log: 'table';
  readonly from: number;
  readonly events: readonly TableEvent[];
}

/** A stretch of a game's log as one audience is told it, numbered for that audience. */
export interface GameFeed {
  readonly log: 'game';
  readonly game: string;
  readonly audience: Audience;
  readonly from: number;
  readonly events: readonly Told[];
}

export type Feed = TableFeed | GameFeed;

/** An event without the fields in which nothing is reported. */
export type LeanTold = Readonly<Record<string, unknown>>;

/** How a game goes on, in short: the number of the first event, and the events. See more.ts. */
export type More = readonly [from: number, events: readonly LeanTold[]];

/** A new player behind a token. */
interface NewPlayer {
  /** A secret that the device made: 43 characters of base64url, 256 bits. */
  readonly token: string;
  readonly name: string;
}

/** Makes a table and joins it: the maker is its host. */
export interface MakeTableRequest extends NewPlayer {
  /** To play alone: against an opponent, in a game that has begun. */
  readonly alone?: GameAlone | DailyAlone;
}

/** Joins a table as a new player behind the token. */
export interface JoinTableRequest extends NewPlayer {
  readonly code: string;
}

/**
 * Asks those who play to be let in while a game runs: to the table, or, if the token stands for somebody who is at
 * it already, into the game. It waits until it is answered, or this connection closes.
 */
export interface KnockRequest extends JoinTableRequest {
  /** Comes back as this player of the table, who is not connected, on a device that has no key. The name is theirs. */
  readonly as?: PlayerId;
  /** With `as`: the device's own secret, as in `attend`. */
  readonly device?: string;
  /** With `as`: yes, although this device has seen the other side of the running game. */
  readonly knowing?: boolean;
}

/** Somebody waits at the door. */
export interface Knocked {
  /** With `as`: if nobody is there all the while who could give the seat back, it is theirs after so many ms. */
  readonly returnsMs?: number;
}

/** Somebody who knocks. */
export interface Knock {
  readonly id: string;
  readonly name: string;
  /** Who it is, if they are at the table already. */
  readonly player?: PlayerId;
  /** Who they say they are, if they come back on another device. */
  readonly as?: PlayerId;
}

/** What became of a knock: if they were let in, the token stands for a player now who may sit down. */
export interface KnockAnswer {
  readonly code: string;
  readonly letIn: boolean;
}

/** Lets somebody in who knocks, or not, as one of those who play or the host. */
export interface LetInRequest {
  readonly player: PlayerId;
  /** The id of the knock. */
  readonly knock: string;
  readonly letIn: boolean;
}

/** How much of the logs a client has: the numbers that it wants next. */
export interface Have {
  readonly table: number;
  readonly game: { readonly id: string; readonly audience: Audience; readonly next: number } | null;
}

/** Takes part in a table, or looks on: from now on this connection is told what its audience is. */
export interface AttendRequest {
  readonly code: string;
  /** The seats that this device holds; none to look on. */
  readonly tokens: readonly string[];
  readonly have: Have;
  /** The device's own secret, as long as a token: what it has seen of a running game is known by it. */
  readonly device?: string;
  /** To be the big screen that shows the truth, if that is allowed: for a device without seats. */
  readonly olympus?: boolean;
  /** The id of a game whose chart an onlooker wants to see, if it is open: of no other game. */
  readonly chart?: string;
}

/** What is missing of the logs, and how the table stands now. */
export interface Attended {
  /** The players that the tokens stand for, in their order. */
  readonly players: readonly PlayerId[];
  readonly feeds: readonly Feed[];
  /** The players with a device connected now. */
  readonly present: readonly PlayerId[];
  /** The table's clock, or null if none is running. */
  readonly clock: ClockSign | null;
  /** Why this device is only an onlooker, though it asks to be the big screen and that is open. */
  readonly barred?: Barred;
  /** Why this device does not see the chart that it asks for, though that is open. */
  readonly chartBarred?: ChartBarred;
}

/** What a clock shows: how much is left of how much, in milliseconds. */
export interface ClockSign {
  readonly leftMs: number;
  readonly ofMs: number;
}

/** A command at the table, or in the game that is played there. */
export type Command = TableCommand | GameCommand;

/** Gives a command as one of this connection's players. */
export interface CommandRequest {
  /** Made by the client, new for each command: the same id again is carried out once. */
  readonly id: string;
  readonly player: PlayerId;
  readonly command: Command;
  /** What it is meant for: it is refused if that is past when it comes. */
  readonly in?: Moment;
}

/** A game that is running, or one round of it. */
export interface Moment {
  readonly game: string;
  readonly round?: number;
}

/** The command has been carried out, and is on disk. */
export interface Commanded {
  /** What the sender's audience is told by it; nobody sends it to this connection again. */
  readonly feeds: readonly Feed[];
  /** It had been carried out already: attend again for what was missed. */
  readonly repeated: boolean;
}

/** The same in short, when it was carried out for the first time: if the handshake said `more: true`. */
export interface CommandedInShort {
  readonly more: More;
}

/** Looks at a table without taking part. */
export interface LookRequest {
  readonly code: string;
  readonly tokens: readonly string[];
}

/** What anybody who has its code may see of a table. */
export interface Looked {
  readonly code: string;
  readonly players: readonly string[];
  readonly poseidonTaken: boolean;
  readonly game: 'none' | 'running' | 'over';
  readonly full: boolean;
  /** The seat of the first token that is good here; undefined if none is. */
  readonly seat?: Side | null;
}

/** Asks for the whole log of a game of the attended table that is over. */
export interface ReviewRequest {
  readonly code: string;
  readonly game: string;
}

export interface Reviewed {
  /** The whole truth of a game that is over. */
  readonly events: readonly GameEvent[];
}

/** Asks for a game by the link that shows it to anybody: no table need be attended. */
export interface SharedGameRequest {
  readonly link: string;
}

/** Asks for a key for one's own player, or as host for one who is away. */
export interface OfferDeviceRequest {
  readonly player: PlayerId;
}

/** A key that lets another device take a player's place: good once, and not for long. */
export interface DeviceOffer {
  readonly key: string;
  readonly leftMs: number;
}

/** A key with which a player comes back when their device has lost everything: good once, as long as the table. */
export interface Recovery {
  readonly key: string;
}

/** Takes a player's place with a key: the device before is locked out. */
export interface ChangeDeviceRequest {
  readonly code: string;
  readonly key: string;
  /** The new device's own secret for this place. */
  readonly token: string;
  /** As in `attend`. */
  readonly device?: string;
  /** Yes, although this device has seen the other side of the running game. */
  readonly knowing?: boolean;
}

/** Says something to the other Navigators. */
export interface SignalRequest {
  readonly player: PlayerId;
  readonly signal: Signal;
}

/** Deletes the attended table with everything that was played at it: the host's to do. */
export interface DeleteTableRequest {
  readonly code: string;
  readonly player: PlayerId;
}

/** Why a connection attends no more. */
export type Dismissal =
  /** The same seat is attended from somewhere else. */
  | 'elsewhere'
  /** Its player has gone on to another device, for good. */
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
  /** Is the connection still there? Changes nothing, and is answered with nothing. */
  ping: (request: Record<string, never>, reply: Reply<object>) => void;
  boards: (request: Record<string, never>, reply: Reply<Boards>) => void;
  look: (request: LookRequest, reply: Reply<Looked>) => void;
  make: (request: MakeTableRequest, reply: Reply<{ code: string; player: PlayerId }>) => void;
  join: (request: JoinTableRequest, reply: Reply<{ code: string; player: PlayerId }>) => void;
  knock: (request: KnockRequest, reply: Reply<Knocked>) => void;
  'let-in': (request: LetInRequest, reply: Reply<object>) => void;
  attend: (request: AttendRequest, reply: Reply<Attended>) => void;
  command: (request: CommandRequest, reply: Reply<Commanded | CommandedInShort>) => void;
  review: (request: ReviewRequest, reply: Reply<Reviewed>) => void;
  'shared-game': (request: SharedGameRequest, reply: Reply<{ game: SharedGame }>) => void;
  'offer-device': (request: OfferDeviceRequest, reply: Reply<DeviceOffer>) => void;
  'keep-recovery': (request: OfferDeviceRequest, reply: Reply<Recovery>) => void;
  'change-device': (request: ChangeDeviceRequest, reply: Reply<{ code: string; player: PlayerId }>) => void;
  signal: (request: SignalRequest, reply: Reply<object>) => void;
  'delete-table': (request: DeleteTableRequest, reply: Reply<object>) => void;
}

/** What the server sends by itself. */
export interface ServerToClient {
  /** What is new for this connection's audience. */
  told: (feeds: readonly Feed[]) => void;
  /** The same in short, of the game that this connection was told of last: if the handshake said `more: true`. */
  more: (...more: More) => void;
  /** Who is connected, whenever that changes. */
  present: (players: readonly PlayerId[]) => void;
  /** Who knocks at the table, whenever that changes: to those who may let them in. */
  knocks: (knocks: readonly Knock[]) => void;
  /** To who knocked: it has been answered, or nobody needs to be asked any more. */
  'knock-answered': (answer: KnockAnswer) => void;
  /** The clock of the turn that begins now, or null. */
  clock: (sign: ClockSign | null) => void;
  /** A fellow Navigator's signal. */
  signalled: (signalled: Signalled) => void;
  /** This connection attends no more. */
  dismissed: (why: Dismissal) => void;
}
