/**
 * The messages that servers sharing a database send each other. Each message describes the current state, so the next
 * message makes up for one that was lost, duplicated, late or out of order. A server of another version may send
 * messages of types that this server doesn't know.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Knock } from '../../shared/wire/protocol.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import type { Returning } from '../tables/entrance.ts';
import type { Reading } from '../tables/clocks.ts';

/** A knock as it is sent to other servers, whose players may answer it. */
export interface Knocking extends Knock {
  /**
   * The digest of the token with which the knocker will hold a seat. The digest is stored in the database once the
   * knocker is let in.
   */
  readonly digest: string;
  /** When the person began to knock, in ms since 1970. */
  readonly since: number;
  /** The digest of the knocker's address. */
  readonly from?: string;
  /** What is known about the knocker's device, if they want to return as a player of the table. */
  readonly returning?: Returning;
}

/** A message from one server to all others. */
export type ClusterMessage = { readonly server: string } & (
  | { readonly type: 'alive' }
  /**
   * The players of a table whose devices are connected to the sender, and the table's clock. `players` is `null` if no
   * device at the table is connected. A message with a higher number is newer.
   */
  | {
      readonly type: 'here';
      readonly number: number;
      readonly table: string;
      readonly players: readonly PlayerId[] | null;
      readonly clock?: Reading;
    }
  /**
   * Asks the other servers for their `here` and `knocks` messages about a table, or about all tables if none is given.
   */
  | { readonly type: 'who'; readonly table?: string }
  /** The sender has added events to the table's log. */
  | { readonly type: 'grown'; readonly table: string }
  /**
   * These players have begun to attend a table at the sender. The other servers dismiss older connections of the same players.
   * `at` is in ms since 1970.
   */
  | {
      readonly type: 'came';
      readonly table: string;
      readonly players: readonly PlayerId[];
      readonly at: number;
    }
  | { readonly type: 'signal'; readonly table: string; readonly signalled: Signalled }
  /** Everybody who is knocking at a table at the sender. A message with a higher number is newer. */
  | {
      readonly type: 'knocks';
      readonly number: number;
      readonly table: string;
      readonly knocking: readonly Knocking[];
    }
  /**
   * Turns away somebody who knocks at another server. Letting them in needs no message, because the other server reads
   * it in the log.
   */
  | { readonly type: 'turned-away'; readonly table: string; readonly knock: string }
  /** The sender is stopping. */
  | { readonly type: 'gone' }
);

/** Carries messages to the other servers. Messages may be lost, duplicated, delayed and reordered. */
export interface Bus {
  send(message: ClusterMessage): void;
  listen(listener: (message: ClusterMessage) => void): void;
}
