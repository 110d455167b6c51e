/** The record of a table: its series, their games, and all players' points. */
import { describe, expect, it } from 'vitest';
import { chapters, lastSeries, scoresOf, seriesLength } from '../../shared/table/series.ts';
import { Evening } from '../helpers/tables.ts';

/** A series in which Ann, Ben and Cleo are Poseidon in a given order. Ann is the host. */
const three = () =>
  new Evening(['ann', 'ben', 'cleo']).seats('ann', 'ben', 'cleo').does('ann', {
    type: 'begin-series',
    order: ['ben', 'cleo', 'ann'],
    boards: 'same',
    sameVariants: true,
  });

describe('the record of the evening', () => {
  it('has chapters: each series, and the games between', () => {
    const evening = new Evening(['ann', 'ben']).seats('ann', 'ben').plays('ann');
    evening.does('ann', { type: 'begin-series', order: ['ann', 'ben'], boards: 'same', sameVariants: true });
    const told = () =>
      chapters(evening.table).map((chapter) => [chapter.series?.state ?? null, chapter.games.length]);
    expect(told()).toEqual([
      [null, 1],
      ['running', 0],
    ]);
    evening.plays('ann');
    expect(told()).toEqual([
      [null, 1],
      ['running', 1],
    ]);
    evening.plays('ann').plays('ann').plays('ann');
    expect(told()).toEqual([
      [null, 1],
      ['ended', 2],
      [null, 2],
    ]);
  });

  it('has a last series until another game begins', () => {
    const evening = three().plays('ann');
    expect(lastSeries(evening.table)).toBeUndefined();
    evening.plays('ann').plays('ann');
    expect(lastSeries(evening.table)).toBe(evening.series);
    expect(lastSeries(evening.plays('ann').table)).toBeUndefined();
  });

  it('has no last series if it was broken off before its first game', () => {
    const evening = three().does('ann', { type: 'abandon-series' });
    expect(lastSeries(evening.table)).toBeUndefined();
    expect(chapters(evening.table)).toEqual([]);
  });

  it('a series is as long as it has players; a player who left counts only if they were Poseidon', () => {
    const evening = three();
    const length = () => seriesLength(evening.table, evening.series);
    expect(length()).toBe(3);
    evening.plays('ann').does('ben', { type: 'leave' });
    expect(length()).toBe(3);
    evening.joins('dora').does('cleo', { type: 'leave' });
    expect(length()).toBe(2);
  });
});

describe('the points of a game', () => {
  /** Pia is Poseidon. Three Navigators own one ship each, and the yellow ship is shared. */
  const shared = () => {
    const evening = new Evening(['pia', 'ann', 'ben', 'cleo']).seats('pia', 'ann', 'ben', 'cleo');
    evening.does('ann', { type: 'choose-mode', mode: 'competing' });
    for (const [player, ship] of [
      ['ann', 'red'],
      ['ben', 'green'],
      ['cleo', 'white'],
    ] as const)
      evening.does(player, { type: 'wish-ship', ship, wish: true });
    return evening.does('pia', { type: 'begin-game' });
  };

  it('come with the reason: failed ships, own ships, and the cooperative one', () => {
    expect(scoresOf(shared().ends('red', 'yellow').game)).toEqual([
      { player: 'pia', scores: [{ why: 'failed', ships: ['green', 'white'], points: 2 }] },
      {
        player: 'ann',
        scores: [
          { why: 'own', ships: ['red'], points: 3 },
          { why: 'cooperative', ships: ['yellow'], points: 1 },
        ],
      },
      { player: 'ben', scores: [{ why: 'cooperative', ships: ['yellow'], points: 1 }] },
      { player: 'cleo', scores: [{ why: 'cooperative', ships: ['yellow'], points: 1 }] },
    ]);
  });

  it('come without a reason if they are 0', () => {
    const scores = scoresOf(shared().ends('red', 'green', 'white', 'yellow').game);
    expect(scores[0]).toEqual({ player: 'pia', scores: [] });
  });

  it('are 0 for everybody while it runs, or if it ended early', () => {
    const evening = shared();
    expect(scoresOf(evening.game)).toEqual([]);
    expect(scoresOf(evening.does('pia', { type: 'abandon-game' }).game)).toEqual([]);
  });
});
