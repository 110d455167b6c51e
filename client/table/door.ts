/** Who has to knock at a table whose game is running, and who can let them in. */
import type { PlayerId } from '../../shared/game/game.ts';
import { whyNoEntry, whyNoLettingIn } from '../../shared/table/rules/knocks.ts';
import { whoGivesBack, whyNoGivingBack } from '../../shared/table/rules/returning.ts';
import { peopleAt } from '../../shared/table/queries.ts';
import type { Player, Table } from '../../shared/table/table.ts';
import type { Knock } from '../../shared/wire/protocol.ts';
import type { Knocker } from '../session/knocking.svelte.ts';
import { t } from '../text/text.ts';

/** True if a player must be let in before taking a seat. */
export function mustKnock(table: Table, player: PlayerId): boolean {
  return whyNoEntry(table, player) !== null;
}

/**
 * The players who are asked when this device knocks: all who are present and can let people in, except its own
 * players.
 */
export function admitters(
  table: Table,
  { present, players }: { readonly present: readonly PlayerId[]; readonly players: readonly PlayerId[] },
): Player[] {
  return peopleAt(table).filter(
    ({ id }) => present.includes(id) && !players.includes(id) && whyNoLettingIn(table, id) === null,
  );
}

/** Finds a player of this device who can answer a knock. Returns undefined if there is none. */
export function admitter(
  table: Table,
  { present, players }: { readonly present: readonly PlayerId[]; readonly players: readonly PlayerId[] },
  { as }: Pick<Knock, 'as'>,
): PlayerId | undefined {
  return players.find(
    (player) =>
      (as === undefined ? whyNoLettingIn(table, player) : whyNoGivingBack(table, as, player, present)) ===
      null,
  );
}

interface Here {
  readonly present: readonly PlayerId[];
  readonly players: readonly PlayerId[];
}
interface Waits {
  readonly knocker: Knocker | undefined;
  readonly returnsMs: number | undefined;
}

/** The connected players who are being asked whether to let in the person waiting on this device. */
function askedFor(table: Table, session: Here, knocker: Knocker | undefined): Player[] {
  const as = knocker?.as;
  return as === undefined ? admitters(table, session) : whoGivesBack(table, as, session.present);
}

/** True if the wait can end: somebody is being asked, or the server will let the person have the seat after a while. */
export function canEnd(table: Table, session: Here, { knocker, returnsMs }: Waits): boolean {
  return returnsMs !== undefined || askedFor(table, session, knocker).length > 0;
}

/**
 * A sentence that says who is being asked to let in the person waiting on this device, or what happens if there is
 * nobody to ask.
 */
export function askedWords(table: Table, session: Here, { knocker, returnsMs }: Waits): string {
  const names = askedFor(table, session, knocker).map(({ name }) => name);
  if (knocker?.as === undefined) return names.length > 0 ? t.door.asked(names) : t.seats.noneToAsk;
  if (names.length > 0) return t.seats.asked(names);
  return returnsMs === undefined ? t.seats.returnsNever : t.seats.returnsSoon(Math.round(returnsMs / 1_000));
}
