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

/** A message as the schemas read it: a request, or why it is none. */
export type Parsed = ({ readonly ok: true } & ParsedRequest) | Extract<Answer<object>, { ok: false }>;

/** A handler for each parsed request. If it throws, the answer is 'server-fault'. */
export type Handlers = {
  readonly [N in RequestName]: (
    connection: Connection,
    request: RequestOf<N>,
  ) => Promise<AnswerTo<N>> | AnswerTo<N>;
};

/**
 * Does something at the table with a code. Afterwards the table is unloaded if nobody attends it. Refused with
 * 'no-such-table' if there is none.
 */
export type AtTable = <T>(
  code: string,
  use: (table: OpenTable) => Promise<Answer<T>> | Answer<T>,
) => Promise<Answer<T>>;
