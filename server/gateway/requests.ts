/** The names of all requests, and the types of their handlers. */
import type { Answer, ClientToServer } from '../../shared/wire/protocol.ts';
import type { REQUESTS } from '../../shared/wire/schemas.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Connection } from './connection.ts';

export type RequestName = keyof typeof REQUESTS;

type RequestOf<N extends RequestName> = Parameters<ClientToServer[N]>[0];
type AnswerTo<N extends RequestName> = Parameters<Parameters<ClientToServer[N]>[1]>[0];

/** A request that has been parsed. */
export type ParsedRequest = {
  readonly [N in RequestName]: { readonly name: N; readonly content: RequestOf<N> };
}[RequestName];

/** The result of parsing a message: a request, or the answer that says why the message is not a valid request. */
export type Parsed = ({ readonly ok: true } & ParsedRequest) | Extract<Answer<object>, { ok: false }>;

/** A handler for each request. If a handler throws, the request is usually answered with 'server-fault'. */
export type Handlers = {
  readonly [N in RequestName]: (
    connection: Connection,
    request: RequestOf<N>,
  ) => Promise<AnswerTo<N>> | AnswerTo<N>;
};

/**
 * Runs a task at the table with a given code, and afterwards unloads the table if nobody attends it. The answer is
 * 'no-such-table' if no table has the code.
 */
export type AtTable = <T>(
  code: string,
  use: (table: OpenTable) => Promise<Answer<T>> | Answer<T>,
) => Promise<Answer<T>>;
