/** The gateway: every request of every connection is parsed here, handed to its handler and answered. */
import type { Logger } from 'pino';
import { PROTOCOL, type Answer, type CommandRequest } from '../../shared/wire/protocol.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';
import type { Metrics } from '../lib/metrics.ts';
import { DamagedError } from '../store/damage.ts';
import type { Connection } from './connection.ts';
import type { Io } from './presence.ts';
import type { Handlers, RequestName } from './requests.ts';
import { countUnsent, MOST_UNSENT } from './unsent.ts';

/** The gateway while it is open. */
export interface Gateway {
  /**
   * Takes no request any more; resolves when those taken are answered. What comes later gets no answer: its
   * sender asks again when the server is back.
   */
  close(): Promise<void>;
}

/**
 * Opens the gateway: from now on connections are accepted and their requests carried out. A client of another
 * version of the protocol is turned away with 'old-client'.
 */
export function openGateway(io: Io, handlers: Handlers, log: Logger, metrics: Metrics): Gateway {
  const pending = new Set<Promise<void>>();
  let isClosed = false;
  io.use((connection, next) => {
    next(connection.handshake.auth['protocol'] === PROTOCOL ? undefined : new Error('old-client'));
  });
  io.on('connection', (connection) => {
    const unsent = countUnsent(connection);
    connection.onAny((name: string, ...parts: unknown[]) => {
      const reply = parts.at(-1);
      // A message without a callback could not even be refused: it is ignored.
      if (typeof reply !== 'function' || isClosed || !connection.connected) return;
      if (unsent() > MOST_UNSENT) {
        metrics.limitHit('unsent');
        // Without waiting for it to take in the rest, which it may never do.
        connection.conn.close(true);
        return;
      }
      const parsed = parse(name, parts[0]);
      const measured = metrics.requested(isRequest(name) ? name : 'unknown', commandOf(parsed));
      const answer = (content: Answer<object>) => {
        (reply as (content: unknown) => void)(content);
        measured(content.ok ? 'ok' : content.refusal);
      };
      if (!parsed.ok) return answer(parsed);
      // What the schema of a name has parsed is what the handler of that name takes.
      const handle = handlers[parsed.name] as (
        connection: Connection,
        request: unknown,
      ) => Promise<Answer<object>> | Answer<object>;
      const work = Promise.resolve(parsed.request)
        .then((request) => handle(connection, request))
        .then(answer)
        .catch((error: unknown) => {
          const isDamage = error instanceof DamagedError;
          metrics.fault(isDamage ? 'damage' : 'request');
          log.error({ err: error, request: name }, isDamage ? 'a table is damaged' : 'a request failed');
          answer({ ok: false, refusal: isDamage ? 'table-damaged' : 'server-fault' });
        })
        .finally(() => pending.delete(work));
      pending.add(work);
    });
  });
  return {
    close: async () => {
      isClosed = true;
      await Promise.all(pending);
    },
  };
}

/** The kind of command that a request gives, if it gives one. */
function commandOf(parsed: ReturnType<typeof parse>): string | undefined {
  if (!parsed.ok || parsed.name !== 'command') return undefined;
  return (parsed.request as CommandRequest).command.type;
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
