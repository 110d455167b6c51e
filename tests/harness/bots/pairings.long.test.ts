/** Every strength of opponents plays every other to the end. */
import { it } from 'vitest';
import { PAIRINGS } from './draw.ts';
import { expectPlayed } from './pairings.ts';

it.each(PAIRINGS)('strength $crew plays strength $poseidon to the end, and nothing is refused', (pairing) =>
  expectPlayed(pairing),
);
