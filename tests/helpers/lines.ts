/** A server's log in memory, for tests that ask what it says. */
import { pino, type Logger } from 'pino';

export interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string };
  readonly [key: string]: unknown;
}

/** A log, and its lines so far. */
export function logLines(): { log: Logger; lines: Line[] } {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  return { log: pino({ level: 'info', base: null }, { write }), lines };
}
