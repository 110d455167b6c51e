/**
 * The gateway. For every request of every connection, it counts and parses the request, calls the handler and sends the
 * answer.
 */
import type { Logger } from 'pino';
import { PROTOCOL, type Answer } from '../../shared/wire/protocol.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';
import type { Metrics } from '../lib/metrics.ts';
import { DamagedError } from '../store/damage.ts';
import type { Admission } from './admission.ts';
import type { Connection, Io } from './connection.ts';
import { isRequest, type Handlers, type ParsedRequest } from './requests.ts';
import { measureCost } from './message-cost.ts';
import type { Entry } from './turnstile.ts';
import { Unsent } from './unsent.ts';

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
  const unsent = new Unsent(() => metrics.limitHit('unsent'));
  let isClosed = false;
  let pending = 0;
  let onIdle: (() => void) | undefined;

  const carryOut = (connection: Connection, { name, content }: ParsedRequest) => {
    // The cast is safe, because a ParsedRequest has the content that the handler of the same name takes. TypeScript
    // can't infer that.
    const handle = handlers[name] as (
      connection: Connection,
      content: unknown,
    ) => MaybePromise<Answer<object>>;
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

    const serve = async (cost: number, name: string, content: unknown, reply: unknown) => {
      const began = performance.now();
      const answer = (answered: Answer<object>, request?: ParsedRequest) => {
        // A message without a callback can't be answered, but it is counted like all others.
        if (typeof reply === 'function') (reply as (content: unknown) => void)(answered);
        const outcome = answered.ok ? 'ok' : answered.refusal;
        metrics.answered(isRequest(name) ? name : 'unknown', outcome, performance.now() - began);
        if (request?.name === 'command') metrics.commanded(request.content.command.type, outcome);
      };
      pending++;
      let entry: Entry | undefined;
      try {
        const entering = turnstile.enter(cost, name, content);
        entry = entering instanceof Promise ? await entering : entering;
        if (entry.refused) return answer(entry.refused);
        const { asked, endRead } = entry;
        // While this request waited, the unsent answers to earlier requests may have exceeded the limit. Also, don't read
        // a log for a connection that has closed.
        if (isCut() || (endRead && !connection.connected)) return;
        const answered = await admission.carryOut(asked, () => carryOut(connection, asked.request));
        // Answer immediately, before the news of later commands is sent to this connection.
        answer(answered, asked.request);
        await admission.limiter.settle(asked, answered);
      } catch (error) {
        const isDamage = error instanceof DamagedError;
        metrics.fault(isDamage ? 'damage' : 'request');
        log.error({ err: error, request: name }, isDamage ? 'a table is damaged' : 'a request failed');
        answer({ ok: false, refusal: isDamage ? 'table-damaged' : 'server-fault' });
      } finally {
        turnstile.leave(entry);
        if (--pending === 0) onIdle?.();
      }
    };

    // Middleware that never calls `next` takes every message, so that socket.io does nothing more for it.
    connection.use((message: [name: string, ...parts: unknown[]]) => {
      const cost = costOf();
      if (isClosed || isCut() || !connection.connected) return;
      void serve(cost, message[0], message[1], message.at(-1));
    });
  });
  return {
    close: async () => {
      isClosed = true;
      unsent.close();
      if (pending > 0) await new Promise<void>((resolve) => (onIdle = resolve));
    },
  };
}
