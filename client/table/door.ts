/** Who has to knock at a table whose game runs, and who can let them in. */
import type { PlayerId } from '../../shared/game/game.ts';
import { whyNoEntry, whyNoLettingIn } from '../../shared/table/rules/knocks.ts';
import { peopleAt } from '../../shared/table/queries.ts';
import type { Player, Table } from '../../shared/table/table.ts';

/** Whether a player must be let in before they can sit down. */
export function mustKnock(table: Table, player: PlayerId): boolean {
  return whyNoEntry(table, player) !== null;
}

/** Those who are asked when this device knocks: who is there and can let in, but for its own players. */
export function whoLetsIn(
  table: Table,
  { present, players }: { readonly present: readonly PlayerId[]; readonly players: readonly PlayerId[] },
): Player[] {
  return peopleAt(table).filter(
    ({ id }) => present.includes(id) && !players.includes(id) && whyNoLettingIn(table, id) === null,
  );
}

/** Whoever of a device's players can let in who knocks; undefined if none can. */
export function letterIn(table: Table, players: readonly PlayerId[]): PlayerId | undefined {
  return players.find((player) => whyNoLettingIn(table, player) === null);
}
