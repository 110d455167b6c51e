/**
 * The compact form of a game's events. The server uses it if the client accepted it in the handshake, and only after a
 * full feed has told the client which game and audience it follows. See docs/PROTOCOL.md, "more".
 */
import type { Told } from '../game/told.ts';
import type { Feed, GameFeed, CompactTold, CompactFeed } from './protocol.ts';

/** The game and the audience of the last feed on a connection. A `more` message continues this feed. */
export type Following = Pick<GameFeed, 'game' | 'audience'>;

type Fields = Readonly<Record<string, unknown>>;

const NO_REPLY: Fields = {
  offBoard: false,
  exploring: { island: null, deepSea: false, ships: [], lighthouse: null, fogBank: false },
  sighting: { islands: 0, ships: 0, lighthouses: 0, fogBanks: 0, coastline: false },
};

/**
 * The default values of fields in the most frequent events. The compact form leaves out fields that have these values.
 */
const NOTHING: Readonly<Record<string, Fields>> = {
  sailed: { arrived: false, reply: NO_REPLY },
  surveyed: { reply: NO_REPLY },
};

/** The compact form of some feeds. Undefined if they contain anything other than further events of one game. */
export function compactFeed(feeds: readonly Feed[]): CompactFeed | undefined {
  const [feed] = feeds;
  // The first feed of a game can't be compact, because it has to identify the game.
  if (feeds.length !== 1 || feed?.log !== 'game' || feed.from === 0) return undefined;
  return [feed.from, feed.events.map(compact)];
}

/** Converts the compact form back to the full form. */
export function expandFeed([from, events]: CompactFeed, { game, audience }: Following): GameFeed {
  return { log: 'game', game, audience, from, events: events.map(expand) };
}

/**
 * The game and audience that a connection follows after these feeds. Undefined if none of the feeds belongs to a game.
 */
export function followingAfter(feeds: readonly Feed[]): Following | undefined {
  return feeds.findLast((feed) => feed.log === 'game');
}

function compact(told: Told): CompactTold {
  const nothing = NOTHING[told.type];
  const fields = told as unknown as CompactTold;
  return nothing ? without(fields, nothing) : fields;
}

function expand(told: CompactTold): Told {
  const nothing = NOTHING[String(told['type'])];
  // The compact form was made from a `Told`, so expanding it gives a `Told` again.
  return (nothing ? filled(told, nothing) : told) as unknown as Told;
}

/** Removes the fields whose values equal the defaults in `nothing`. */
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

/** Adds missing fields, with the defaults in `nothing` as their values. */
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
