/** The job of a flooder, and the tally that it reports. */

export interface Job {
  readonly flood: string;
  readonly url: string;
  readonly seed: number;
  /** The longest that the flood may take, in ms; it ends earlier after this many messages. */
  readonly ms: number;
  readonly messages: number;
  /** The address that the proxy reports for it. */
  readonly address: string;
  /** The codes of tables with honest players. */
  readonly codes: readonly string[];
  /** A table with a finished game of many events, and one with many games that were ended early. */
  readonly longGame: { readonly code: string; readonly game: string };
  readonly manyGames: string;
  /** The id of that table. The links to its games begin with it. */
  readonly manyGamesId: string;
}

/** The outcome of a flood, in messages. */
export interface Tally {
  sent: number;
  answered: number;
  /** Refused by a rate limit. */
  limited: number;
  /** Connections that the server ended or refused. */
  ended: number;
  /** Answers that report a fault of the server. */
  faults: number;
}
