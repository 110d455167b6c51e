/** The table that somebody means who typed a code, or pasted a table's whole link. */
import { parseCode } from '../../../shared/wire/codes.ts';

/** The code of a table, or undefined if there is none in what was typed. */
export function codeIn(typed: string): string | undefined {
  const linked = /\/t\/([^/?#\s]+)/i.exec(typed)?.[1];
  return parseCode(linked ?? typed);
}
