/** The ways to enter a table: attending, joining, being let in, changing devices, and returning. */
import {
  decideEntry,
  decideJoin,
  decideReturn,
  decideTakeover,
  whyNoKnocking,
} from '../../shared/table/admission.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import { resumedBy } from '../../shared/table/rules/relief.ts';
import { whyNoReturn } from '../../shared/table/rules/returning.ts';
import type { Circumstances } from '../../shared/table/rules/seats.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Answer, Refusal } from '../../shared/wire/protocol.ts';
import { newId } from '../lib/secrets.ts';
import { findKey } from './device-keys.ts';
import { NO_FEEDS, type Feeds } from './feeds.ts';
import { hostPassedAt } from './hosts.ts';
import { isTableFull } from './log-bounds.ts';
import type { Device, Viewer } from './sightings.ts';
import { NO_TABLE, type OpenTable } from './table.ts';
import type { Cause } from './table-state.ts';

/**
 * The player who joined, and the feeds that announce that they joined. From now on, the token identifies the player.
 * `repeated` is true if the player had already joined with this token.
 */
export type Joined = Answer<{ player: PlayerId; feeds: Feeds; repeated: boolean }>;

/** A device whose owner claims to be a player of the table, but has no key for the seat. */
export interface Returning extends Device {
  readonly player: PlayerId;
  /** The players whose seats the device holds. */
  readonly company: readonly PlayerId[];
  /** Whether the device's owner has confirmed that the device has seen what the other side knows. */
  readonly knowing: boolean;
}

/**
 * Lets a device follow the table. Before that, stores what the device will see. The feeds in the result are for the
 * other devices.
 * @param tokens the digests of the device's tokens
 * @param enter called in the same task, before anything else can change the table
 */
export function admit(
  table: OpenTable,
  tokens: readonly string[],
  device: Omit<Viewer, 'players'>,
  enter: (viewer: Viewer) => void,
): Promise<Answer<{ viewer: Viewer; feeds: Feeds }>> {
  return table.upToDate<Answer<{ viewer: Viewer; feeds: Feeds }>>(async () => {
    const players = tokens.map((token) => table.playerOf(token)).filter((player) => player !== undefined);
    const viewer = { ...table.knownBy(device), players };
    const here = [...table.here, ...players];
    const passed = await hostPassedAt(table.store, { id: table.id, table: table.table, here });
    const back = players.flatMap((player) => resumedBy(table.table, player, table.running?.game));
    // Several players of a side may be on the device, and on both sides.
    const resumed = new Map(back.map((event) => [event.side, event])).values();
    const feeds = await table.carryOut({ table: [...passed, ...resumed], game: [] }, {}, [viewer]);
    enter(viewer);
    return { ok: true, viewer, feeds };
  }, NO_TABLE);
}

/** Why the holder of the token with this digest can't knock, or null if they can. */
export function whyNoKnock(table: OpenTable, digest: string, name: string): Refusal | null {
  const player = table.playerOf(digest);
  if (player === undefined && table.seatedBy(digest) !== undefined) return 'token-used';
  return whyNoKnocking(table.table, name, player);
}

/**
 * Adds a new player, or lets a player of the table into the running game. If a player with this digest has already
 * joined, the result is that player, so a request may be sent twice. Once the player has left, the digest is refused
 * ('token-used').
 * @param digest the digest of the player's token
 * @param by the player who lets them in, which is required while a game is running
 */
export function join(table: OpenTable, digest: string, name: string, by?: PlayerId): Promise<Joined> {
  return table.upToDate<Joined>(async () => {
    const known = table.playerOf(digest);
    if (known !== undefined && by === undefined)
      return { ok: true, player: known, feeds: NO_FEEDS, repeated: true };
    if (known === undefined && table.seatedBy(digest)) return { ok: false, refusal: 'token-used' };
    if (known === undefined && isTableFull(table, table.bounds)) return { ok: false, refusal: 'log-full' };
    const player = known ?? newId();
    const decision =
      known !== undefined && by !== undefined
        ? decideEntry(table.table, known, by)
        : decideJoin(table.table, { id: player, name }, by);
    if (!decision.ok) return decision;
    const seats = known === undefined ? { seat: { table: table.id, digest, player } } : {};
    const feeds = await table.carryOut({ table: decision.events, game: [] }, seats);
    return { ok: true, player, feeds, repeated: false };
  }, NO_TABLE);
}

/** Why a device can't return as a player of the table, or null if it can. */
export function whyNotBack(
  table: OpenTable,
  digest: string,
  returning: Returning,
  present: readonly PlayerId[],
): Refusal | null {
  // Refuse, because this device already has the seat.
  if (table.playerOf(digest) === returning.player) return 'game-running';
  if (table.seatedBy(digest) !== undefined) return 'token-used';
  return whyNoReturn(table.table, returning.player, {
    ...returning,
    present,
    saw: table.saw(returning),
  });
}

/**
 * Lets a player return to their seat on a device that has no key: the device's token now holds the seat. If the token
 * already holds the seat, nothing changes.
 * @param from `by`: the player who permits the return, or undefined if nobody is present who could. `present`: returns
 * the players who are present; called when the task runs
 */
export function giveBack(
  table: OpenTable,
  digest: string,
  returning: Returning,
  { present, by }: { readonly present: () => readonly PlayerId[]; readonly by: PlayerId | undefined },
): Promise<Joined> {
  return table.upToDate<Joined>(async () => {
    const { player } = returning;
    const known = table.playerOf(digest);
    if (known === player) return { ok: true, player, feeds: NO_FEEDS, repeated: true };
    if (table.seatedBy(digest) !== undefined) return { ok: false, refusal: 'token-used' };
    const device = { ...returning, present: present(), saw: table.saw(returning) };
    const decision = decideReturn(table.table, { player, ...(by !== undefined && { by }) }, device);
    return decision.ok ? seat(table, player, digest, decision.events) : decision;
  }, NO_TABLE);
}

/**
 * Moves a player's seat to another device that has a key: the new device's token now holds the seat, and the old device
 * is locked out. The key is used up only if the change is written. If the token already holds a seat, nothing changes.
 * @param digest the digest of the new device's token
 * @param device `knowing` is true if the owner has confirmed that the device has seen what the other side knows
 */
export function changeDevice(
  table: OpenTable,
  key: string,
  digest: string,
  device: Circumstances & { readonly knowing: boolean },
): Promise<Joined> {
  return table.upToDate<Joined>(async () => {
    const known = table.playerOf(digest);
    if (known !== undefined) return { ok: true, player: known, feeds: NO_FEEDS, repeated: true };
    const offer = await findKey(table.store, table.id, key);
    if (!offer) return { ok: false, refusal: 'no-such-offer' };
    const decision = decideTakeover(table.table, offer, device);
    if (!decision.ok) return decision;
    if (table.seatedBy(digest) !== undefined) return { ok: false, refusal: 'token-used' };
    return seat(table, offer.player, digest, decision.events, { table: table.id, digest: offer.digest });
  }, NO_TABLE);
}

/** Replaces the token of a player's seat with the token that has this digest. Call it only in a task of the table. */
async function seat(
  table: OpenTable,
  player: PlayerId,
  digest: string,
  events: readonly TableEvent[],
  spent?: Cause['spent'],
): Promise<Joined> {
  const now = { table: table.id, digest, player };
  const before = table.digestOf(player);
  const feeds = await table.carryOut(
    { table: events, game: [] },
    {
      seat: now,
      ...(before !== undefined && { unseat: { ...now, digest: before } }),
      ...(spent && { spent }),
    },
  );
  return { ok: true, player, feeds, repeated: false };
}
