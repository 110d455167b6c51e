/** The door: parses every request, hands it to its handler, answers. Nothing passes by it. */
import type { Logger } from 'pino';
import { PROTOCOL, type Answer } from '../../shared/wire/protocol.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';
import { DamagedError } from '../store/damage.ts';
import type { Connection } from './connection.ts';
import type { Io } from './presence.ts';
import type { Handlers, RequestName } from './requests.ts';

/** Opens the door: from now on connections are let in and their requests carried out. */
export function openGateway(io: Io, handlers: Handlers, log: Logger): void {
  io.use((connection, next) => {
    next(connection.handshake.auth['protocol'] === PROTOCOL ? undefined : new Error('old-client'));
  });
  io.on('connection', (connection) => {
    connection.onAny((name: string, ...parts: unknown[]) => {
      const reply = parts.at(-1);
      // Without a way to answer there is nothing that could be refused.
      if (typeof reply !== 'function') return;
      const answer = (content: Answer<object>) => void (reply as (content: unknown) => void)(content);
      const parsed = parse(name, parts[0]);
      if (!parsed.ok) return answer(parsed);
      // The schema of a name gives the request of its handler.
      const handle = handlers[parsed.name] as (
        connection: Connection,
        request: unknown,
      ) => Promise<Answer<object>> | Answer<object>;
      Promise.resolve(parsed.request)
        .then((request) => handle(connection, request))
        .then(answer)
        .catch((error: unknown) => {
          const isDamage = error instanceof DamagedError;
          log.error({ err: error, request: name }, isDamage ? 'a table is damaged' : 'a request failed');
          answer({ ok: false, refusal: isDamage ? 'table-damaged' : 'server-fault' });
        });
    });
  });
}

type Parsed = { ok: true; name: RequestName; request: unknown };

function parse(name: string, request: unknown): Parsed | Extract<Answer<object>, { ok: false }> {
  if (!isRequest(name)) return { ok: false, refusal: 'malformed', field: '(message)' };
  const parsed = REQUESTS[name].safeParse(request);
  if (parsed.success) return { ok: true, name, request: parsed.data };
  return { ok: false, refusal: 'malformed', field: parsed.error.issues[0]?.path.join('.') ?? '' };
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name);
}
