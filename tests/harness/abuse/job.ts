/** What a flooder is told to do, and what it says of it. */

export interface Job {
  readonly flood: string;
  readonly url: string;
  readonly seed: number;
  /** How long, in ms; ends earlier when so many messages were sent. */
  readonly ms: number;
  readonly messages: number;
  /** Where it seems to come from. */
  readonly address: string;
  /** Codes of tables where honest people play. */
  readonly codes: readonly string[];
  /** A table with a game that is over and had many events, and one with many games that were broken off. */
  readonly longGame: { readonly code: string; readonly game: string };
  readonly manyGames: string;
  /** The id of that table, with which the links to its games begin. */
  readonly manyGamesId: string;
}

/** What has come of a flood, in messages. */
export interface Tally {
  sent: number;
  answered: number;
  /** Refused because it was too much. */
  limited: number;
  /** Connections that the server ended, or did not let in. */
  ended: number;
  /** The server's own faults. */
  faults: number;
}
