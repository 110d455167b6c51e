/** Which player orders which ship (ruling 25). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { type GameMode, type Owners, type Wishes } from '../../shared/game/game.ts';
import { shuffled } from '../../shared/random.ts';
import { dealShips, handOver, isFair, NO_WISHES, shares, shipsOf } from '../../shared/game/rules/owners.ts';
import { ownedBy } from '../helpers/tables.ts';
import { seeded } from '../helpers/random.ts';

const CREW = ['ann', 'ben', 'cleo', 'dora'];
const MODES: readonly GameMode[] = ['cooperative', 'competing'];

/** The number of ships of each Navigator, the largest first. */
const split = (owners: Owners, crew: readonly string[]) =>
  crew.map((player) => shipsOf(owners, player).length).sort((a, b) => b - a);

describe('the shares', () => {
  it.each<[number, GameMode, number[]]>([
    [1, 'cooperative', [4]],
    [1, 'competing', [4]],
    [2, 'cooperative', [2, 2]],
    [2, 'competing', [2, 2]],
    [3, 'cooperative', [2, 1, 1]],
    [3, 'competing', [1, 1, 1]],
    [4, 'cooperative', [1, 1, 1, 1]],
    [4, 'competing', [1, 1, 1, 1]],
  ])('of %i Navigators, %s: %j', (navigators, mode, split) => {
    expect(shares(navigators, mode)).toEqual(split);
  });
});

describe('wishes', () => {
  it.each<[wishes: string, crew: number, GameMode, fair: boolean]>([
    ['- - - -', 2, 'cooperative', true],
    ['ann ann ann ann', 1, 'cooperative', true],
    ['ann ann - -', 2, 'cooperative', true],
    ['ann ann ann -', 2, 'cooperative', false],
    ['ann ann - -', 3, 'cooperative', true],
    ['ann ann ben -', 3, 'cooperative', true],
    ['ann ann ben ben', 3, 'cooperative', false],
    ['ann ann - -', 3, 'competing', false],
    ['ann ben cleo -', 3, 'competing', true],
    ['ann ann - -', 4, 'competing', false],
    ['dora ann cleo ben', 4, 'competing', true],
    ['dora - - -', 3, 'competing', false],
  ])('"%s" of %i, %s: fair is %j', (wishes, crew, mode, fair) => {
    expect(isFair(ownedBy(wishes), CREW.slice(0, crew), mode)).toBe(fair);
  });

  it.each<[what: string, wishes: string, crew: number, GameMode, owners: RegExp]>([
    ['all of them', 'ben ann ann ben', 2, 'cooperative', /^ben ann ann ben$/],
    ['some, and the lot gives the rest', 'ben ben - -', 2, 'competing', /^ben ben ann ann$/],
    [
      'the larger share to who wished for it',
      '- ben ben -',
      3,
      'cooperative',
      /^(ann|cleo) ben ben (ann|cleo)$/,
    ],
    [
      'a ship each, and the one that is left is for all',
      'cleo - ann ben',
      3,
      'competing',
      /^cleo - ann ben$/,
    ],
    ['what was fair before somebody else sat down', 'ann ann ann ann', 2, 'cooperative', /^ann ann ben ben$/],
    [
      'not those of a player who is no longer a Navigator',
      'pia ann - ben',
      2,
      'competing',
      /^\w+ ann \w+ ben$/,
    ],
  ])('are honoured: %s', (_, wishes, crew, mode, owners) => {
    const dealt = dealShips(CREW.slice(0, crew), mode, ownedBy(wishes), seeded(4));
    expect(SHIPS.map((ship) => dealt[ship] ?? '-').join(' ')).toMatch(owners);
  });
});

describe('dealing the ships', () => {
  const crews = fc.integer({ min: 1, max: 4 }).map((crew) => CREW.slice(0, crew));
  const mode = fc.constantFrom(...MODES);
  const wisher = fc.constantFrom(null, ...CREW, 'pia');
  const wishes: fc.Arbitrary<Wishes> = fc.record({
    red: wisher,
    green: wisher,
    white: wisher,
    yellow: wisher,
  });

  it('splits the ships fairly, honours fair wishes, and is the same for the same random numbers', () => {
    fc.assert(
      fc.property(crews, mode, wishes, fc.nat(), (crew, mode, wishes, seed) => {
        const owners = dealShips(crew, mode, wishes, seeded(seed));
        expect(split(owners, crew)).toEqual(shares(crew.length, mode));
        const left = SHIPS.filter((ship) => owners[ship] === null);
        expect(left).toHaveLength(crew.length === 3 && mode === 'competing' ? 1 : 0);
        expect(SHIPS.every((ship) => owners[ship] === null || crew.includes(owners[ship]))).toBe(true);
        if (isFair(wishes, crew, mode)) {
          for (const ship of SHIPS) if (wishes[ship] !== null) expect(owners[ship]).toBe(wishes[ship]);
        }
        expect(dealShips(crew, mode, wishes, seeded(seed))).toEqual(owners);
      }),
      { numRuns: 500 },
    );
  });

  it('drops no more wishes than necessary', () => {
    fc.assert(
      fc.property(crews, mode, wishes, fc.nat(), (crew, mode, wishes, seed) => {
        const owners = dealShips(crew, mode, wishes, seeded(seed));
        for (const player of crew) {
          const got = SHIPS.filter((ship) => wishes[ship] === player && owners[ship] === player).length;
          // Players always get the ships they wished for, up to the size of the smallest share.
          const wished = shipsOf(wishes, player).length;
          expect(got).toBeGreaterThanOrEqual(Math.min(wished, shares(crew.length, mode).at(-1) ?? 0));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('can give every ship to any player', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const owners = dealShips(CREW.slice(0, 3), 'competing', NO_WISHES, seeded(seed));
      for (const ship of SHIPS) seen.add(`${ship} ${owners[ship]}`);
    }
    // Each of the four ships can belong to any of the three players or be shared. In total, there are 4 × 4 results.
    expect(seen.size).toBe(16);
  });

  it('shuffles without losing anything or modifying its input', () => {
    const order = Object.freeze([...CREW]);
    expect(shuffled(order, seeded(2)).sort()).toEqual(CREW);
    const orders = new Set(Array.from({ length: 2000 }, (_, seed) => shuffled(CREW, seeded(seed)).join()));
    expect(orders.size).toBe(24);
  });
});

describe('handing over', () => {
  it('changes these ships and no others', () => {
    const owners = ownedBy('ann ben ann ben');
    expect(handOver(owners, ['red', 'white'], null)).toEqual(ownedBy('- ben - ben'));
    expect(handOver(owners, ['yellow'], 'eve')).toEqual(ownedBy('ann ben ann eve'));
    expect(handOver(owners, [], 'eve')).toEqual(owners);
  });
});
