import { expect } from 'vitest';
import type { Person } from './people.ts';

/** Expects that the pages of these devices had no errors. */
export function expectNoFaults(...people: readonly Person[]): void {
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
}
