/** The toast for a table's event, shown to everybody except the player who caused it. */
import type { PlayerId } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { t } from '../text/text.ts';

export interface NewsContext {
  readonly nameOf: (player: PlayerId) => string;
  readonly mine: readonly PlayerId[];
  readonly running: boolean;
  /** Whether somebody on this device plays in the running game. */
  readonly playing: boolean;
}

/** Returns the text of the toast, or undefined if the event needs no toast. */
export function newsOf(
  event: TableEvent,
  { nameOf, mine, running, playing }: NewsContext,
): string | undefined {
  const { news } = t.table;
  switch (event.type) {
    case 'joined':
      // A device without a seat may belong to the player who has just joined, because the answer to its request may
      // still be on the way.
      return mine.length === 0 || mine.includes(event.player) ? undefined : news.came(event.name);
    case 'left':
      return mine.includes(event.player) ? undefined : news.left(nameOf(event.player));
    case 'seat-freed':
      return mine.includes(event.player) ? news.freedMine : news.freed(nameOf(event.player));
    case 'let-in':
      if (mine.includes(event.player)) return news.letInMine(nameOf(event.by));
      return mine.includes(event.by) ? undefined : news.letIn(nameOf(event.player), nameOf(event.by));
    case 'table-locked':
      return event.locked ? news.locked : news.unlocked;
    case 'table-opened':
      return event.open ? t.open.listed : t.open.unlisted;
    case 'abandoning-wished':
      if (mine.includes(event.player)) return undefined;
      if (!event.wish) return news.goesOn(nameOf(event.player));
      // Players of the running game get a banner above their screens instead of this toast.
      return playing ? undefined : t.table.wouldAbandon([nameOf(event.player)]);
    case 'device-changed':
      if (mine.includes(event.player)) return undefined;
      if (event.returned) return returnNews(event, nameOf);
      return deviceNews(nameOf(event.player), event.by && nameOf(event.by), event.knowing === true);
    case 'sat':
      if (!running || event.seat === null || mine.includes(event.player)) return undefined;
      return (event.knowing ? news.knowing : news.sat)(nameOf(event.player), event.seat);
    case 'knows-other-side':
      return t.table.seenBothText([nameOf(event.player)]);
    case 'host-passed':
      return mine.includes(event.player) ? news.hostMine : news.host(nameOf(event.player));
    case 'game-shared':
      return mine.includes(event.player) ? undefined : t.sharing.news.shared(nameOf(event.player));
    case 'game-unshared':
      return mine.includes(event.player) ? undefined : t.sharing.news.takenBack(nameOf(event.player));
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

function returnNews(
  { player, by, knowing }: Extract<TableEvent, { type: 'device-changed' }>,
  nameOf: NewsContext['nameOf'],
): string {
  const returned = t.seats.returned(nameOf(player), by === undefined ? null : nameOf(by));
  return knowing ? `${returned} ${t.table.news.deviceKnows}` : returned;
}

function deviceNews(name: string, by: string | undefined, knowing: boolean): string {
  const { news } = t.table;
  const changed = by === undefined ? news.device(name) : news.deviceBy(name, by);
  return knowing ? `${changed} ${news.deviceKnows}` : changed;
}
