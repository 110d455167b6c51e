/** Whole games of Poseidon with all variants. Rung 3 thinks long, so most of its games are in voyages.long.test.ts. */
import { describe } from 'vitest';
import { voyages } from './voyages.ts';

describe.each([1, 2] as const)('Poseidon of rung %i', (rung) =>
  voyages(rung, { games: 8, everything: 2, twins: 3 }),
);
describe('Poseidon of rung 3', () => voyages(3, { games: 2, everything: 1, twins: 1 }));
