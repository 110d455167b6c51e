/** What a table's event is to those who did not do it: a passing word, or nothing. */
import type { PlayerId } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/table.ts';
import { t } from '../text/text.ts';

export interface NewsContext {
  readonly nameOf: (player: PlayerId) => string;
  /** The players of this device. */
  readonly mine: readonly PlayerId[];
  /** A game is running. */
  readonly running: boolean;
}

/** What is said in passing, or undefined. */
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
      return deviceNews(nameOf(event.player), event.by && nameOf(event.by), event.knowing === true);
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

function deviceNews(name: string, by: string | undefined, knowing: boolean): string {
  const { news } = t.table;
  const changed = by === undefined ? news.device(name) : news.deviceBy(name, by);
  return knowing ? `${changed} ${news.deviceKnows}` : changed;
}
