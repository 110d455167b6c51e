/** The Easier Deduction variant (ruling 18). */
import { describe, expect, it } from 'vitest';
import { drawBoard, EMPTY_SEA } from '../helpers/boards.ts';
import { redReports, reply } from '../helpers/replies.ts';

const EASIER = { easierDeduction: true };
const ISLES = drawBoard(`
  R.....G
  .rww...
  .......
  .r.S...
  .......
  .......
  W.....Y
`);

describe('Easier Deduction', () => {
  it('adds the kinds of islands in sight, the Sacred Island included, sorted', () => {
    expect(redReports(ISLES, { red: 'c3' }, EASIER)).toEqual(
      reply({}, { islands: 5, kinds: ['woody', 'woody', 'rocky', 'rocky', 'sacred'], colours: [] }),
    );
  });

  it('adds the colours of ships in sight, those that have arrived included, sorted', () => {
    const ships = { red: 'd5', yellow: 'c6', green: 'd4', white: 'd5' } as const;
    expect(redReports(EMPTY_SEA, ships, EASIER)).toEqual(
      reply({ ships: ['white'] }, { islands: 1, ships: 2, kinds: ['sacred'], colours: ['green', 'yellow'] }),
    );
  });

  it('says nothing of islands and ships that lie in fog or under a lighthouse', () => {
    const ships = { red: 'c3', yellow: 'c2' } as const;
    const tiles = { fogBanks: ['c2'], lighthouses: ['b4'] } as const;
    expect(redReports(ISLES, ships, EASIER, tiles)).toEqual(
      reply(
        {},
        { islands: 3, lighthouses: 1, fogBanks: 1, kinds: ['woody', 'rocky', 'sacred'], colours: [] },
      ),
    );
  });

  it('goes with the option “whether any”', () => {
    const ships = { red: 'd5', yellow: 'c6', green: 'd4' } as const;
    expect(redReports(EMPTY_SEA, ships, { ...EASIER, shipsInSight: 'whether any' }).sighting).toMatchObject({
      ships: 'some',
      colours: ['green', 'yellow'],
    });
  });

  it('is told only when it is on', () => {
    const { sighting } = redReports(ISLES, { red: 'c3' });
    expect(Object.keys(sighting)).toEqual(['islands', 'ships', 'lighthouses', 'fogBanks', 'coastline']);
  });
});
