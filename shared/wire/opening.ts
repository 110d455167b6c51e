/** The server's HTTP answer to the question whether a page may open a socket. */

export const OPENING_REFUSALS = [
  'wrong-origin',
  'stopping',
  'too-many-requests',
  'too-many-sockets',
] as const;

export interface Opening {
  /** The version of the protocol. */
  readonly odyssey: number;
  /** Why the server would refuse to open a socket for the page now, or null if it would not refuse. */
  readonly refusal: (typeof OPENING_REFUSALS)[number] | null;
}
