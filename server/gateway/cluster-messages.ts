/**
 * The messages that servers sharing a database send each other. Each states how things are, so one that is lost, doubled,
 * late or out of order is corrected by the next. A server of another version may send some that this one doesn't know.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Knock } from '../../shared/wire/protocol.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import type { Returning } from '../tables/entrance.ts';
import type { Reading } from '../tables/clocks.ts';

/** A knock as the other servers see it: their players may answer it. */
export interface Knocking extends Knock {
  /** Of the token that will hold the seat. The database keeps it too, once the person is let in. */
  readonly digest: string;
  /** When they knocked, in ms since 1970. */
  readonly since: number;
  /** The digest of their address. */
  readonly from?: string;
  /** What is known of their device, if they want to return as a player of the table. */
  readonly returning?: Returning;
}

/** A message from one server to all others. */
export type ClusterMessage = { readonly server: string } & (
  | { readonly type: 'alive' }
  /**
   * The players with a device at this server at a table (null: no device at all), and its clock. A higher number is
   * newer.
   */
  | {
      readonly type: 'here';
      readonly number: number;
      readonly table: string;
      readonly players: readonly PlayerId[] | null;
      readonly clock?: Reading;
    }
  /** Asks for the `here` and `knocks` of a table; without one, of all tables. */
  | { readonly type: 'who'; readonly table?: string }
  /** Something has been written to the table's log. */
  | { readonly type: 'grown'; readonly table: string }
  /** These players have come to a table at this server (in ms since 1970), so they have left it at all others. */
  | {
      readonly type: 'came';
      readonly table: string;
      readonly players: readonly PlayerId[];
      readonly at: number;
    }
  | { readonly type: 'signal'; readonly table: string; readonly signalled: Signalled }
  /** Everybody who is knocking at a table at this server. A higher number is newer. */
  | {
      readonly type: 'knocks';
      readonly number: number;
      readonly table: string;
      readonly knocking: readonly Knocking[];
    }
  /** Somebody who knocks at another server is turned away. If they were let in, the log would say so. */
  | { readonly type: 'turned-away'; readonly table: string; readonly knock: string }
  /** The server is stopping. */
  | { readonly type: 'gone' }
);

/** Carries messages to the other servers. It may lose, double, delay and reorder them. */
export interface Bus {
  send(message: ClusterMessage): void;
  listen(listener: (message: ClusterMessage) => void): void;
}
