/** What the row of the four ships says about each ship. Pure. */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { PlayerId, Reply } from '../../shared/game/game.ts';
import type { PublicView } from '../../shared/game/views/public.ts';
import { t } from '../text/text.ts';
import { crewState, newestReport, stateWords } from './crew-states.ts';
import { commander } from './owners.ts';

export interface ShipCell {
  readonly ship: Ship;
  /** The ship's state in a word or two. */
  readonly state: string;
  /** `next`: the ship can act now; `done`: it can't act any more in this round. */
  readonly tone: 'next' | 'done' | 'plain';
  /** The ship's commander, if ships have commanders. `ours` is true if the commander is a player of this device. */
  readonly whose: { readonly name: string; readonly ours: boolean; readonly player?: PlayerId } | null;
  /** A sentence for screen readers that replaces all visible words. */
  readonly spoken?: string;
  /** Words for screen readers after the state. */
  readonly further?: string;
  /** Whether a sea monster holds the ship. */
  readonly caught?: boolean;
  /** The ship's newest report, shown as pictures. */
  readonly report?: Reply | null;
}

/**
 * The ships as spectators see them: each ship's state in this round, its commander and its newest report.
 * @param newest the ship that has received the newest order
 */
export function fleetCells(
  view: PublicView,
  nameOf: (player: PlayerId) => string,
  newest: Ship | undefined,
): ShipCell[] {
  return SHIPS.map((ship) => {
    const owner = commander(view, ship);
    const name = owner ? nameOf(owner) : t.game.anybodys;
    const spokenName = owner ? t.game.owned(name) : t.game.anybodys;
    const report = newestReport(view, ship);
    const now = crewState(view, ship, view.phase === 'navigators' ? null : 'wrong-phase');
    return {
      ship,
      state: stateWords(t.game.states, now),
      tone: now.state === 'ready' ? 'next' : now.state === 'done' && ship !== newest ? 'done' : 'plain',
      whose: owner === undefined ? null : { name, ours: false, ...(owner && { player: owner }) },
      spoken: [
        t.game.shipOf(ship, owner === undefined ? null : spokenName, stateWords(t.game.spokenStates, now)),
        ...(report ? [t.survey.sentence(report)] : []),
      ].join('. '),
      caught: now.state === 'held',
      // The screen shows the newest report itself.
      report: ship === newest ? null : report,
    };
  });
}
