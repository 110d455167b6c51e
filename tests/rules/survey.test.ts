/** The survey that produces a ship's report (rulings 8 and 10–15, with the option of ruling 11). */
import { describe, expect, it } from 'vitest';
import { HEADINGS, onBorder, squaresOf, step, type Square } from '../../shared/board/squares.ts';
import { drawBoard, EMPTY_SEA, SMALL_SEA } from '../helpers/boards.ts';
import { ANNA, eventsOf, position } from '../helpers/play.ts';
import { redReports, reply } from '../helpers/replies.ts';

describe('ruling 10: the exploring area', () => {
  it.each([
    ['open sea', 'd2', reply({}, { islands: 1 })],
    ['a woody island', 'd1', reply({ island: 'woody' }, { coastline: true })],
    ['a rocky island', 'f3', reply({ island: 'rocky' }, {})],
    ['the Sacred Island', 'd4', reply({ island: 'sacred' }, {})],
    ['deep sea', 'c3', reply({ deepSea: true }, { islands: 1 })],
  ] as const)('%s', (_, red, told) => {
    expect(redReports(SMALL_SEA, { red })).toEqual(told);
  });

  it('tells the colours of the ships on the square, in the order of the colours', () => {
    expect(redReports(SMALL_SEA, { red: 'd2', yellow: 'd2', green: 'd2' })).toEqual(
      reply({ ships: ['green', 'yellow'] }, { islands: 1 }),
    );
  });
});

describe('ruling 11: the sighting area', () => {
  const isles = drawBoard(`
    R.....G
    .wrw...
    .r.~...
    .w~S...
    .......
    .......
    W.....Y
  `);

  it('counts islands of every kind, and does not see deep sea', () => {
    expect(redReports(isles, { red: 'c3' }).sighting).toEqual({
      islands: 6,
      ships: 0,
      lighthouses: 0,
      fogBanks: 0,
      coastline: false,
    });
  });

  it('does not count the island of the ship’s own square', () => {
    expect(redReports(isles, { red: 'c2' })).toEqual(reply({ island: 'rocky' }, { islands: 3 }));
  });

  it.each([
    ['none', {}, 0, 0],
    ['one', { green: 'e6' }, 1, 'some'],
    ['two on different squares', { green: 'e6', white: 'c5' }, 2, 'some'],
    ['three on one square', { green: 'e6', white: 'e6', yellow: 'e6' }, 3, 'some'],
    ['a ship two squares off', { green: 'd3' }, 0, 0],
    ['a ship on the own square is not in sight', { green: 'd5' }, 0, 0],
  ] as const)('ships in sight: %s', (_, others, count, some) => {
    const ships = { red: 'd5', ...others } as const;
    expect(redReports(EMPTY_SEA, ships).sighting.ships).toBe(count);
    expect(redReports(EMPTY_SEA, ships, { shipsInSight: 'whether any' }).sighting.ships).toBe(some);
  });

  it('counts ships that have arrived', () => {
    expect(redReports(EMPTY_SEA, { red: 'd5', green: 'd4', white: 'd4' }).sighting).toMatchObject({
      islands: 1,
      ships: 2,
    });
  });
});

describe('ruling 8: a ship that arrives', () => {
  const game = position(
    EMPTY_SEA,
    {},
    {
      phase: 'navigators',
      ships: { red: 'd5', green: 'd4', white: 'c3', yellow: 'g7' },
      arrived: ['green'],
    },
  );

  it('surveys like any other', () => {
    const events = eventsOf(game, ANNA, { type: 'sail', ship: 'red', heading: 'N' });
    expect(events).toEqual([
      {
        type: 'sailed',
        ship: 'red',
        heading: 'N',
        from: 'd5',
        to: 'd4',
        arrived: true,
        reply: reply({ island: 'sacred', ships: ['green'] }, { ships: 1 }),
      },
    ]);
  });

  it('has not arrived while it is next to the goal', () => {
    const [sailed] = eventsOf(game, ANNA, { type: 'sail', ship: 'red', heading: 'E' });
    expect(sailed).toMatchObject({ to: 'e5', arrived: false });
  });
});

describe('ruling 12: start squares are islands of the kind that the board gives', () => {
  it.each([
    ['a1', 'woody'],
    ['g1', 'woody'],
    ['a7', 'rocky'],
    ['g7', 'rocky'],
  ] as const)('%s is %s', (red, island) => {
    const away = { green: 'd2', white: 'd2', yellow: 'd2' } as const;
    expect(redReports(EMPTY_SEA, { ...away, red })).toEqual(reply({ island }, { coastline: true }));
  });

  it('and count from afar', () => {
    expect(redReports(EMPTY_SEA, { red: 'b2' })).toEqual(reply({}, { islands: 1 }));
  });
});

describe('ruling 13: the Coastline', () => {
  const borders = new Set(squaresOf(EMPTY_SEA).filter((square) => /^[ag]|[17]$/.test(square)));

  it('is in sight from every square of the border and from no other', () => {
    expect(borders.size).toBe(24);
    for (const red of squaresOf(EMPTY_SEA)) {
      expect(redReports(EMPTY_SEA, { red }).sighting.coastline).toBe(borders.has(red));
      expect(onBorder(EMPTY_SEA, red)).toBe(borders.has(red));
    }
  });

  it.each([
    ['a ship', { green: 'a4' }, {}],
    ['a fog bank', {}, { fogBanks: ['a4'] }],
    ['a lighthouse', {}, { lighthouses: ['a4'] }],
  ] as const)('is told though %s lies on the square', (_, others, tiles) => {
    expect(redReports(EMPTY_SEA, { red: 'a4', ...others }, {}, tiles).sighting.coastline).toBe(true);
  });
});

describe('ruling 14: no reply says in which direction a thing lies', () => {
  /** The red ship's reports from d6 in the open sea, with a different thing next to it each time. */
  const reports = (beside: Square) => [
    redReports(EMPTY_SEA, { red: 'd6', green: beside }, { easierDeduction: true }),
    redReports(EMPTY_SEA, { red: 'd6' }, {}, { fogBanks: [beside] }),
    redReports(EMPTY_SEA, { red: 'd6' }, {}, { lighthouses: [beside, 'g4'] }),
    redReports(
      { ...EMPTY_SEA, islands: { ...EMPTY_SEA.islands, [beside]: 'rocky' } },
      { red: 'd6' },
      { easierDeduction: true },
    ),
  ];

  it.each(HEADINGS)('%s gives the same reply as every other heading', (heading) => {
    expect(reports(step(EMPTY_SEA, 'd6', heading) as Square)).toEqual(reports('d5'));
  });

  it('several things give the same reply in any arrangement', () => {
    const easier = { easierDeduction: true };
    const one = redReports(EMPTY_SEA, { red: 'd6', green: 'c5', white: 'e7', yellow: 'd7' }, easier);
    const other = redReports(EMPTY_SEA, { red: 'd6', yellow: 'c5', green: 'e7', white: 'd5' }, easier);
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });
});

describe('ruling 15: several ships may share a square', () => {
  it('an order may lead to another ship', () => {
    const game = position(
      EMPTY_SEA,
      {},
      {
        phase: 'navigators',
        ships: { red: 'd5', green: 'd6', white: 'd6', yellow: 'g7' },
      },
    );
    const [sailed] = eventsOf(game, ANNA, { type: 'sail', ship: 'red', heading: 'S' });
    expect(sailed).toMatchObject({ to: 'd6', reply: reply({ ships: ['green', 'white'] }) });
  });
});
