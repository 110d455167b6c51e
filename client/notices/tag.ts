/** The tag of a table's notifications. There is only one per table, so that a newer one replaces an older one. */
export const tagOf = (code: string): string => `table-${code}`;
