/** Decides who may come to a table: by joining, by being let in, with a key, or by returning without a key. */
import type { PlayerId } from '../game/game.ts';
import type { TableDecision } from './decide.ts';
import { knowsOtherSideOf, whyNoTakeover, type DeviceRefusal, type Offer } from './rules/devices.ts';
import { whyNoGuest, whyNoJoin, whyNoKnock, whyNoLettingIn } from './rules/knocks.ts';
import { whyNoName } from './rules/names.ts';
import { whoGivesBack, whyNoGivingBack, whyNoReturn } from './rules/returning.ts';
import type { Circumstances } from './rules/seats.ts';
import type { TableEvent } from './events.ts';
import type { TableRefusal } from './refusals.ts';
import type { Player, Table } from './table.ts';

/**
 * Why somebody can't knock (ask to be let in), or null if they can.
 * @param name the name that they would have at the table
 * @param player set if they are already at the table and ask to sit down in the running game
 */
export function whyNoKnocking(table: Table, name: string, player?: PlayerId): TableRefusal | null {
  if (player !== undefined) return whyNoKnock(table, player);
  const refusal = whyNoGuest(table) ?? whyNoName(table, name);
  return refusal ?? (whyNoJoin(table) === 'must-knock' ? null : 'no-game-running');
}

/**
 * Decides whether somebody joins the table, without changing anything.
 * @param by the player who has let them in; absent if they need no permission
 */
export function decideJoin(table: Table, joining: Player, by?: PlayerId): TableDecision {
  const { id: player, name } = joining;
  const isWelcome = by === undefined ? whyNoJoin(table) : (whyNoLettingIn(table, by) ?? whyNoGuest(table));
  const refusal = isWelcome ?? whyNoName(table, name);
  if (refusal) return { ok: false, refusal };
  const joined: TableEvent = { type: 'joined', player, name };
  return { ok: true, events: by === undefined ? [joined] : [joined, { type: 'let-in', player, by }] };
}

/**
 * Decides whether a player may let somebody who is already at the table sit down in the running game. Changes nothing.
 */
export function decideEntry(table: Table, player: PlayerId, by: PlayerId): TableDecision {
  const refusal = whyNoLettingIn(table, by) ?? whyNoKnock(table, player);
  return refusal ? { ok: false, refusal } : { ok: true, events: [{ type: 'let-in', player, by }] };
}

/**
 * Decides whether a device takes over a seat with a key, without changing anything.
 * @param device `knowing` is true if its owner has confirmed that the device has seen the other side
 */
export function decideTakeover(
  table: Table,
  offer: Offer,
  device: Circumstances & { readonly knowing: boolean },
): TableDecision<DeviceRefusal> {
  const refusal = whyNoTakeover(table, offer, device);
  if (refusal) return { ok: false, refusal };
  const { player, by } = offer;
  const knows = knowsOtherSideOf(table, player, device);
  const changed: TableEvent = {
    type: 'device-changed',
    player,
    ...(knows && { knowing: true }),
    ...(by !== undefined && { by }),
  };
  return { ok: true, events: [changed] };
}

/**
 * Decides whether a player returns on a device that has no key, without changing anything.
 * @param returning `player` is the player that somebody claims to be; `by` is the player who let them take the seat,
 * and is absent if nobody who may do so is present
 * @param device `knowing` is true if its owner has confirmed that the device has seen the other side
 */
export function decideReturn(
  table: Table,
  { player, by }: Offer,
  device: Circumstances & { readonly knowing: boolean },
): TableDecision<DeviceRefusal | TableRefusal> {
  const { present } = device;
  const isAsked = () => whoGivesBack(table, player, present).length > 0;
  const refusal =
    whyNoReturn(table, player, device) ??
    (by === undefined ? (isAsked() ? 'must-knock' : null) : whyNoGivingBack(table, player, by, present));
  if (refusal) return { ok: false, refusal };
  const changed: TableEvent = {
    type: 'device-changed',
    player,
    ...(knowsOtherSideOf(table, player, device) && { knowing: true }),
    ...(by !== undefined && { by }),
    returned: true,
  };
  return { ok: true, events: [changed] };
}
