/**
 * Remembers that the user has chosen to watch a table, from the list of open tables to the table's page. Otherwise that
 * page would ask first whether they want to join.
 */
let wanted: string | undefined;

/** Must be called before going to the table's page. */
export function wishToWatch(code: string): void {
  wanted = code;
}

/** Whether the user wants to watch this table. Asking uses up the wish, so that a later visit begins at the door. */
export function takeWatchWish(code: string): boolean {
  const isWanted = wanted === code;
  wanted = undefined;
  return isWanted;
}
