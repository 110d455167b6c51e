/**
 * The messages that servers sharing a database send each other. Each message states the current state, so the next one
 * makes up for a message that is lost, doubled, late or out of order. A server of another version may send messages
 * that this one doesn't know.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Knock } from '../../shared/wire/protocol.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import type { Returning } from '../tables/entrance.ts';
import type { Reading } from '../tables/clocks.ts';

/** A knock in the form that other servers see. Players at those servers may answer it. */
export interface Knocking extends Knock {
  /** The digest of the token that will hold the seat. The database stores it too, once the person is let in. */
  readonly digest: string;
  /** When the knocking began, in ms since 1970. */
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
   * The players at a table who have a device at this server, and the table's clock. `null` if no device is there. A
   * message with a higher number is newer.
   */
  | {
      readonly type: 'here';
      readonly number: number;
      readonly table: string;
      readonly players: readonly PlayerId[] | null;
      readonly clock?: Reading;
    }
  /** Asks for the `here` and `knocks` messages of a table, or of all tables if none is given. */
  | { readonly type: 'who'; readonly table?: string }
  /** Something has been written to the table's log. */
  | { readonly type: 'grown'; readonly table: string }
  /**
   * These players have come to a table at this server (in ms since 1970), so they have left it at all other servers.
   */
  | {
      readonly type: 'came';
      readonly table: string;
      readonly players: readonly PlayerId[];
      readonly at: number;
    }
  | { readonly type: 'signal'; readonly table: string; readonly signalled: Signalled }
  /** Everybody who is knocking at a table at this server. A message with a higher number is newer. */
  | {
      readonly type: 'knocks';
      readonly number: number;
      readonly table: string;
      readonly knocking: readonly Knocking[];
    }
  /**
   * Turns away somebody who knocks at another server. No such message is needed for letting them in, because the log
   * says so.
   */
  | { readonly type: 'turned-away'; readonly table: string; readonly knock: string }
  /** The server is stopping. */
  | { readonly type: 'gone' }
);

/** Carries messages to the other servers. It may lose, duplicate, delay and reorder them. */
export interface Bus {
  send(message: ClusterMessage): void;
  listen(listener: (message: ClusterMessage) => void): void;
}
