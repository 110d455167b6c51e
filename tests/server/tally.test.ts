/** What counts towards the limit of a table's log: the actions of players, but nothing that a stranger can do. */
import { describe, expect, it } from 'vitest';
import { Tally } from '../../server/tables/tally.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { boardOf, drawnBoard } from '../helpers/own-boards.ts';
import { Evening } from '../helpers/tables.ts';

/** Ann is the host, Pia and Ben play, and Eve has only joined. */
const evening = () =>
  new Evening(['ann', 'pia', 'ben', 'eve']).seats('pia', 'ben').does('pia', { type: 'begin-game' });

/** How much the count of a log's actions, which has a limit, grows when these events are added to the log. */
function countOf(log: readonly TableEvent[], events: readonly TableEvent[]): number {
  const tally = new Tally();
  const before = tally.take(log);
  return tally.take(events) - before;
}

describe('it does not count', () => {
  const cases: readonly TableEvent[] = [
    { type: 'joined', player: 'fay', name: 'Fay' },
    { type: 'renamed', player: 'eve', name: 'Eva' },
    { type: 'sat', player: 'eve', seat: 'navigators' },
    { type: 'device-changed', player: 'eve' },
    { type: 'left', player: 'eve' },
    { type: 'board-chosen', board: 'B' },
    { type: 'own-board-chosen', board: boardOf(drawnBoard()) },
    { type: 'mode-chosen', mode: 'competing' },
    { type: 'table-locked', locked: true },
    { type: 'table-opened', open: { waitMinutes: null } },
    { type: 'said', player: 'ann', number: 0, line: { type: 'phrase', phrase: 'hello' } },
    { type: 'line-removed', player: 'ann', number: 0 },
    { type: 'free-text-allowed', allowed: false },
  ];
  it.each(cases)('$type', (event) => {
    expect(countOf(evening().ends().log, Array<TableEvent>(100).fill(event))).toBe(0);
  });
});

describe('it counts', () => {
  const cases: readonly TableEvent[] = [
    { type: 'renamed', player: 'ann', name: 'Anna' },
    { type: 'renamed', player: 'ben', name: 'Benno' },
    { type: 'let-in', player: 'ben', by: 'pia' },
    { type: 'series-ended', series: 's', complete: true },
  ];
  it.each(cases)('$type', (event) => {
    expect(countOf(evening().log, [event])).toBe(1);
  });

  it('somebody once they have sat down in a running game', () => {
    const { log } = evening().letsIn('ann', 'eve').does('eve', { type: 'sit', seat: 'navigators' });
    expect(countOf(log, [{ type: 'renamed', player: 'eve', name: 'Eva' }])).toBe(1);
  });
});
