/** The server's own log: lines of JSON that say what happened, never what is hidden or who may sit where. */
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** What a line says of an error. */
interface LoggedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack: string;
}

/**
 * What may be logged of an error. The engine's own errors quote what they stumbled over: JSON.parse the text
 * that it could not read, a TypeError the key that it looked for, which may be a square. So only errors that
 * are made with a message of ours, or by the system (they have a code), are logged with their message.
 */
export function loggedError(error: unknown): LoggedError | { readonly type: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isOurs = error.constructor === Error || code !== undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    type: error.name,
    ...(isOurs && { message: error.message }),
    ...(code !== undefined && { code }),
    stack: frames.join('\n'),
  };
}

/** @param destination where lines go instead of to the standard output */
export function makeLog(options: LoggerOptions, destination?: DestinationStream): Logger {
  return pino({ ...options, serializers: { err: loggedError } }, destination ?? pino.destination(1));
}
