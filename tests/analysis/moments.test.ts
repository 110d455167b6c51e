/** The key moments of small hand-made games: which ones are found, and which choice would have been better. */
import { describe, expect, it } from 'vitest';
import { choose, decisive, type Moment } from '../../shared/analysis/moments.ts';
import type { Reply } from '../../shared/game/game.ts';
import { EMPTY_SEA, drawBoard } from '../helpers/boards.ts';
import { began, start, type Play } from '../helpers/play.ts';
import { playRound, workOut } from './hand-made.ts';

/** A game in which red is certainly on c3, next to the Sacred Island on d4. */
function redBesideHome(): Play {
  const first = playRound(
    start(began(EMPTY_SEA)),
    'green',
    { green: 'g2' },
    {
      red: 'SE',
      green: 'W',
      white: 'NE',
      yellow: 'NW',
    },
  );
  return playRound(first, 'white', { white: 'b5' }, { red: 'SE', green: 'W', white: 'E', yellow: 'W' });
}

function orders(play: Play) {
  return workOut(play.log).findings.moments.filter((moment) => moment.kind === 'order');
}

describe('an order to a ship that was certain', () => {
  it('led past the Sacred Island', () => {
    const play = playRound(redBesideHome(), 'yellow', { yellow: 'f7' }, { red: 'E' });
    const moment = orders(play).find(({ ship, round }) => ship === 'red' && round === 3);
    expect(moment).toMatchObject({ certain: 'c3', astray: 'past the Sacred Island' });
    expect(moment?.ordered).toMatchObject({ heading: 'E', arrives: 0 });
    expect(moment?.better).toMatchObject({ heading: 'SE', arrives: 1, home: 1, far: 0 });
    expect(moment?.instead).toMatchObject({ arrived: true, squares: 1 });
    expect(moment?.swing).toBeLessThan(0);
    // The expected swing is the difference between the chance of winning after this order and after the better order.
    const { known } = workOut(play.log);
    const after = known[moment?.frame ?? 0]?.winning ?? 0;
    expect(moment?.swing).toBeCloseTo(after - (moment?.instead?.winning ?? 0));
    expect(moment).toMatchObject({ source: null, doubt: null, truly: 'c3' });
  });

  it('led off the board, away from home, or no nearer', () => {
    const opening = start(began(EMPTY_SEA));
    const first = (red: 'N' | 'S' | 'E') =>
      orders(playRound(opening, 'green', { green: 'g2' }, { red })).find(({ ship }) => ship === 'red');
    expect(first('N')).toMatchObject({ certain: 'a1', astray: 'off the board' });
    expect(first('N')?.ordered.offBoard).toBe(1);
    expect(first('S')).toMatchObject({ certain: 'a1', astray: 'no nearer' });
    const away = playRound(redBesideHome(), 'yellow', { yellow: 'f7' }, { red: 'NW' });
    expect(orders(away).find(({ round }) => round === 3)).toMatchObject({ astray: 'past the Sacred Island' });
    const back = playRound(
      playRound(opening, 'green', { green: 'g2' }, { red: 'SE', green: 'W', white: 'NE', yellow: 'NW' }),
      'white',
      { white: 'b5' },
      { red: 'NW' },
    );
    expect(orders(back).find(({ round }) => round === 2)).toMatchObject({ certain: 'b2', astray: 'away' });
  });

  it('is not a moment if it led home', () => {
    const play = playRound(redBesideHome(), 'yellow', { yellow: 'f7' }, { red: 'SE' });
    expect(orders(play).filter(({ ship, round }) => ship === 'red' && round === 3)).toEqual([]);
  });
});

describe('a storm and a report', () => {
  /** The open sea, where all squares give the same report. */
  const OPEN = drawBoard(`
    R...........G
    .............
    .............
    .............
    .............
    ......S......
    .............
    .............
    .............
    .............
    .............
    W...........Y
  `);
  const opening = start(began(OPEN));
  const inland = { red: 'SE', green: 'SW', white: 'NE', yellow: 'NW' } as const;
  const atSea = playRound(
    playRound(opening, 'green', { green: 'l2' }, inland),
    'green',
    { green: 'j4' },
    inland,
  );
  const lost = playRound(atSea, 'red', { red: 'd4' }, inland);

  it('lost a ship that its next report did not find', () => {
    const { moments } = workOut(lost.log).findings;
    const storm = moments.find((moment) => moment.kind === 'storm' && moment.round === 3);
    expect(storm).toMatchObject({ storm: 'red', lost: [{ ship: 'red', squares: 8, until: null }] });
  });

  it('says where each ship was driven, how it then stood, and that it had been known', () => {
    const { moments } = workOut(lost.log).findings;
    const storm = moments.find((moment) => moment.kind === 'storm' && moment.round === 3);
    if (storm?.kind !== 'storm') throw new Error('there is no storm');
    const [driven] = storm.driven;
    expect(driven).toMatchObject({ ship: 'red', from: 'c3', to: 'd4', wasFar: 4, far: 3, orders: 9 });
    expect(driven?.wasKnown).toBe(true);
  });

  it('names the order that looked for a lost ship, and one that would have revealed more although it leads away', () => {
    const { moments } = workOut(lost.log).findings;
    const storm = moments.find((moment) => moment.kind === 'storm' && moment.round === 3);
    const [loss] = storm?.kind === 'storm' ? storm.lost : [];
    const better = { heading: 'NW', squares: 3, isDetour: true };
    expect(loss?.search).toMatchObject({ round: 3, ordered: 'SE', better });
  });

  it('counts the bits that a storm adds: eight squares are three', () => {
    const { known } = workOut(lost.log);
    const frame = 11;
    expect(known[frame]?.ships.red.squares).toHaveLength(8);
    expect(known[frame]?.ships.red.bits).toBeCloseTo(3);
    expect((known[frame]?.bits ?? 0) - (known[frame - 1]?.bits ?? 0)).toBeCloseTo(3);
  });
});

