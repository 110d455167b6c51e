/** How the process ends: in order when it is told to, at once when it is told twice or does not know what it does. */
import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

/** Ctrl+C comes twice when npm passes it on: what follows so closely is the same word, not a second one. */
const ECHO_MS = 500;

export interface StoppingDeps {
  /** The process, or whatever signals come from. */
  readonly process: EventEmitter;
  readonly log: Logger;
  /** Lets everything end in order. */
  readonly stop: () => Promise<void>;
  /** Ends the process with this code. */
  readonly exit: (code: number) => void;
}

/** Stops at SIGTERM and SIGINT; a second of them ends the process at once. */
export function stopWhenTold({ process, log, stop, exit }: StoppingDeps): void {
  let toldAt: number | undefined;
  const told = (signal: string) => {
    if (toldAt !== undefined) {
      if (Date.now() - toldAt < ECHO_MS) return;
      log.warn({ signal }, 'second signal: stopping at once');
      return exit(1);
    }
    toldAt = Date.now();
    log.info({ signal }, 'stopping');
    stop().then(
      () => {
        log.info('stopped');
        exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        exit(1);
      },
    );
  };
  process.on('SIGINT', told);
  process.on('SIGTERM', told);
}

/**
 * An error that nobody caught leaves the process in a state that nobody knows: it ends, and what was acknowledged
 * is on disk. Node would print the error as it is, and it may quote what is hidden.
 */
export function endWhenLost({ process, log, exit }: Omit<StoppingDeps, 'stop'>): void {
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ err: error }, 'an error that nobody caught');
    exit(1);
  });
}
