/** The Fog Banks variant (rulings 22 and 23). */
import { describe, expect, it } from 'vitest';
import { EMPTY_SEA, SMALL_SEA } from '../helpers/boards.ts';
import { redReports, reply } from '../helpers/replies.ts';

describe('a fog bank is told like anything else', () => {
  it.each([
    ['the ship is in it', ['d6'], reply({ fogBank: true })],
    ['one in sight', ['c6'], reply({}, { fogBanks: 1 })],
    ['two in sight', ['c6', 'd7'], reply({}, { fogBanks: 2 })],
    ['in one, beside the other', ['d6', 'd7'], reply({ fogBank: true }, { fogBanks: 1 })],
    ['two squares off', ['b6'], reply()],
  ] as const)('%s', (_, fogBanks, told) => {
    expect(redReports(EMPTY_SEA, { red: 'd6' }, {}, { fogBanks })).toEqual(told);
  });
});

describe('what lies under it is not reported', () => {
  it.each([
    ['an island under the ship', 'd1', ['d1'], reply({ fogBank: true }, { coastline: true })],
    ['an island in sight', 'd2', ['d1'], reply({}, { fogBanks: 1 })],
    ['deep sea', 'f5', ['f5'], reply({ fogBank: true }, { islands: 1 })],
  ] as const)('%s', (_, red, fogBanks, told) => {
    expect(redReports(SMALL_SEA, { red }, {}, { fogBanks })).toEqual(told);
  });
});

describe('a ship in fog', () => {
  it.each([
    ['is not seen from beside it', { red: 'd6', green: 'c6' }, ['c6'], reply({}, { fogBanks: 1 })],
    ['is not seen by a ship in the same fog', { red: 'd6', green: 'd6' }, ['d6'], reply({ fogBank: true })],
    [
      'is not seen by a ship in the other fog',
      { red: 'd6', green: 'c6' },
      ['c6', 'd6'],
      reply({ fogBank: true }, { fogBanks: 1 }),
    ],
    [
      'sees out as usual',
      { red: 'd6', green: 'd5', white: 'c7' },
      ['d6'],
      reply({ fogBank: true }, { ships: 2 }),
    ],
    [
      'does not hide the ship beside the fog',
      { red: 'd6', green: 'd7', white: 'c6' },
      ['c6'],
      reply({}, { ships: 1, fogBanks: 1 }),
    ],
  ] as const)('%s', (_, ships, fogBanks, told) => {
    expect(redReports(EMPTY_SEA, ships, {}, { fogBanks })).toEqual(told);
  });

  it('does not count as a ship in sight with the option “whether any”', () => {
    const { sighting } = redReports(
      EMPTY_SEA,
      { red: 'd6', green: 'c6' },
      { shipsInSight: 'whether any', easierDeduction: true },
      { fogBanks: ['c6'] },
    );
    expect(sighting).toMatchObject({ ships: 0, colours: [] });
  });
});

describe('with a lighthouse and a maelstrom beside it', () => {
  it('each is reported separately', () => {
    const tiles = { lighthouses: ['c6'], fogBanks: ['e6'], maelstroms: ['d7'] } as const;
    expect(redReports(EMPTY_SEA, { red: 'd6' }, {}, tiles)).toEqual(
      reply({}, { lighthouses: 1, fogBanks: 1 }),
    );
  });
});
