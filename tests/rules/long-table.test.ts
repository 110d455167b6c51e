/** Checks that the time to read a table's log grows only in proportion to the log's length. */
import { expect, it } from 'vitest';
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';

/** The log of a table that this many people have joined and left. */
function comeAndGo(people: number): TableEvent[] {
  const host: TableEvent[] = [
    { type: 'made', code: 'RH7N', board: 'A' },
    { type: 'joined', player: 'host', name: 'Ann' },
  ];
  const guests = Array.from({ length: people }, (_, i): TableEvent[] => [
    { type: 'joined', player: `p${i}`, name: `Guest ${i}` },
    { type: 'left', player: `p${i}` },
  ]);
  return [...host, ...guests.flat()];
}

/** The shortest processor time of several measurements, so that other work on the machine has no influence. */
function costOf(log: readonly TableEvent[]): number {
  const costs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    replayTable(log);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...costs);
}

it('a log with 16 times as many guests takes far less than 256 times the work', () => {
  const [few, many] = [comeAndGo(250), comeAndGo(4_000)];
  replayTable(many);
  expect(costOf(many) / Math.max(costOf(few), 1)).toBeLessThan(80);
});

it('reading it at once gives the same result as event by event', () => {
  const log: TableEvent[] = [...comeAndGo(20), { type: 'renamed', player: 'host', name: 'Eve' }];
  const [made, ...rest] = log;
  expect(replayTable(log)).toEqual(rest.reduce(evolveTable, replayTable(made ? [made] : [])));
  expect(replayTable(log).names).toMatchObject({ host: 'Eve', p0: 'Guest 0', p19: 'Guest 19' });
});
