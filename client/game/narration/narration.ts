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
    ...(after.outcome && !before.outcome ? [t.game.verdict(after.outcome)] : []),
  ];
}

function turnOf(phase: Phase, view: PublicView, listener: Listener): string {
  switch (listener.audience) {
    case 'poseidon':
      return t.turns.toPoseidon[phase];
    case 'olympus': {
      const player = runningGame(listener.table)?.poseidon;
      const poseidon = (player && listener.table.names[player]) || t.common.sides.poseidon;
      return t.turns.olympus[phase](poseidon);
    }
    case 'navigators':
      return phase === 'navigators' && !waitsFor(view, listener) ? t.turns.crew : t.turns.navigators[phase];
    default:
      return t.turns.onlookers[phase];
  }
}

/** Poseidon, and the room that sees his sea, are told where a storm drove whom. */
function wordsOf(view: PublicView, audience: Audience): Partial<Words> {
  if (audience !== 'poseidon' && audience !== 'olympus') return {};
  const { lastPushes } = view as PoseidonView;
  const driven = t.game.driven(drivenBy(lastPushes));
  return {
    played: (_tile, against) => (against ? t.tiles.holds(against) : driven),
    // His turn says it.
    ...(audience === 'poseidon'
      ? { round: t.game.roundAnnounced, beingPushed: () => '', pushedOut: () => driven }
      : {}),
  };
}
