/** The server's HTTP answer about whether a page may open the socket. */

export const OPENING_REFUSALS = [
  'wrong-origin',
  'stopping',
  'too-many-requests',
  'too-many-sockets',
] as const;

export interface Opening {
  /** The version of the protocol. */
  readonly odyssey: number;
  /** Why the server would refuse the page a socket now, or null if it would not. */
  readonly refusal: (typeof OPENING_REFUSALS)[number] | null;
}
