/**
 * The short form of what goes on in a game: for a connection that has been told which game it follows, and as whom,
 * and says in its handshake that it knows this form. docs/PROTOCOL.md, "more".
 */
import type { Told } from '../game/told.ts';
import type { Feed, GameFeed, LeanTold, More } from './protocol.ts';

/** The game that a connection was told of last, and as whom: what `more` is about. */
export type Following = Pick<GameFeed, 'game' | 'audience'>;

type Fields = Readonly<Record<string, unknown>>;

const NO_REPLY: Fields = {
  offBoard: false,
  exploring: { island: null, deepSea: false, ships: [], lighthouse: null, fogBank: false },
  sighting: { islands: 0, ships: 0, lighthouses: 0, fogBanks: 0, coastline: false },
};

/** What stands in the events that report most, where there is nothing to report. */
const NOTHING: Readonly<Record<string, Fields>> = {
  sailed: { arrived: false, reply: NO_REPLY },
  surveyed: { reply: NO_REPLY },
};

/** The short form of what an audience is told; undefined if it is told more than how its game goes on. */
export function moreOf(feeds: readonly Feed[]): More | undefined {
  const [feed] = feeds;
  // The first feed of a game says which it is.
  if (feeds.length !== 1 || feed?.log !== 'game' || feed.from === 0) return undefined;
  return [feed.from, feed.events.map(lean)];
}

/** The long form again. */
export function feedOf([from, events]: More, { game, audience }: Following): GameFeed {
  return { log: 'game', game, audience, from, events: events.map(whole) };
}

/** The game that a connection follows once it has been told this; undefined if none of it is of a game. */
export function followingAfter(feeds: readonly Feed[]): Following | undefined {
  return feeds.findLast((feed) => feed.log === 'game');
}

function lean(told: Told): LeanTold {
  const nothing = NOTHING[told.type];
  const fields = told as unknown as LeanTold;
  return nothing ? without(fields, nothing) : fields;
}

function whole(told: LeanTold): Told {
  const nothing = NOTHING[String(told['type'])];
  // It was a told event before it was made lean.
  return (nothing ? filled(told, nothing) : told) as unknown as Told;
}

/** Without the fields that are as in `nothing`. */
function without(fields: Fields, nothing: Fields): Fields {
  const left: Record<string, unknown> = {};
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    const none = nothing[key];
    if (none === undefined) left[key] = value;
    else if (isFields(value) && isFields(none)) {
      const inner = without(value, none);
      if (Object.keys(inner).length > 0) left[key] = inner;
    } else if (!isSame(value, none)) left[key] = value;
  }
  return left;
}

/** With the fields of `nothing` where they are left out. */
function filled(fields: Fields, nothing: Fields): Fields {
  const all: Record<string, unknown> = { ...fields };
  for (const [key, none] of Object.entries(nothing)) {
    const value = fields[key];
    if (isFields(none) && (value === undefined || isFields(value))) all[key] = filled(value ?? {}, none);
    else if (value === undefined) all[key] = Array.isArray(none) ? [] : none;
  }
  return all;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(value: unknown, none: unknown): boolean {
  return value === none || (Array.isArray(value) && Array.isArray(none) && value.length === 0);
}
