/** Whole games of Poseidon at rung 3 with all variants. */
import { describe } from 'vitest';
import { voyages } from './voyages.ts';

describe('Poseidon of rung 3', () => voyages(3, { games: 8, everything: 2, twins: 3 }));
