/** The server's log, as lines of JSON. It contains no secrets of games or seats. */
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** The parts of an error that appear in the log. */
interface LoggedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack: string;
}

/**
 * Returns the parts of an error that may be logged. The message is included only if the error is a plain Error or has a
 * code. This is true of our own errors and of the system's. The messages of JavaScript's other errors may quote
 * secrets: JSON.parse quotes the text that it can't parse, and a TypeError quotes the key, which may be a square.
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

/** @param destination where to write the lines; standard output by default */
export function makeLog(options: LoggerOptions, destination?: DestinationStream): Logger {
  return pino({ ...options, serializers: { err: loggedError } }, destination ?? pino.destination(1));
}
