/** Prepares a table for somebody who plays alone. The table and its first game are written together, or not at all. */
import { decideJoin } from '../../shared/table/admission.ts';
import { commandsFor, dailyGame, type DailyAlone, type GameAlone } from '../../shared/table/alone.ts';
import { whyNoVoyage } from '../../shared/table/daily.ts';
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Answer } from '../../shared/wire/protocol.ts';
import { newId } from '../lib/secrets.ts';
import { judgeAll } from './judge-all.ts';
import type { Opening } from './logs.ts';
import type { ServerRules } from './referee.ts';

export interface AloneDeps extends Pick<ServerRules, 'boards' | 'drawSea'> {
  /** The id of the board that a new table has. */
  readonly board: string;
  /** The time, in ms since 1970. */
  readonly now: number;
}

/**
 * Decides on the commands that set up a solo game, by the same rules as at any table. Resolves with the events of all
 * commands, or with the first refusal.
 */
export async function openAlone(
  name: string,
  alone: GameAlone | DailyAlone,
  { board, now, ...rules }: AloneDeps,
): Promise<Answer<{ opening: Opening }>> {
  const voyage = 'daily' in alone ? alone : undefined;
  const refusal = voyage ? whyNoVoyage(voyage.daily, now) : null;
  if (refusal) return { ok: false, refusal };
  const player = newId();
  // The table's code and id are empty here. No rule reads them, and none of these commands creates a link.
  const table = replayTable([{ type: 'made', code: '', board }]);
  const joined = decideJoin(table, { id: player, name });
  if (!joined.ok) return joined;
  const commands = commandsFor('daily' in alone ? dailyGame(alone) : alone);
  const verdict = await judgeAll(
    { id: '', table: joined.events.reduce(evolveTable, table) },
    commands.map((command) => ({ player, command })),
    rules,
  );
  if (!verdict.ok) return verdict;
  const { events } = verdict;
  const all = [...joined.events, ...events.table].map(ofDay(voyage));
  return { ok: true, opening: { player, events: { ...events, table: all } } };
}

/**
 * Adds the date, and the mark of the easier sea, to a daily game's `game-began` event. The opponent's random choices
 * depend on the date.
 */
function ofDay(voyage: DailyAlone | undefined): (event: TableEvent) => TableEvent {
  return (event) => (event.type === 'game-began' ? { ...event, ...voyage } : event);
}
