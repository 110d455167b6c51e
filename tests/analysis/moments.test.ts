/** The key moments of small hand-made games: which ones are found, and which choice would have been better. */
import { describe, expect, it } from 'vitest';
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

  it('says where each ship was driven, and how it then stood', () => {
    const { moments } = workOut(lost.log).findings;
    const storm = moments.find((moment) => moment.kind === 'storm' && moment.round === 3);
    if (storm?.kind !== 'storm') throw new Error('there is no storm');
    const [driven] = storm.driven;
    expect(driven).toMatchObject({ ship: 'red', from: 'c3', to: 'd4', wasFar: 4, far: 3, orders: 9 });
  });

  it('says that a report gave the ship away only if the ship reported, and was in doubt before', () => {
    const foundAtOnce = (log: typeof lost.log, round: number) =>
      workOut(log).findings.moments.flatMap((moment) =>
        moment.kind === 'storm' && moment.round === round
          ? moment.driven.filter(({ isFoundAtOnce }) => isFoundAtOnce).map(({ ship }) => ship)
          : [],
      );
    // Of the three squares to which a storm can drive green, this order leads from only one back to its start.
    const answered = playRound(opening, 'green', { green: 'l2' }, { green: 'NE' });
    const storm = answered.log.findIndex(({ type }) => type === 'storm-played');
    expect(foundAtOnce(answered.log, 1)).toEqual(['green']);
    // The game may end before green reports.
    expect(foundAtOnce(answered.log.slice(0, storm + 1), 1)).toEqual([]);
    expect(foundAtOnce(lost.log, 3)).toEqual([]);
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
