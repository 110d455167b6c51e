/** Tracks turn by turn which events located a ship and which made its position uncertain. */
import { expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { Reply } from '../../shared/game/game.ts';
import type { Happened } from '../../shared/analysis/follow.ts';
import type { Known, ShipKnown } from '../../shared/analysis/known.ts';
import { Sources } from '../../shared/analysis/sources.ts';

const STORM = { type: 'storm-played', storm: 'great', faceDown: false, pushes: [] } as Happened;
const PUSH = { type: 'caught-pushed', ship: 'red', from: 'd4', to: 'd5' } as Happened;
const REPLY = { offBoard: false } as Reply;
const stepOf = (ship: Ship) => ({ type: 'sailed', ship, reply: REPLY }) as Happened;

/** What the Navigators know when red may be on any of these squares. The other ships' squares are certain. */
function knownWith(red: readonly Square[]): Known {
  const on = (squares: readonly Square[]): ShipKnown => ({
    squares: squares.map((square) => [square, 1 / squares.length]),
    bits: Math.log2(squares.length),
    home: 0.5,
  });
  const ships = Object.fromEntries(
    SHIPS.map((one) => [one, on(one === 'red' ? red : ['g7'])]),
  ) as Known['ships'];
  return { frame: 0, ships, bits: 0, winning: 0.5, exact: true };
}

/** Adds turns, each with its round and red's possible squares after it. Red starts on a1. */
function hear(turns: readonly (readonly [Happened, number, readonly Square[]])[]): Sources {
  const sources = new Sources();
  let knew = knownWith(['a1']);
  for (const [event, round, red] of turns) {
    const knows = knownWith(red);
    sources.hear(event, knew, knows, round);
    knew = knows;
  }
  return sources;
}

it('a ship that was never in doubt has no source', () => {
  const sources = hear([[stepOf('red'), 1, ['b2']]]);
  expect(sources.of('red')).toBeNull();
  expect(sources.doubtOf('red')).toBeNull();
});

it('the source of a located ship is the report that left one square, whichever ship gave it', () => {
  const turns = [
    [STORM, 2, ['b2', 'c3']],
    [stepOf('green'), 2, ['c3']],
    [stepOf('red'), 3, ['d4']],
  ] as const;
  expect(hear(turns).of('red')).toEqual({
    round: 2,
    ship: 'green',
    reply: REPLY,
    square: 'c3',
  });
});

it('a doubt names its storm and the square where the ship was located before', () => {
  const turns = [
    [stepOf('red'), 1, ['b2']],
    [STORM, 2, ['b3', 'c3']],
    [stepOf('red'), 2, ['c4', 'd4', 'e4']],
  ] as const;
  expect(hear(turns).doubtOf('red')).toEqual({ round: 2, storm: 'great', square: 'b2' });
});

it('the push of a maelstrom is not named as a storm', () => {
  const turns = [[PUSH, 3, ['d5', 'e5']]] as const;
  expect(hear(turns).doubtOf('red')).toEqual({ round: 3, storm: null, square: 'a1' });
});

it('reports from before the storm are dropped; those since are kept', () => {
  const hidden = [
    [stepOf('red'), 1, ['b2']],
    [STORM, 2, ['b3', 'c3']],
  ] as const;
  expect(hear(hidden).toldBy('red')).toBeNull();
  expect(hear([...hidden, [stepOf('red'), 2, ['c4', 'd4']]]).toldBy('red')).toEqual({
    round: 2,
    reply: REPLY,
    driven: false,
  });
});

it('a report describes the ship’s square until the ship may have been driven', () => {
  const RED_STORM = { ...STORM, storm: 'red' } as Happened;
  const begun = [
    [STORM, 1, ['b2', 'c2']],
    [stepOf('red'), 1, ['b3', 'c3']],
    [{ ...STORM, storm: 'green' } as Happened, 2, ['b3', 'c3']],
  ] as const;
  expect(hear(begun).reportFromHere('red')).toBe(REPLY);
  const unseen = { ...STORM, storm: 'green', faceDown: true } as Happened;
  for (const drives of [STORM, RED_STORM, PUSH, unseen]) {
    const sources = hear([...begun, [drives, 3, ['b4', 'c4', 'd4']]]);
    expect(sources.reportFromHere('red')).toBeNull();
    expect(sources.toldBy('red')).toEqual({ round: 1, reply: REPLY, driven: true });
  }
});
