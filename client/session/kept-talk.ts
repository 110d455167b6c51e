/** What this device remembers of the talk at each table: how much of it was read, and who is muted. */
import type { PlayerId } from '../../shared/game/game.ts';
import { ID, json, list, number, object, record, text } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';

export interface KeptTalk {
  /** How many lines of the table's talk were shown. */
  readonly read: number;
  /** The newest game with a crew's talk, and how many of its lines were shown. */
  readonly crew?: { readonly game: string; readonly read: number };
  readonly muted: readonly PlayerId[];
}

/** The maximum number of tables to remember. The longest unused are dropped first. */
const MOST_TABLES = 50;
const MOST_MUTED = 50;
const NOTHING: KeptTalk = { read: 0, muted: [] };

const count = number(0, Number.MAX_SAFE_INTEGER);
const keptTalk = object<KeptTalk>(
  { read: count, crew: object({ game: ID, read: count }), muted: list(ID, MOST_MUTED) },
  ['crew'],
);

const tables = new Persisted<Readonly<Record<string, KeptTalk>>>({
  key: 'odyssey.talk',
  fallback: {},
  format: json(record(text(/^[A-Z\d]{4,10}$/), keptTalk, MOST_TABLES)),
});

export function talkKept(code: string): KeptTalk {
  return tables.value[code] ?? NOTHING;
}

export function keepTalk(code: string, talk: KeptTalk): void {
  // The newest is last, because the format drops the first ones if there are too many.
  const others = Object.entries(tables.value).filter(([other]) => other !== code);
  tables.value = Object.fromEntries([...others, [code, talk]]);
}
