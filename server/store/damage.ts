/** Errors for damaged data. They say where the damage is, but never quote the data, which may be a secret of a game. */

/**
 * Thrown when stored data is not what was written. The table with that data stays closed, and nothing is written to it.
 */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
  /** Because of this code, the log includes the error's message: see loggedError. The message contains no secrets. */
  readonly code = 'ODYSSEY_DAMAGED';

  /**
   * @param place what is damaged: the name of a log, or a kind of row and its table's id
   * @param what a description of the fault that quotes none of the data
   */
  constructor(place: string, what: string) {
    super(`${place}: ${what}`);
  }
}

const SQLITE_CORRUPT = 11;
const SQLITE_TOOBIG = 18;

/**
 * Whether a read failed because of the data itself. Either a page is malformed, or a value is larger than any that we
 * write.
 */
export function isMalformed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_OUT_OF_RANGE') return true;
  // Compare only the lower 8 bits. The upper bits contain the extended error code.
  return 'errcode' in error && [SQLITE_CORRUPT, SQLITE_TOOBIG].includes(Number(error.errcode) & 0xff);
}
