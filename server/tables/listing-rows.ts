/** What a change at a table writes to the list of open tables. */
import { listingOf } from '../../shared/table/listing.ts';
import { isOverDays } from '../../shared/table/clock.ts';
import type { Table } from '../../shared/table/table.ts';
import type { NewListing } from '../store/store-interface.ts';

/**
 * What the list says of a table after a change: null if the table was closed, 'hidden' if it is open but isn't listed any
 * more, and undefined if nothing changes. A hidden table comes back to its place, so that nobody gets to the top of the
 * list by locking and unlocking a table.
 */
export function changeOfListing(
  before: Table,
  after: Table,
  now: number,
): NewListing | 'hidden' | null | undefined {
  if (!after.open) return before.open ? null : undefined;
  const text = textOf(after);
  if (text === textOf(before) && isHome(before) === isHome(after)) return undefined;
  if (text === undefined) return 'hidden';
  const overDays = after.clock !== null && isOverDays(after.clock);
  return { listing: text, overDays, home: isHome(after), opened: now, seen: now };
}

function textOf(table: Table): string | undefined {
  const listing = listingOf(table);
  return listing ? JSON.stringify(listing) : undefined;
}

function isHome({ open }: Table): boolean {
  return open?.home === true;
}
