/** A page that has sent too many requests at once waits as long as the server asks, and then retries automatically. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableSession } from '../../client/session/session.svelte.ts';
import { refusalText } from '../../client/text/refusal-text.ts';
import { toast } from '../../client/ui/toast.svelte.ts';

type Wire = ConstructorParameters<typeof TableSession>[0];

const ATTENDED = { ok: true, players: ['ann'], present: [], clock: null, feeds: [] };
const DONE = { ok: true, feeds: [], repeated: false };
const wait = (waitMs: number) => ({ ok: false, refusal: 'too-many-requests', waitMs });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session whose server gives these answers. Each type of request has its own list of answers. */
function answered(answers: { attend: unknown[]; command: unknown[] }) {
  const asked: string[] = [];
  const wire = {
    status: 'connected',
    ask: (name: 'attend' | 'command', request: { id?: string }, heed: (answer: unknown) => void) => {
      asked.push(request.id ?? name);
      const answer = answers[name].shift();
      heed(answer);
      return Promise.resolve(answer);
    },
    on: () => () => undefined,
    onConnected: (listener: () => void) => {
      listener();
      return () => undefined;
    },
    leadTo: () => undefined,
  } as unknown as Wire;
  return { session: new TableSession(wire, 'CD5F', { tokens: () => [] }), asked };
}

it('comes back to its table when it may, and not before', async () => {
  const { session, asked } = answered({ attend: [wait(5_000), wait(400), ATTENDED], command: [] });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(asked).toEqual(['attend']);
  expect(toast.message?.text).toContain('5 seconds');
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['attend', 'attend']);
  expect(session.attendance).toBe('arriving');
  await vi.advanceTimersByTimeAsync(400);
  expect(session.attendance).toBe('there');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});

it('gives its commands again, each once and in their order', async () => {
  const { session, asked } = answered({ attend: [ATTENDED], command: [wait(3_000), DONE, DONE] });
  await vi.advanceTimersByTimeAsync(0);
  const first = session.command({ type: 'rename', name: 'Ann' });
  await vi.advanceTimersByTimeAsync(1_000);
  const second = session.command({ type: 'rename', name: 'Anna' });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all([first, second])).toEqual([null, null]);
  const [, sent, again, last] = asked;
  expect(asked).toHaveLength(4);
  expect(again).toBe(sent);
  expect(last).not.toBe(sent);
});

it('says how long it takes, and never too little', () => {
  expect(refusalText('too-many-requests', 200)).toContain('1 second.');
  expect(refusalText('too-many-requests', 61_001)).toContain('62 seconds');
  expect(refusalText('too-many-requests', 10 * 60_000)).toContain('10 minutes');
  expect(refusalText('too-many-requests', 23.5 * 3_600_000)).toContain('24 hours');
  expect(refusalText('log-full')).toContain('new table');
});
