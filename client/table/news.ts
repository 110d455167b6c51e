/** What a table's event is to those who did not do it: a passing word, or nothing. */
import type { PlayerId } from '../../shared/game.ts';
import type { TableEvent } from '../../shared/table.ts';
import { t } from '../text/text.ts';

export interface NewsContext {
  readonly nameOf: (player: PlayerId) => string;
  /** The players of this device. */
  readonly mine: readonly PlayerId[];
  /** A game is running. */
  readonly running: boolean;
}

export function newsOf(event: TableEvent, { nameOf, mine, running }: NewsContext): string | undefined {
  const { news } = t.table;
  switch (event.type) {
    case 'joined':
      return news.came(event.name);
    case 'left':
      return mine.includes(event.player) ? undefined : news.left(nameOf(event.player));
    case 'seat-freed':
      return mine.includes(event.player) ? news.freedMine : news.freed(nameOf(event.player));
    case 'device-changed':
      if (mine.includes(event.player)) return undefined;
      if (event.by !== undefined && !event.knowing)
        return news.deviceBy(nameOf(event.player), nameOf(event.by));
      return (event.knowing ? news.deviceKnowing : news.device)(nameOf(event.player));
    case 'sat':
      if (!running || event.seat === null || mine.includes(event.player)) return undefined;
      return (event.knowing ? news.knowing : news.sat)(nameOf(event.player), event.seat);
    case 'series-began':
      return news.seriesBegan;
    case 'series-ended':
      return event.complete ? undefined : news.seriesEnded;
    case 'game-ended':
      return event.outcome ? undefined : news.abandoned;
    default:
      return undefined;
  }
}
