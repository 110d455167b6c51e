/** Ending a game with a result before its last round: a side concedes, or the winners don't sail for the fourth ship. */
import { describe, expect, it } from 'vitest';
import { winners } from '../../shared/game/rules/ending.ts';
import { scoresOf } from '../../shared/table/series.ts';
import { Evening } from '../helpers/tables.ts';

/** Ann is the host without a seat, Ben and Cleo are Navigators, and Pia is Poseidon. */
const playing = (...before: Parameters<Evening['does']>[1][]) => {
  const evening = new Evening(['ann', 'ben', 'cleo', 'pia']).seats('pia', 'ben', 'cleo');
  for (const command of before) evening.does('ben', command);
  return evening.does('pia', { type: 'begin-game' });
};

const CONCEDE = { type: 'finish-game', finish: 'concede' } as const;
const END = { type: 'finish-game', finish: 'won' } as const;
const OPEN = { game: { arrived: ['white'], round: 8 } } as const;
const WON = { game: { arrived: ['yellow', 'red', 'white'], round: 9 } } as const;
const ALL_HERE = { present: ['ben', 'cleo', 'pia'] } as const;

describe('a side concedes', () => {
  it('at once, if it is one player', () => {
    const evening = playing().does('pia', CONCEDE, OPEN);
    expect(evening.game.state).toBe('ended');
    expect(evening.game.outcome).toEqual({ winner: 'navigators', arrived: ['white'], conceded: 8 });
  });

  it('when all its people have agreed, and not before', () => {
    const evening = playing().does('ben', CONCEDE, OPEN);
    expect(evening.isPlaying).toBe(true);
    expect(evening.game.finishing.concede).toEqual(['ben']);
    evening.does('cleo', CONCEDE, OPEN);
    expect(evening.game.outcome).toEqual({ winner: 'poseidon', arrived: ['white'], conceded: 8 });
  });

  it('also without those who are on the same device', () => {
    expect(playing().does('ben', CONCEDE, { ...OPEN, company: ['ben', 'cleo'] }).isPlaying).toBe(false);
  });

  it('not without a player who is away', () => {
    expect(playing().does('ben', CONCEDE, { ...OPEN, present: ['ben'] }).isPlaying).toBe(true);
  });

  it('not after a player has withdrawn', () => {
    const evening = playing()
      .does('ben', CONCEDE, OPEN)
      .does('ben', { ...CONCEDE, wish: false }, OPEN);
    expect(evening.does('cleo', CONCEDE, OPEN).isPlaying).toBe(true);
    expect(evening.game.finishing.concede).toEqual(['cleo']);
  });

  it('not by freeing the seats of those who would not agree', () => {
    const evening = playing().does('ben', { type: 'free-seat', player: 'cleo' }, { present: ['ben'] });
    expect(evening.does('ben', CONCEDE, OPEN).isPlaying).toBe(true);
  });

  it('not with the agreement of somebody who has lost the seat', () => {
    const evening = playing().does('cleo', CONCEDE, OPEN).does('ann', { type: 'free-seat', player: 'cleo' });
    expect(evening.game.finishing.concede).toEqual([]);
  });

  it('without asking its opponents', () => {
    const evening = new Evening(['ann', 'pia']).seats('pia', 'ann');
    evening.does('ann', { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' });
    evening.does('ann', { type: 'begin-game' }).does('ann', CONCEDE, OPEN);
    expect(evening.game.outcome?.winner).toBe('poseidon');
  });

  it('and not by somebody who only watches', () => {
    expect(playing().tries('ann', CONCEDE, OPEN)).toBe('not-seated');
  });
});

describe('the winners end the game', () => {
  it('at once, if only one of them is there', () => {
    const evening = playing().does('ben', END, { ...WON, present: ['ben', 'pia'] });
    expect(evening.game.outcome).toEqual({ winner: 'navigators', arrived: ['red', 'white', 'yellow'] });
  });

  it('when all who are there have agreed, and not before', () => {
    const evening = playing().does('ben', END, { ...WON, ...ALL_HERE });
    expect(evening.isPlaying).toBe(true);
    expect(evening.does('cleo', END, { ...WON, ...ALL_HERE }).isPlaying).toBe(false);
  });

  it('and Poseidon does not', () => {
    expect(playing().tries('pia', END, WON)).toBe('wrong-side');
  });

  it('and their earlier agreement to concede counts for nothing', () => {
    const evening = playing().does('ben', CONCEDE, OPEN);
    expect(evening.does('cleo', END, { ...WON, ...ALL_HERE }).isPlaying).toBe(true);
  });
});

it('a game that is won is not lost by ending it early', () => {
  const evening = playing().does('ann', { type: 'abandon-game' }, WON);
  expect(evening.game.state).toBe('ended');
  expect(evening.game.outcome?.winner).toBe('navigators');
});

describe('a game that was conceded', () => {
  it('is won by the other side, and counts the ships as they are', () => {
    const evening = playing({ type: 'choose-mode', mode: 'competing' }).does('pia', CONCEDE, OPEN);
    const { game } = evening;
    const owner = game.owners.white;
    const points = scoresOf(game).map(({ player, scores }) => [
      player,
      scores.reduce((sum, { points }) => sum + points, 0),
    ]);
    expect(new Map(points as [string, number][])).toEqual(
      new Map([
        ['pia', 3],
        ['ben', owner === 'ben' ? 3 : 0],
        ['cleo', owner === 'cleo' ? 3 : 0],
      ]),
    );
    expect(game.outcome && winners(game, 'pia', game.outcome)).toEqual(['ben', 'cleo']);
  });

  it('counts in a series', () => {
    const evening = new Evening(['ben', 'pia']).seats('pia', 'ben');
    evening.does('ben', {
      type: 'begin-series',
      order: ['pia', 'ben'],
      boards: 'same',
      sameVariants: false,
    });
    evening.does('ben', { type: 'begin-game' }).does('ben', CONCEDE, OPEN);
    evening.does('ben', { type: 'begin-game' }).does('ben', CONCEDE, OPEN);
    expect(evening.series.state).toBe('ended');
  });
});

it('a repeated agreement makes no event', () => {
  const evening = playing().does('ben', CONCEDE, OPEN);
  const { length } = evening.log;
  evening.does('ben', CONCEDE, OPEN).does('cleo', { ...CONCEDE, wish: false }, OPEN);
  expect(evening.log).toHaveLength(length);
});
