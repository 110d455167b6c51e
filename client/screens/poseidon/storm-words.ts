/** What Poseidon is told while he drives ships: what to do next, and where each ship goes. */
import { headingBetween } from '../../../shared/board/squares.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import { commander } from '../../game/owners.ts';
import { t } from '../../text/text.ts';
import type { TurnDraft } from './turn-draft.svelte.ts';

/** The sentence that says what to do next; empty if there is nothing to say. */
export function stormGuide(
  view: PoseidonView,
  draft: TurnDraft,
  nameOf: (player: PlayerId) => string,
): string {
  const { ship, whole, storm } = draft;
  if (view.caught && !whole) return t.poseidon.caught(view.caught);
  if (storm && draft.ships.length === 0) return t.poseidon.movesNothing(storm);
  if (storm && whole) return draft.preparing ? t.poseidon.prepared.whole : t.poseidon.ready(storm);
  if (view.caught) return t.poseidon.readyCaught;
  if (!ship) return '';
  const owner = commander(view, ship);
  return t.poseidon.drive(ship, owner ? nameOf(owner) : null);
}

/** The ships that can be driven, with where each of them goes. */
export function shipsToDrive(view: PoseidonView, draft: TurnDraft) {
  return draft.ships.map((ship) => {
    const to = draft.to(ship);
    const heading = to && headingBetween(view.ships[ship], to);
    const note = to && heading ? t.poseidon.shortPush(to, heading) : t.poseidon.notYet;
    return { ship, note, name: t.poseidon.shipToDrive(ship, to, heading), done: to !== undefined };
  });
}
