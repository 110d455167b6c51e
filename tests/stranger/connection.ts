/** One socket.io connection to the server. It makes requests and receives the server's messages. */
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import { Finding } from './finding.ts';
import {
  answers,
  dismissed,
  feeds,
  knockAnswer,
  knocks,
  players,
  refused,
  signalled,
  type Answer,
  type Dismissed,
  type Feed,
  type Knock,
  type KnockAnswer,
  type Refused,
  type Request,
  type Signalled,
} from './messages.ts';
import { timeLeft, type TimeLeft } from './shapes.ts';

/** How long to wait for an answer, in ms. Even a busy machine answers sooner. */
const PATIENCE = 60_000;

/** The messages that the server sends on its own initiative. */
export interface Hearing {
  told: (feeds: Feed[]) => void;
  present: (players: string[]) => void;
  clock: (left: TimeLeft) => void;
  signalled: (what: Signalled) => void;
  knocks: (knocks: Knock[]) => void;
  'knock-answered': (answer: KnockAnswer) => void;
  dismissed: (why: Dismissed) => void;
}

const parse = <T>(shape: z.ZodType<T>, message: unknown, what: string): T => {
  const parsed = shape.safeParse(message);
  if (parsed.success) return parsed.data;
  throw new Finding(
    `${what} has another shape: ${JSON.stringify(message)}\n${z.prettifyError(parsed.error)}`,
  );
};

export class Connection {
  readonly #socket: Socket;
  /** The first fault found in a message from the server. The next request throws it as an error. */
  #wrong: unknown = null;

  private constructor(socket: Socket, hearing: Hearing) {
    this.#socket = socket;
    this.#hear('told', feeds, hearing.told);
    this.#hear('present', players, hearing.present);
    this.#hear('clock', timeLeft, hearing.clock);
    this.#hear('signalled', signalled, hearing.signalled);
    this.#hear('knocks', knocks, hearing.knocks);
    this.#hear('knock-answered', knockAnswer, hearing['knock-answered']);
    this.#hear('dismissed', dismissed, hearing.dismissed);
  }

  static async open(url: string, hearing: Hearing): Promise<Connection> {
    const socket = io(url, { auth: { protocol: 1 }, forceNew: true, reconnection: false });
    const connection = new Connection(socket, hearing);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return connection;
  }

  /** Makes a request and reads the answer. Calls `use` immediately, before any later message is handled. */
  ask<R extends Request>(
    request: R,
    body: unknown,
    use: (answer: Answer<R> | Refused) => void = () => undefined,
  ): Promise<Answer<R> | Refused> {
    const shape: z.ZodType<Answer<R> | Refused> = z.union([refused, answers[request]]) as never;
    return new Promise((resolve, reject) => {
      this.raw(request, body, (error, message) => {
        try {
          if (error) throw new Finding(`${request} got no answer: ${JSON.stringify(body)}`);
          const answer = parse(shape, message, `the answer to ${request}`);
          use(answer);
          this.check();
          resolve(answer);
        } catch (thrown) {
          reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
        }
      });
    });
  }

  /** Sends an event with any name and content. It is for requests that the protocol doesn't define. */
  raw(event: string, body: unknown, answered: (error: Error | null, message: unknown) => void): void {
    this.#socket.timeout(PATIENCE).emit(event, body, answered);
  }

  /** Throws the fault that was found since the last check, if there is one. */
  check(): void {
    if (this.#wrong !== null) throw this.#wrong;
  }

  close(): void {
    this.#socket.disconnect();
  }

  #hear<T>(event: string, shape: z.ZodType<T>, use: (content: T) => void): void {
    this.#socket.on(event, (content: unknown) => {
      try {
        use(parse(shape, content, event));
      } catch (thrown) {
        this.#wrong ??= thrown;
      }
    });
  }
}
