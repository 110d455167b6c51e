/** A page's session without a real server. The test answers the session's requests itself. */
import type { GameNews } from '../../client/session/followed-game.ts';
import type { SessionDeps } from '../../client/session/session-deps.ts';
import { TableSession } from '../../client/session/session.svelte.ts';
import type { Audience, Told } from '../../shared/game/told.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Feed } from '../../shared/wire/protocol.ts';

type Wire = ConstructorParameters<typeof TableSession>[0];

/** A feed with events of a game's log. */
export function feed(from: number, events: readonly Told[], audience: Audience = 'poseidon'): Feed {
  return { log: 'game', game: 'g', audience, from, events };
}

/** A feed with events of the table's log. */
export function tableFeed(from: number, events: readonly TableEvent[]): Feed {
  return { log: 'table', from, events };
}

/** Creates a session. The test answers the session's requests with feeds, and sends it messages. */
export function attending(...listeners: ((session: TableSession) => void)[]) {
  return attendingWith({}, ...listeners);
}

/** Like `attending`, but with some dependencies of the session replaced. */
export function attendingWith(deps: Partial<SessionDeps>, ...listeners: ((session: TableSession) => void)[]) {
  const hears = new Map<string, (message: never) => void>();
  const asked: string[] = [];
  const requests: unknown[] = [];
  const answers = new Map<string, (answer: unknown) => void>();
  const wire = {
    status: 'connected',
    ask: (name: string, request: unknown, heed: (answer: unknown) => void) => {
      asked.push(name);
      requests.push(request);
      return new Promise((resolve) => {
        answers.set(name, (answer) => {
          heed(answer);
          resolve(answer);
        });
      });
    },
    on: (event: string, listener: (message: never) => void) => {
      hears.set(event, listener);
      return () => hears.delete(event);
    },
    onConnected: (listener: () => void) => {
      listener();
      return () => undefined;
    },
    leadTo: () => undefined,
  } as unknown as Wire;
  const session = new TableSession(wire, 'ABCD', { tokens: () => [], ...deps });
  const news: GameNews[] = [];
  session.onTold((each) => news.push(each));
  for (const listen of listeners) listen(session);
  const arriveAs = async (players: readonly string[], ...feeds: Feed[]) => {
    const attended = session.attend();
    answers.get('attend')?.({ ok: true, players, present: [], clock: null, feeds });
    await attended;
  };
  return {
    session,
    news,
    asked,
    /** The requests that the session made, in order. */
    requests,
    /** Makes the session attend, and answers its `attend` request with these feeds. */
    arrive: (...feeds: Feed[]) => arriveAs(['pia'], ...feeds),
    arriveAs,
    /** Answers the latest command: the command was carried out and produced these feeds. */
    carryOut: (...feeds: Feed[]) => answers.get('command')?.({ ok: true, feeds, repeated: false }),
    tell: (...feeds: Feed[]) => hears.get('told')?.(feeds as never),
  };
}
