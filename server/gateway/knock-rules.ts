/**
 * Decides who may knock at a table and who may answer a knock. Strangers, players without a seat and returning players
 * may knock.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import { whyNoLettingIn } from '../../shared/table/rules/knocks.ts';
import { whoGivesBack, whyNoGivingBack } from '../../shared/table/rules/returning.ts';
import type { Refusal } from '../../shared/wire/protocol.ts';
import { whyNoKnock, whyNotBack } from '../tables/entrance.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Knocking } from './cluster-messages.ts';

type Knocker = Pick<Knocking, 'digest' | 'name' | 'returning'>;

/**
 * Why somebody can't knock at a table or keep waiting there, or null if they can.
 * @param present the players who are connected
 */
export function whyNoWaiting(
  table: OpenTable,
  { digest, name, returning }: Knocker,
  present: readonly PlayerId[],
): Refusal | null {
  if (!returning) return whyNoKnock(table, digest, name);
  return whyNotBack(table, digest, returning, present);
}

/** Why a player may not answer a knock, or null if they may. */
export function whyNoAnswer(
  { table }: OpenTable,
  by: PlayerId,
  knocker: Knocker | undefined,
  present: readonly PlayerId[],
): Refusal | null {
  const as = knocker?.returning?.player;
  return as === undefined ? whyNoLettingIn(table, by) : whyNoGivingBack(table, as, by, present);
}

/** Whether somebody is present who could permit a player's return to their seat. */
export function isAsked({ table }: OpenTable, { returning }: Knocker, present: readonly PlayerId[]): boolean {
  return returning !== undefined && whoGivesBack(table, returning.player, present).length > 0;
}
