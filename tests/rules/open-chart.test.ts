/** Opening the chart to spectators: who may do it, for which games, and which devices can never see the chart. */
import { describe, expect, it } from 'vitest';
import { isChartOpen, whyNoChart } from '../../shared/table/rules/open-chart.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { gathered, inSeries, playing, seated } from '../helpers/evenings.ts';
import { ownedBy, type Evening } from '../helpers/tables.ts';

const OPEN = { type: 'open-chart', open: true } as const;
const CLOSE = { type: 'open-chart', open: false } as const;
const begun = (evening: Evening) => evening.does('ann', { type: 'begin-game' });

describe('at the table', () => {
  it('it is closed until somebody opens it', () => {
    expect(playing().game.openChart).toBe(false);
    expect(playing().log.find(({ type }) => type === 'game-began')).not.toHaveProperty('openChart');
    expect(begun(seated().does('ann', OPEN)).game.openChart).toBe(true);
  });

  it.each(['ann', 'ben', 'pia'])(
    '%s, who has a seat, may open it, and every player may close it again',
    (player) => {
      for (const other of ['ann', 'ben', 'pia'])
        expect(seated().does(player, OPEN).does(other, CLOSE).table.openChart).toBe(false);
    },
  );

  it('the host may, even without a seat; a spectator may not', () => {
    expect(gathered().tries('ann', OPEN)).toBeNull();
    expect(gathered().tries('ben', OPEN)).toBe('not-seated');
    expect(seated().tries('eve', OPEN)).toBe('not-seated');
    expect(seated().does('ann', OPEN).tries('eve', CLOSE)).toBe('not-seated');
  });

  it('a game keeps its setting, and the next one uses the current setting', () => {
    const evening = begun(seated().does('ann', OPEN));
    expect(evening.tries('ann', CLOSE)).toBe('game-running');
    evening.ends().does('ben', CLOSE);
    expect(evening.game.openChart).toBe(true);
    expect(begun(evening).game.openChart).toBe(false);
  });

  it('it may be changed between the games of a series', () => {
    expect(begun(inSeries().does('ben', OPEN)).game.openChart).toBe(true);
  });

  it('it is closed in logs from before this setting existed', () => {
    const log: TableEvent[] = [
      { type: 'made', code: 'CD5F', board: 'A' },
      { type: 'joined', player: 'ann', name: 'ann' },
      {
        type: 'game-began',
        game: 'g',
        board: 'A',
        mode: 'cooperative',
        poseidon: 'pia',
        navigators: ['ann'],
        owners: ownedBy('ann ann ann ann'),
        series: null,
      },
    ];
    const table = replayTable(log);
    expect([table.openChart, table.games[0]?.openChart, isChartOpen(table, 'g')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('it is open', () => {
  const opened = () => begun(seated().does('ann', OPEN));
  it('only for the newest game, until the next one begins', () => {
    const evening = opened();
    const { id } = evening.game;
    expect(isChartOpen(evening.table, id)).toBe(true);
    expect(isChartOpen(evening.table, undefined)).toBe(false);
    expect(isChartOpen(evening.table, 'another')).toBe(false);
    expect(isChartOpen(evening.ends().table, id)).toBe(true);
    begun(evening);
    expect(isChartOpen(evening.table, id)).toBe(false);
    expect(isChartOpen(evening.table, evening.game.id)).toBe(true);
  });
});

describe('a spectator’s device', () => {
  const device = { hasSecret: true, company: [], saw: [], isFull: false };
  const sides = { ann: 'navigators', pia: 'poseidon', ben: 'both' } as const;
  it.each([
    ['that has seen nothing', device, null],
    ['that has seen the chart before', { ...device, saw: ['navigators'] }, null],
    ['of a former Navigator', { ...device, company: ['ann'] }, null],
    ['of somebody without a seat', { ...device, company: ['eve'] }, null],
    ["that has seen Poseidon's sea", { ...device, saw: ['poseidon'] }, 'poseidon'],
    ['that has been the big screen', { ...device, saw: ['navigators', 'truth'] }, 'poseidon'],
    ['of a former Poseidon', { ...device, company: ['eve', 'pia'] }, 'poseidon'],
    ['of a player who was on both sides', { ...device, company: ['ben'] }, 'poseidon'],
    ['that sends no device secret', { ...device, hasSecret: false }, 'no-device'],
    ['too many', { ...device, isFull: true }, 'too-many'],
    ['that was there before the limit was reached', { ...device, saw: ['navigators'], isFull: true }, null],
  ] as const)('%s', (_, seen, why) => {
    expect(whyNoChart({ sides }, seen)).toBe(why);
  });
});
