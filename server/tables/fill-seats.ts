/** Lets opponents take the seats that nobody has taken at an open table within the time that its host chose. */
import { waysToFill } from '../../shared/table/rules/open-table.ts';
import { judgeAll } from './judge-all.ts';
import type { Events } from './logs.ts';
import type { Position, ServerRules } from './referee.ts';

/**
 * The events with which opponents take the empty seats and the game begins. Undefined if that is not possible, for
 * example because the board has no room for the tiles of the chosen variants.
 */
export async function fillSeats(position: Position, rules: ServerRules): Promise<Events | undefined> {
  for (const commands of waysToFill(position.table)) {
    const verdict = await judgeAll(position, commands, rules);
    if (verdict.ok) return verdict.events;
  }
  return undefined;
}
