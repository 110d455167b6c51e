/**
 * Work that is split into slices: what runs at once, what runs after the next paint, and how the work is cancelled or
 * finished early.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inSlices } from '../../client/lib/slices.ts';

/** The duration of a slow piece of work, in ms. A slice ends once its pieces have taken 8 ms. */
const SLOW = 9;
const QUICK = 3;

let now = 0;
let done: string[] = [];

beforeEach(() => {
  now = 0;
  done = [];
  vi.useFakeTimers();
  vi.stubGlobal('performance', { now: () => now });
  // Frames follow the fake timers, so the browser paints only when the test advances them.
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const piece = (name: string, ms: number) => () => {
  now += ms;
  done.push(name);
};
const paint = () => vi.advanceTimersByTime(17);
const begin = (ms: number) =>
  inSlices(
    ['a', 'b', 'c', 'd'].map((name) => piece(name, ms)),
    () => done.push('done'),
  );

it('does one slow piece in each, and the next after the paint', () => {
  begin(SLOW);
  expect(done).toEqual(['a']);
  paint();
  expect(done).toEqual(['a', 'b']);
  paint();
  paint();
  expect(done).toEqual(['a', 'b', 'c', 'd', 'done']);
});

it('does several quick ones in each', () => {
  begin(QUICK);
  expect(done).toEqual(['a', 'b', 'c']);
  paint();
  expect(done).toEqual(['a', 'b', 'c', 'd', 'done']);
});

it('does no more once it is given up', () => {
  const work = begin(SLOW);
  work.stop();
  paint();
  work.finish();
  expect(done).toEqual(['a']);
});

it('does all the rest at once when it must, and that once', () => {
  const work = begin(SLOW);
  work.finish();
  expect(done).toEqual(['a', 'b', 'c', 'd', 'done']);
  work.finish();
  paint();
  expect(done).toHaveLength(5);
});

it('with nothing to do is done', () => {
  inSlices([], () => done.push('done'));
  expect(done).toEqual(['done']);
});
