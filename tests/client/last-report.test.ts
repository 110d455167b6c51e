/** The last report of a game stays visible for a moment before the replay. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LastReport } from '../../client/app/last-report.svelte.ts';

type Session = ConstructorParameters<typeof LastReport>[0];
type Listener = Parameters<Session['onTold']>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A last report, and a function that says that the game has ended. */
function last() {
  let listener: Listener | undefined;
  const onTold = (one: Listener) => {
    listener = one;
    return () => (listener = undefined);
  };
  const report = new LastReport({ onTold } as unknown as Session);
  const end = (catchingUp: boolean) =>
    listener?.({ game: 'g', after: { outcome: {} }, catchingUp } as unknown as Parameters<Listener>[0]);
  return { report, end };
}

it('shows the last report for a while, or until the player continues', () => {
  const { report, end } = last();
  end(false);
  expect(report.game).toBe('g');
  vi.advanceTimersByTime(10_000);
  expect(report.game).toBeNull();
  end(false);
  report.end();
  expect(report.game).toBeNull();
});

it('starts at once with the replay of a game that ended while the device was away', () => {
  const { report, end } = last();
  end(true);
  expect(report.game).toBeNull();
});

it('hears nothing after it is closed', () => {
  const { report, end } = last();
  report.close();
  end(false);
  expect(report.game).toBeNull();
});
