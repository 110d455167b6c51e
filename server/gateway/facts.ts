/**
 * What servers that share a database say to each other, and the way that it takes. Facts only: one that is lost,
 * doubled, late or out of order is put right by the next. Another version may say facts that this one does not know.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Knock } from '../../shared/wire/protocol.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import type { Returning } from '../tables/entrance.ts';
import type { Reading } from '../tables/clocks.ts';

/** Somebody who knocks at a server, as others may let them in. */
export interface Knocking extends Knock {
  /** Of the token that is to stand for them: the database has it too, once they are let in. */
  readonly digest: string;
  /** Since when, in ms since 1970. */
  readonly since: number;
  /** What their device is, if they come back as a player of the table. */
  readonly returning?: Returning;
}

/** What one server says to all others. */
export type Fact = { readonly server: string } & (
  | { readonly type: 'alive' }
  /**
   * Who is at a table at this server, and what its clock shows; null: no device at all. Of two, the one with the higher
   * number is newer.
   */
  | {
      readonly type: 'here';
      readonly number: number;
      readonly table: string;
      readonly players: readonly PlayerId[] | null;
      readonly clock?: Reading;
    }
  /** Asks who is at a table, and who knocks there; without one, at all. */
  | { readonly type: 'who'; readonly table?: string }
  /** Something has been written to the table's log. */
  | { readonly type: 'grown'; readonly table: string }
  /** These players have come to a table at this server, in ms since 1970: elsewhere they are no more. */
  | {
      readonly type: 'came';
      readonly table: string;
      readonly players: readonly PlayerId[];
      readonly at: number;
    }
  | { readonly type: 'signal'; readonly table: string; readonly signalled: Signalled }
  /** All who knock at a table at this server. Numbered as who is here. */
  | {
      readonly type: 'knocks';
      readonly number: number;
      readonly table: string;
      readonly knocking: readonly Knocking[];
    }
  /** Somebody who knocks elsewhere is not let in. Who is, stands in the log. */
  | { readonly type: 'turned-away'; readonly table: string; readonly knock: string }
  /** The server stops. */
  | { readonly type: 'gone' }
);

/** The way to the other servers: it may lose, double, delay and reorder. */
export interface Bus {
  say(fact: Fact): void;
  hear(listener: (fact: Fact) => void): void;
}