describe('the moments that are shown', () => {
  const storm = (frame: number, swing: number, bits = 1): Moment => ({
    kind: 'storm',
    frame,
    round: frame,
    swing,
    storm: 'red',
    bits,
    driven: [],
    lost: [],
    strongest: null,
    into: null,
  });
  const survey = (frame: number, swing: number, bits = 1): Moment => ({
    kind: 'survey',
    frame,
    round: frame,
    swing,
    ship: 'red',
    bits,
    before: 8,
    after: 1,
    lostFor: null,
    arrived: false,
    truly: 'c3',
    certain: null,
    choice: null,
    legs: null,
    wasFar: 3,
    isUnlucky: swing <= -0.03,
    orders: 3,
    doubt: null,
    reply: {} as Reply,
  });

  it('are the weightiest of each kind, in the order of the game, with the storm that hid the most', () => {
    const storms = [storm(5, -0.1), storm(4, -0.2), storm(3, -0.3), storm(2, -0.4), storm(1, 0.2, 9)];
    expect(choose(storms).map(({ frame }) => frame)).toEqual([1, 2, 3]);
  });

  const order = (frame: number, swing: number, regret = 0.3): Moment =>
    ({ kind: 'order', frame, round: frame, swing, change: swing, regret, ship: 'red' }) as Moment;
  const poseidon = { winner: 'poseidon', arrived: [] } as const;

  it('are, of one step, the order or the report, not both', () => {
    const told = choose([order(3, -0.2), survey(3, 0.1, 5), survey(4, 0.1, 2)]);
    expect(told.map(({ kind, frame }) => `${kind} ${frame}`)).toEqual(['order 3', 'survey 4']);
  });

  it('hold a choice of the Navigators’ among the two that decided it, if one mattered', () => {
    const storms = [storm(1, -0.4), storm(2, -0.3)];
    const frames = (moments: readonly Moment[]) => decisive(moments, poseidon).map(({ frame }) => frame);
    expect(frames([...storms, order(5, -0.1)])).toEqual([1, 5]);
    expect(frames([...storms, order(5, -0.35)])).toEqual([1, 5]);
    expect(frames([...storms, order(5, -0.5), order(6, -0.45)])).toEqual([5, 6]);
    // An order is not decisive if it cost almost nothing, or if it turned out to be good by luck.
    expect(frames([...storms, order(5, -0.01)])).toEqual([1, 2]);
    expect(frames([...storms, order(5, 0.4)])).toEqual([1, 2]);
    expect(frames([storm(1, -0.4), order(5, 0.4)])).toEqual([1]);
    // Bad luck in a report ("survey") counts like a storm, because nobody chose it.
    expect(frames([storm(1, -0.4), storm(2, -0.3), survey(4, -0.5)])).toEqual([4, 1]);
    expect(frames([storm(1, -0.4), survey(4, -0.5), order(5, -0.1)])).toEqual([4, 5]);
    expect(frames([storm(1, -0.4), survey(4, 0.5)])).toEqual([1]);
  });

  it('are also weighed by the visible change of the chance to win', () => {
    const seen = (frame: number, swing: number, change: number) =>
      ({ ...order(frame, swing), change }) as Moment;
    const all = [seen(1, -0.2, -0.1), seen(2, -0.18, -0.3), seen(3, -0.3, -0.2)];
    const told = decisive(all, { winner: 'poseidon', arrived: [] });
    expect(told.map(({ frame }) => frame)).toEqual([3, 2]);
  });

  it('hold, of a game that the Navigators won, a step of theirs beside Poseidon’s weak storms', () => {
    const weak = (frame: number, swing: number) =>
      ({ kind: 'weak', frame, round: frame, swing, change: swing }) as Moment;
    const all = [weak(1, 0.4), weak(2, 0.3), survey(5, 0.1)];
    const told = decisive(all, { winner: 'navigators', arrived: [] });
    expect(told.map(({ frame }) => frame)).toEqual([1, 5]);
  });

  it('decided the game for its winner, two at most, the weightier first', () => {
    const all = [storm(1, -0.1), storm(2, -0.3), storm(3, -0.2), survey(4, 0.5), survey(5, 0.1)];
    expect(decisive(all, { winner: 'poseidon', arrived: [] }).map(({ frame }) => frame)).toEqual([2, 3]);
    expect(decisive(all, { winner: 'navigators', arrived: [] }).map(({ frame }) => frame)).toEqual([4, 5]);
    expect(decisive(all, null)).toEqual([]);
  });
});
