/** The names of all requests, how they are parsed, and the types of their handlers. */
import type { Answer, ClientToServer } from '../../shared/wire/protocol.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Connection } from './connection.ts';

export type RequestName = keyof typeof REQUESTS;

type RequestOf<N extends RequestName> = Parameters<ClientToServer[N]>[0];
type AnswerTo<N extends RequestName> = Parameters<Parameters<ClientToServer[N]>[1]>[0];

/** A request that has been parsed. */
export type ParsedRequest = {
  readonly [N in RequestName]: { readonly name: N; readonly content: RequestOf<N> };
}[RequestName];

/** The answer that refuses a request. */
export type Refused = Extract<Answer<object>, { ok: false }>;

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

export function isRequest(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name);
}

/** Parses a message. Returns the answer that says what is wrong if it is not a valid request. */
export function parse(name: string, content: unknown): ParsedRequest | Refused {
  if (!isRequest(name)) return { ok: false, refusal: 'malformed', field: '(message)' };
  const parsed = REQUESTS[name].safeParse(content);
  // The cast is safe, because the schema REQUESTS[name] parses the content of requests with that name. TypeScript can't
  // infer that.
  if (parsed.success) return { name, content: parsed.data } as ParsedRequest;
  return { ok: false, refusal: 'malformed', field: parsed.error.issues[0]?.path.join('.') ?? '' };
}
