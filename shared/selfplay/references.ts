/** Our own boards, judged: other boards are compared with them. */
import type { Reference } from './comparison.ts';
import { judgementOf } from './judgement.ts';
import { REFERENCE_TALLIES } from './reference-tallies.ts';

export const REFERENCES: readonly Reference[] = Object.entries(REFERENCE_TALLIES).map(([id, tally]) => ({
  id,
  judgement: judgementOf(tally),
}));
