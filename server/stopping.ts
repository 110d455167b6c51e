/** Ends the process. The first signal stops it gracefully. A second signal or an uncaught error ends it immediately. */
import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

/**
 * A second signal within this time, in ms, is ignored as a duplicate. Ctrl+C arrives twice, because npm passes it on.
 */
const ECHO_MS = 500;

export interface StoppingDeps {
  /** The process, or another object that emits signals (in tests). */
  readonly process: EventEmitter;
  readonly log: Logger;
  /** Stops the server gracefully. */
  readonly stop: () => Promise<void>;
  /** Ends the process with this code. */
  readonly exit: (code: number) => void;
}

/** Stops the server at SIGTERM or SIGINT. A second signal ends the process immediately. */
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
 * Ends the process at an uncaught error, because the process is then in an unknown state. Every change that was
 * acknowledged to a client is already on disk. Node's own handler isn't used, because it would print the whole error,
 * which may quote secrets.
 */
export function endWhenLost({ process, log, exit }: Omit<StoppingDeps, 'stop'>): void {
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ err: error }, 'an error that nobody caught');
    exit(1);
  });
}
