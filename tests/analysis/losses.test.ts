/** Tracks turn by turn when the Navigators lose track of a ship, and when they locate it again. */
import { expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { squaresOf } from '../../shared/board/squares.ts';
import type { Happened } from '../../shared/analysis/follow.ts';
import type { Known, ShipKnown } from '../../shared/analysis/known.ts';
import { Losses } from '../../shared/analysis/losses.ts';

const STORM = { type: 'storm-played', storm: 'red', faceDown: false, pushes: [] } as Happened;
const stepOf = (ship: Ship) => ({ type: 'sailed', ship }) as Happened;

/**
 * What the Navigators know when red may be on any of this many squares, all equally likely. The other ships' squares
 * are certain.
 */
function knownWith(frame: number, red: number): Known {
  const ship = (count: number): ShipKnown => ({
    squares: squaresOf({ columns: 7, rows: 7 })
      .slice(0, count)
      .map((square) => [square, 1 / count]),
    bits: Math.log2(count),
    home: 0.5,
  });
  const ships = Object.fromEntries(
    SHIPS.map((one) => [one, ship(one === 'red' ? red : 1)]),
  ) as Known['ships'];
  return { frame, ships, bits: 0, winning: 0.5, exact: true };
}

/**
 * Feeds turns into a new `Losses`. Each event comes with the number of squares on which red may be afterwards. A round
 * has five turns.
 */
function hear(turns: readonly (readonly [Happened, number])[]): Losses {
  const losses = new Losses();
  let knew = knownWith(0, 1);
  for (const [i, [event, red]] of turns.entries()) {
    const knows = knownWith(i + 1, red);
    losses.hear(event, knew, knows, 1 + Math.floor(i / 5));
    knew = knows;
  }
  return losses;
}

it('a ship that its next report finds was never lost', () => {
  const losses = hear([
    [STORM, 8],
    [stepOf('green'), 8],
    [stepOf('red'), 1],
  ]);
  expect(losses.of(1)).toEqual([]);
  expect(losses.lostIn('red')).toBeNull();
});

it('a ship is lost by the storm after which it was not found, with the squares of its first report', () => {
  const losses = hear([
    [STORM, 8],
    [stepOf('green'), 8],
    [stepOf('red'), 5],
    [stepOf('white'), 4],
  ]);
  expect(losses.lostIn('red')).toBe(1);
  expect(losses.of(1)).toEqual([{ ship: 'red', squares: 5, until: null, reported: 3 }]);
  expect(losses.of(2)).toEqual([]);
});

it('a ship is found in the round in which it is certain again, by any report', () => {
  const losses = hear([
    [STORM, 8],
    [stepOf('red'), 5],
    [stepOf('green'), 5],
    [stepOf('white'), 5],
    [stepOf('yellow'), 5],
    [STORM, 12],
    [stepOf('green'), 1],
  ]);
  expect(losses.of(1)).toEqual([{ ship: 'red', squares: 5, until: 2, reported: 2 }]);
  expect(losses.lostIn('red')).toBeNull();
});

it('before its first report a ship is not lost yet', () => {
  expect(hear([[STORM, 8]]).lostIn('red')).toBeNull();
});
