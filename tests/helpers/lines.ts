/** A server log in memory, for tests that check its lines. */
import type { Logger } from 'pino';
import { makeLog } from '../../server/lib/log.ts';

export interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string };
  readonly [key: string]: unknown;
}

/** Creates a logger, and the list of lines that it writes. */
export function logLines(): { log: Logger; lines: Line[] } {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  return { log: makeLog({ level: 'info', base: null }, { write }), lines };
}
