/** What the host of an open table chooses. */

/** The minutes after which opponents can take the seats that the next game of an open table still needs. */
export const WAIT_MINUTES = [5, 15, 60, 1440] as const;
export type WaitMinutes = (typeof WAIT_MINUTES)[number];

/** The languages that a host can play in, as their codes. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a table is open to anybody on its server. */
export interface OpenSeats {
  /**
   * After this time, opponents take the seats that the next game needs, and the game begins. Null: never. Null again as
   * soon as a game begins.
   */
  readonly waitMinutes: WaitMinutes | null;
  /** The language in which the host plays; absent if unknown. */
  readonly language?: Language;
  /** Present if only the host's own network could reach the server when the table was opened. */
  readonly home?: true;
}
