/** The job that a flooder gets, and the tally that it reports. */

/** What a flooder prints when it can begin. */
export const READY = 'ready';

export interface Job {
  readonly flood: string;
  readonly url: string;
  readonly seed: number;
  /** The maximum duration of the flood, in ms. It ends earlier if all `messages` have been sent. */
  readonly ms: number;
  readonly messages: number;
  /** The IP address that the flooder seems to come from, as a proxy would report it. */
  readonly address: string;
  /** The codes of tables with honest players. */
  readonly codes: readonly string[];
  /** The code of a table with a long finished game, and that game's id. */
  readonly longGame: { readonly code: string; readonly game: string };
  /** The code of a table with many games that were ended early. */
  readonly manyGames: string;
  /** The id of the table with many games. Links to its games begin with this id. */
  readonly manyGamesId: string;
}

/** The outcome of a flood. Each field is a number of messages, unless its comment says otherwise. */
export interface Tally {
  sent: number;
  answered: number;
  /** Messages refused by a rate limit. */
  limited: number;
  /** Connections that the server ended or refused. */
  ended: number;
  /** Answers that report a fault of the server. */
  faults: number;
}
