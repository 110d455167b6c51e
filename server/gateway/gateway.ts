/**
 * The gateway. For every request of every connection, it counts and parses the request, calls the handler and sends the
 * answer.
 */
import type { Logger } from 'pino';
import { PROTOCOL, type Answer } from '../../shared/wire/protocol.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';
import type { Metrics } from '../lib/metrics.ts';
import { DamagedError } from '../store/damage.ts';
import type { Admission } from './admission.ts';
import type { Connection, Io } from './connection.ts';
import type { Handlers, Parsed, ParsedRequest, RequestName } from './requests.ts';
import { measureCost } from './message-cost.ts';
import { Unsent } from './unsent.ts';

/** The answer to a request whose connection has been closed. It is never sent. */
const CUT_OFF: Answer<object> = { ok: false, refusal: 'too-many-requests', waitMs: 0 };

/** An open gateway. */
export interface Gateway {
  /**
   * Stops accepting requests. Resolves when all accepted requests have been answered. Requests that arrive later get no
   * answer, so clients repeat them when the server is back.
   */
  close(): Promise<void>;
}

export interface GatewayDeps {
  readonly handlers: Handlers;
  readonly admission: Admission;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/**
 * Opens the gateway, which accepts connections and carries out their requests. A client with another version of the
 * protocol is refused with 'old-client', and an address with too many connections with 'too-many-sockets'.
 */
export function openGateway(io: Io, { handlers, admission, log, metrics }: GatewayDeps): Gateway {
  const pending = new Set<Promise<void>>();
  const unsent = new Unsent(() => metrics.limitHit('unsent'));
  let isClosed = false;
  const carryOut = (connection: Connection, { name, content }: ParsedRequest) => {
    // The cast is safe, because a ParsedRequest has the content that the handler of the same name takes. TypeScript
    // can't infer that.
    const handle = handlers[name] as (
      connection: Connection,
      content: unknown,
    ) => Promise<Answer<object>> | Answer<object>;
    return handle(connection, content);
  };
  io.use((connection, next) => {
    next(connection.handshake.auth['protocol'] === PROTOCOL ? undefined : new Error('old-client'));
  });
  io.use((connection, next) => {
    const waitMs = admission.waitForSocket(connection.request);
    next(waitMs === 0 ? undefined : Object.assign(new Error('too-many-sockets'), { data: { waitMs } }));
  });
  io.on('connection', (connection) => {
    const turnstile = admission.open(connection);
    const costOf = measureCost(connection);
    const isCut = unsent.watch(connection, admission.addressOf(connection.request));
    connection.onAny((name: string, ...parts: unknown[]) => {
      const cost = costOf();
      if (isClosed || isCut() || !connection.connected) return;
      const reply = parts.at(-1);
      const measured = metrics.requested(isRequest(name) ? name : 'unknown');
      const answer = (content: Answer<object>, command?: string) => {
        // A message without a callback can't be answered, but it is counted like all others.
        if (typeof reply === 'function') (reply as (content: unknown) => void)(content);
        measured(content.ok ? 'ok' : content.refusal, command);
      };
      const carryOutAndAnswer = async (parsed: Parsed): Promise<Answer<object>> => {
        // While this request waited, the unsent answers to earlier requests may have exceeded the limit.
        if (isCut()) return CUT_OFF;
        const content = parsed.ok ? await carryOut(connection, parsed) : parsed;
        // Answer immediately, before anything else is sent to this connection.
        answer(content, commandOf(parsed));
        return content;
      };
      const serve = async () => {
        try {
          const refused = await turnstile.pass(cost, () => parse(name, parts[0]), carryOutAndAnswer);
          if (refused) answer(refused);
        } catch (error) {
          const isDamage = error instanceof DamagedError;
          metrics.fault(isDamage ? 'damage' : 'request');
          log.error({ err: error, request: name }, isDamage ? 'a table is damaged' : 'a request failed');
          answer({ ok: false, refusal: isDamage ? 'table-damaged' : 'server-fault' });
        }
      };
      const work = serve();
      pending.add(work);
      void work.finally(() => pending.delete(work));
    });
  });
  return {
    close: async () => {
      isClosed = true;
      unsent.close();
      await Promise.all(pending);
    },
  };
}

/** The type of the command in a request, if it has one. */
function commandOf(parsed: Parsed): string | undefined {
  return parsed.ok && parsed.name === 'command' ? parsed.content.command.type : undefined;
}

function parse(name: string, content: unknown): Parsed {
  if (!isRequest(name)) return { ok: false, refusal: 'malformed', field: '(message)' };
  const parsed = REQUESTS[name].safeParse(content);
  // The cast is safe, because the schema REQUESTS[name] parses the content of requests with that name. TypeScript can't
  // infer that.
  if (parsed.success) return { ok: true, name, content: parsed.data } as Parsed;
  return { ok: false, refusal: 'malformed', field: parsed.error.issues[0]?.path.join('.') ?? '' };
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name);
}
