/** What has just happened, in words for the live region: the latest order and reply, and whose turn it is. */
import type { Step } from '../../shared/views/public.ts';
import type { PoseidonView } from '../../shared/views/poseidon.ts';
import { t } from '../text/text.ts';

/** Whether the game waits for Poseidon. */
export function isYours({ phase }: Pick<PoseidonView, 'phase'>): boolean {
  return phase === 'dangers' || phase === 'poseidon' || phase === 'caught';
}

/** The latest step, as long as no tile has been played after it. */
export function latestStep({ rounds }: PoseidonView): Step | undefined {
  const running = rounds.at(-1);
  return running?.tile === null ? rounds.at(-2)?.steps.at(-1) : running?.steps.at(-1);
}

export function news(view: PoseidonView): string {
  const latest = latestStep(view);
  // A caught ship's story is over when it has been pushed.
  const step = latest?.caught && view.phase !== 'caught' ? undefined : latest;
  const begins = view.phase === 'poseidon' ? [t.poseidon.roundAnnounced(view.round)] : [];
  // In the middle of the Navigators' turn the turn is no news.
  const turn = step && view.phase === 'navigators' ? [] : [t.poseidon.turnAnnounced[view.phase]];
  return [...(step ? told(step) : []), ...begins, ...turn].join(' ');
}

function told({ ship, heading, reply, arrived, caught }: Step): string[] {
  return [
    reply ? t.survey.spoken(ship, heading, reply) : `${t.survey.order(ship, heading)}.`,
    ...(arrived ? [t.survey.arrived[ship]] : []),
    ...(caught ? [t.survey.caught] : []),
  ];
}
