/** Judges several commands at a table as one, before a game runs. */
import { evolveTable } from '../../shared/table/evolve.ts';
import type { Given } from '../../shared/table/rules/open-table.ts';
import type { Events } from './logs.ts';
import { judgeTable, type Position, type ServerRules, type Verdict } from './referee.ts';

/**
 * The events of all commands, or the first refusal. Each command is judged by the same rules as if its player had sent it
 * after the commands before it.
 */
export async function judgeAll(
  { id, table: before }: Pick<Position, 'id' | 'table'>,
  commands: readonly Given[],
  rules: ServerRules,
): Promise<Verdict> {
  let table = before;
  const events = { table: [] as Events['table'][number][], game: [] as Events['game'][number][] };
  for (const { player, command } of commands) {
    const circumstances = { present: [player], company: [player], saw: [] };
    const position = { id, table, running: undefined, past: async () => [] };
    const verdict = await judgeTable(position, player, command, circumstances, rules);
    if (!verdict.ok) return verdict;
    events.table.push(...verdict.events.table);
    events.game.push(...verdict.events.game);
    table = verdict.events.table.reduce(evolveTable, table);
  }
  return { ok: true, events };
}
