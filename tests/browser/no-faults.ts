import { expect } from 'vitest';
import type { Person } from './people.ts';

/** Nothing has gone wrong on the pages of these devices. */
export function expectNoFaults(...people: readonly Person[]): void {
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
}
