/** Sound recovers automatically from every state that a browser may put the audio context into. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AudioGate } from '../../client/feedback/audio-gate.ts';

type State = AudioContextState | 'interrupted';

/** A fake audio context. The test decides whether the browser lets it run. */
class FakeContext extends EventTarget {
  state: State = 'suspended';
  mayRun = true;
  resumed = 0;

  become(state: State): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  resume(): Promise<void> {
    this.resumed++;
    if (this.state === 'closed') return Promise.reject(new Error('closed'));
    if (this.mayRun) this.become('running');
    return this.state === 'interrupted' ? Promise.reject(new Error('interrupted')) : Promise.resolve();
  }

  close(): Promise<void> {
    this.become('closed');
    return Promise.resolve();
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const made: FakeContext[] = [];
  const page = { isSeen: true };
  const make = () => {
    made.push(new FakeContext());
    return made.at(-1) as unknown as AudioContext;
  };
  const gate = new AudioGate(make, () => page.isSeen);
  gate.touched();
  const context = made[0];
  if (!context) throw new Error('a touch begins a context');
  return { gate, made, page, context };
}

it('sounds from the first touch on', () => {
  const { gate, made } = opened();
  expect(gate.running).toBe(made[0]);
  gate.touched();
  expect(made).toHaveLength(1);
});

it.each(['suspended', 'interrupted'] as const)('%s while the page is seen, it goes on by itself', (state) => {
  const { gate, context } = opened();
  context.become(state);
  expect(gate.running).toBe(context);
});

it.each(['suspended', 'interrupted'] as const)(
  '%s out of sight, it goes on when the page is seen',
  (state) => {
    const { gate, context, page } = opened();
    page.isSeen = false;
    context.become(state);
    expect(gate.running).toBeUndefined();
    page.isSeen = true;
    gate.revive();
    expect(gate.running).toBe(context);
  },
);

it('goes on when a call is over that let nothing sound', () => {
  const { gate, context } = opened();
  context.mayRun = false;
  context.become('interrupted');
  expect(gate.running).toBeUndefined();
  context.mayRun = true;
  context.become('suspended');
  expect(gate.running).toBe(context);
});

it('closed, it begins another', () => {
  const { gate, context, made } = opened();
  context.become('closed');
  expect(made).toHaveLength(2);
  expect(gate.running).toBe(made[1]);
});

it('that never runs again is replaced at a touch, and not before it had time to run', () => {
  const { gate, context, made } = opened();
  context.mayRun = false;
  context.become('suspended');
  gate.touched();
  vi.advanceTimersByTime(500);
  gate.touched();
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(600);
  gate.touched();
  expect(made).toHaveLength(2);
  expect([gate.running, context.state]).toEqual([made[1], 'closed']);
});
