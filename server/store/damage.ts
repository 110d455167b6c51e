/** Errors for damaged data. They say where the damage is, but never quote the data, which may be a secret of a game. */

/** The stored data is not what was written. Its table stays closed, and nothing is written to it. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
  /** The log shows the message of an error only if it has a code. This message contains no secrets. */
  readonly code = 'ODYSSEY_DAMAGED';

  /**
   * @param place a log, or a row of a table or of its seats, by its id
   * @param what the fault, without any of the data
   */
  constructor(place: string, what: string) {
    super(`${place}: ${what}`);
  }
}

const SQLITE_CORRUPT = 11;
const SQLITE_TOOBIG = 18;

/**
 * Whether a read failed because of the data itself: a page is malformed, or a value is larger than any that we write.
 */
export function isMalformed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_OUT_OF_RANGE') return true;
  // The upper bits hold the extended code.
  return 'errcode' in error && [SQLITE_CORRUPT, SQLITE_TOOBIG].includes(Number(error.errcode) & 0xff);
}
