/** What is said of a damaged log: where, never what was in it, for that may be a secret of a game. */

/** What was kept is not what can be read now. Its table stays closed, and as it is. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
  /** The log shows the message of an error that has a code: this one says where, and nothing of what was there. */
  readonly code = 'ODYSSEY_DAMAGED';

  /**
   * @param place a log, or a row of a table or of its seats, by its id
   * @param what what is wrong there, without any of its content
   */
  constructor(place: string, what: string) {
    super(`${place}: ${what}`);
  }
}

const SQLITE_CORRUPT = 11;
const SQLITE_TOOBIG = 18;

/** Whether what lies in the file can't be what we wrote: a page is malformed, or a value is larger than any of ours. */
export function isMalformed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_OUT_OF_RANGE') return true;
  // The upper bits of a code say more than is needed here.
  return 'errcode' in error && [SQLITE_CORRUPT, SQLITE_TOOBIG].includes(Number(error.errcode) & 0xff);
}
