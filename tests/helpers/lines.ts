/** A server's log in memory, for tests that ask what it says. */
import type { Logger } from 'pino';
import { makeLog } from '../../server/lib/log.ts';

export interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string };
  readonly [key: string]: unknown;
}

/** The server's own log, and its lines so far. */
export function logLines(): { log: Logger; lines: Line[] } {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  return { log: makeLog({ level: 'info', base: null }, { write }), lines };
}
