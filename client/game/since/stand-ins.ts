/** The moves in a game over days that a side's people didn't make, because their time was up. Pure. */
import type { PublicView } from '../../../shared/game/views/public.ts';
import { runningGame } from '../../../shared/table/queries.ts';
import { reliefRounds, turnOf } from '../../../shared/table/rules/relief.ts';
import type { TableEvent } from '../../../shared/table/events.ts';
import type { Table } from '../../../shared/table/table.ts';
import { t } from '../../text/text.ts';

/**
 * Says for whom random moves were made or opponents played, and in which rounds.
 * @param news the events of the table's own log since the player was last here
 */
export function standIns(news: readonly TableEvent[], table: Table, view: PublicView): string[] {
  const resumed = news.filter((event) => event.type === 'side-resumed');
  const random = news.flatMap((event) =>
    event.type === 'moved-at-random' ? [t.since.atRandom(event.side, event.turn.round)] : [],
  );
  const reliefs = runningGame(table)?.relieved ?? [];
  const opponents = reliefs.filter(
    ({ side, back }) =>
      back === null || resumed.some((event) => event.side === side && event.turn.round === back.round),
  );
  return [
    ...random,
    ...opponents.map((relief) => t.clock.stoodIn(relief.side, ...reliefRounds(relief, turnOf(view)))),
  ];
}
