/**
 * The settings that the pages store for the service worker. The worker can't read the pages' storage, so they are kept
 * in a cache of their own.
 */
import { list, number, object, orElse, text } from '../lib/formats.ts';

/** A part of the day without sound, in minutes of the day. It may go past midnight. */
export interface QuietTimes {
  readonly from: number;
  readonly to: number;
}

export interface WorkerSettings {
  /** The language of the pages, such as "de". */
  readonly language: string;
  readonly quiet: QuietTimes | null;
  /** The server's key for subscriptions; null if no page has asked for it yet. */
  readonly key: string | null;
  /** The codes of the tables whose game waits for this device. Their number is the badge on the app's icon. */
  readonly waiting: readonly string[];
}

/** More tables than anyone has. */
const MOST_TABLES = 500;

export const DAY_MINUTES = 24 * 60;

const minute = number(0, DAY_MINUTES - 1);
export const quietTimes = object<QuietTimes>({ from: minute, to: minute });
const settings = object<WorkerSettings>({
  language: text(/^[a-z]{2}$/),
  quiet: orElse(quietTimes, null),
  key: orElse(text(/^[\w-]{1,200}$/), null),
  waiting: orElse(list(text(/^[A-Z\d]{4,10}$/), MOST_TABLES), []),
});

const CACHE = 'odyssey-notices';
const ADDRESS = '/notices/settings';

const UNKNOWN: WorkerSettings = { language: 'en', quiet: null, key: null, waiting: [] };

/** Changes some of the settings. Returns false if the browser can't store them. */
export async function updateSettings(
  storage: CacheStorage,
  changes: Partial<WorkerSettings>,
): Promise<boolean> {
  try {
    const changed = { ...UNKNOWN, ...(await storedSettings(storage)), ...changes };
    await (await storage.open(CACHE)).put(ADDRESS, new Response(JSON.stringify(changed)));
    return true;
  } catch {
    return false;
  }
}

/** The stored settings; undefined if there are none. */
export async function storedSettings(storage: CacheStorage): Promise<WorkerSettings | undefined> {
  try {
    const stored: unknown = await (await (await storage.open(CACHE)).match(ADDRESS))?.json();
    return settings(stored);
  } catch {
    return undefined;
  }
}

/** Tells whether a time of the day is quiet. */
export function isQuiet({ from, to }: QuietTimes, minutes: number): boolean {
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}
