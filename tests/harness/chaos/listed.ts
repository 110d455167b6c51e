/** Checks the list of open tables: while the servers fail, and in what they have stored at the end. */
import { z } from 'zod';
import type { Store } from '../../../server/store/store-interface.ts';
import { replayTable } from '../../../shared/table/evolve.ts';
import { listingOf } from '../../../shared/table/listing.ts';
import type { TableEvent } from '../../../shared/table/events.ts';
import type { Kept } from '../../helpers/data-file.ts';
import { pause } from '../pause.ts';
import type { Sailor } from './sailor.ts';

/** The maximum length of the list. */
const MOST = 30;
/** A server may answer with the same list for this long, in ms. */
const REUSED_MS = 300;

const listing = z.strictObject({
  code: z.string().min(4),
  host: z.string().min(1),
  players: z.array(z.string().min(1)).min(1).max(5),
  state: z.enum(['gathering', 'running']),
  free: z.strictObject({ poseidon: z.boolean(), navigators: z.int().min(0).max(4) }),
  board: z.string(),
  mode: z.enum(['cooperative', 'competing']),
  variants: z.looseObject({ fogBanks: z.int() }),
  clock: z.strictObject({ hours: z.literal(24), atZero: z.literal('opponent') }).nullable(),
  language: z.literal('en').optional(),
});
const listed = z.strictObject({
  ok: z.literal(true),
  offered: z.literal(true),
  tables: z.array(listing).max(MOST),
});

/**
 * Asks for the list, and says what is wrong with it.
 * @param code the code of a table that must be in the list; null if there is none
 */
export async function wrongInList(sailor: Sailor, code: string | null): Promise<string[]> {
  const answer = await sailor.openTables();
  const parsed = listed.safeParse(answer);
  if (!parsed.success) return [`the list of open tables is malformed: ${parsed.error.message}`];
  const { tables } = parsed.data;
  const faults = tables.flatMap(({ code: one, host, players, state, free }) => [
    ...(players.includes(host) ? [] : [`${one} is listed without its host among its players`]),
    ...(state === 'running' && (free.poseidon || free.navigators > 0)
      ? [`${one} runs and has free seats`]
      : []),
  ]);
  if (new Set(tables.map(({ code: one }) => one)).size < tables.length)
    faults.push('a table is listed twice');
  const isMissing = code !== null && tables.length < MOST && !tables.some((one) => one.code === code);
  if (!isMissing) return faults;
  // The list may be older than the answer to the command that opened the table.
  await pause(REUSED_MS);
  const again = listed.safeParse(await sailor.openTables());
  const isThere = again.data?.tables.some((one) => one.code === code) ?? false;
  const isFull = again.data?.tables.length === MOST;
  return isThere || isFull ? faults : [...faults, `${code} is open and is not listed`];
}

/** What is wrong with a table's row in the list: it must be what the table's log says. */
export async function wrongInStore(store: Store, { id, code, logs }: Kept): Promise<string[]> {
  const events = logs.get(`table/${id}`)?.map(({ event }) => event as TableEvent) ?? [];
  const expected = listingOf(replayTable(events));
  const all = {
    seenAfter: 0,
    seenOverDays: 0,
    seenBefore: Number.MAX_SAFE_INTEGER,
    home: true,
    most: 1_000_000,
  };
  const row = (await store.listings(all)).find(({ table }) => table === id);
  const wanted = expected ? JSON.stringify(expected) : undefined;
  return row?.listing === wanted ? [] : [`${code} is listed as ${row?.listing}, and should be as ${wanted}`];
}
