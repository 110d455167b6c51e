/** What a game's new events are for those who only hear them, by the side that this device is on. Pure. */
import { runningGame } from '../../../shared/table/queries.ts';
import type { Table } from '../../../shared/table/table.ts';
import type { Audience } from '../../../shared/game/told.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import { mostRounds, type PublicView } from '../../../shared/game/views/public.ts';
import { t } from '../../text/text.ts';
import { announce, sentence, type Words } from './announcements.ts';
import { waitsFor, type Hearer } from './cues.ts';
import { drivenBy } from '../driven.ts';

export interface Listener extends Hearer {
  readonly table: Table;
}

type Phase = PublicView['phase'];

/** @param before undefined when the game has just begun before our eyes */
export function narrate(before: PublicView | undefined, after: PublicView, listener: Listener): string[] {
  const turn = (phase: Phase) => turnOf(phase, after, listener);
  if (!before) {
    if (after.outcome) return [];
    const { round } = wordsOf(after, listener.audience);
    const first = round?.(after.round) ?? `${t.common.round(after.round, mostRounds(after))}.`;
    return [first, sentence(turn(after.phase))];
  }
  return [
    ...announce(before, after, turn, wordsOf(after, listener.audience)),
    ...(after.outcome && !before.outcome ? [t.feedback.verdict(after.outcome)] : []),
  ];
}

function turnOf(phase: Phase, view: PublicView, listener: Listener): string {
  switch (listener.audience) {
    case 'poseidon':
      return t.poseidon.turnAnnounced[phase];
    case 'olympus': {
      const player = runningGame(listener.table)?.poseidon;
      const poseidon = (player && listener.table.names[player]) || t.common.sides.poseidon;
      return t.olympus.turns[phase](poseidon);
    }
    case 'navigators':
      return phase === 'navigators' && !waitsFor(view, listener)
        ? t.navigators.othersTurn
        : t.navigators.turns[phase];
    default:
      return t.onlookers.turns[phase];
  }
}

/** Poseidon, and the room that sees his sea, are told where a storm drove whom. */
function wordsOf(view: PublicView, audience: Audience): Partial<Words> {
  if (audience !== 'poseidon' && audience !== 'olympus') return {};
  const { lastPushes } = view as PoseidonView;
  const driven = t.ending.driven(drivenBy(lastPushes));
  return {
    played: (_tile, against) => (against ? t.navigators.holds(against) : driven),
    // His turn says it.
    ...(audience === 'poseidon'
      ? { round: t.poseidon.roundAnnounced, beingPushed: () => '', pushedOut: () => driven }
      : {}),
  };
}
