/** The opponents that took a side's turns in a game over days while a player was away. Pure. */
import type { PublicView } from '../../../shared/game/views/public.ts';
import { runningGame } from '../../../shared/table/queries.ts';
import { reliefRounds, turnOf } from '../../../shared/table/rules/relief.ts';
import type { Table, TableEvent } from '../../../shared/table/table.ts';
import { t } from '../../text/text.ts';

/**
 * Says for whom opponents played, and in which rounds.
 * @param news the events of the table's own log since the player was last here
 */
export function standIns(news: readonly TableEvent[], table: Table, view: PublicView): string[] {
  const resumed = news.filter((event) => event.type === 'side-resumed');
  return (runningGame(table)?.relieved ?? [])
    .filter(
      ({ side, back }) =>
        resumed.some((event) => event.side === side && event.turn.round === back?.round) || back === null,
    )
    .map((relief) => t.clock.stoodIn(relief.side, ...reliefRounds(relief, turnOf(view))));
}
