/** The job that a flooder gets, and the tally that it reports. */

export interface Job {
  readonly flood: string;
  readonly url: string;
  readonly seed: number;
  /** The longest that the flood may take, in ms. It ends earlier once `messages` have been sent. */
  readonly ms: number;
  readonly messages: number;
  /** The IP address from which the flooder seems to come, as a proxy would report it. */
  readonly address: string;
  /** The codes of tables with honest players. */
  readonly codes: readonly string[];
  /** A table with a long finished game, and the code of a table with many games that were ended early. */
  readonly longGame: { readonly code: string; readonly game: string };
  readonly manyGames: string;
  /** The id of the table with many games. The links to its games begin with this id. */
  readonly manyGamesId: string;
}

/** The outcome of a flood, as numbers of messages. */
export interface Tally {
  sent: number;
  answered: number;
  /** Messages that a rate limit refused. */
  limited: number;
  /** Connections that the server ended or refused. */
  ended: number;
  /** Answers that report a fault of the server. */
  faults: number;
}
