/** What has just happened: whose turn it is, and the latest step. */
import type { Step } from '../../shared/views/public.ts';
import type { PoseidonView } from '../../shared/views/poseidon.ts';

/** Whether the game waits for Poseidon. */
export function isYours({ phase }: Pick<PoseidonView, 'phase'>): boolean {
  return phase === 'dangers' || phase === 'poseidon' || phase === 'caught';
}

/** The latest step, as long as no tile has been played after it. */
export function latestStep({ rounds }: PoseidonView): Step | undefined {
  const running = rounds.at(-1);
  return running?.tile === null ? rounds.at(-2)?.steps.at(-1) : running?.steps.at(-1);
}
