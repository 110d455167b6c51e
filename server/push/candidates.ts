/** The notices that may be sent to the devices of a table. */
import type { NoticeRow, SubscriptionRow } from '../store/push-store.ts';
import type { Store } from '../store/store-interface.ts';
import type { OpenTable } from '../tables/table.ts';
import { occasionsAt, type Occasion } from './occasions.ts';

/** A notice that may be sent to a device, and the row with which it is claimed. */
export interface Candidate {
  readonly occasion: Occasion;
  readonly subscription: SubscriptionRow;
  readonly row: NoticeRow;
}

/** What the players of a table may be notified of. */
export function occasionsOf(table: OpenTable): Occasion[] {
  return occasionsAt({
    table: table.table,
    events: table.eventsFrom(0),
    told: table.heard('onlookers', 0),
    deadline: table.deadline,
  });
}

/** What each device at a table may be notified of, without what is done with. The most urgent comes first. */
export async function candidatesAt({ push }: Pick<Store, 'push'>, table: OpenTable): Promise<Candidate[]> {
  const subscriptions = await push.subscriptions(table.id);
  if (subscriptions.length === 0) return [];
  const rows = await push.notices(table.id);
  return occasionsOf(table).flatMap((occasion) =>
    subscriptions
      .filter(({ player }) => player === occasion.player)
      .flatMap((subscription) => {
        const row = rowOf(occasion, subscription, rows);
        return row ? { occasion, subscription, row } : [];
      }),
  );
}

/** The row of a notice, as it is stored if it was tried before. Undefined if it is done with. */
function rowOf(
  { kind, number }: Occasion,
  { table, player, digest }: SubscriptionRow,
  stored: readonly NoticeRow[],
): NoticeRow | undefined {
  const before = stored.find((row) => row.player === player && row.digest === digest && row.kind === kind);
  if (!before || before.number < number) return { table, player, digest, kind, number, tries: 0, until: 0 };
  return before.number === number && before.until !== null ? before : undefined;
}
