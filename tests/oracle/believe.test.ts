/** The belief and its queries, in cases that can be checked by hand. */
import { expect, test } from 'vitest';
import type { Variants } from '../../shared/game/game.ts';
import { pushSquares } from '../../shared/game/rules/storms.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import {
  certainSquare,
  dangerChances,
  shipChances,
  stormsLeft,
} from '../../shared/oracle/queries/chances.ts';
import { uncertainty } from '../../shared/oracle/queries/uncertainty.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { began } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { reply } from '../helpers/replies.ts';
import { voyage } from './voyages.ts';

function after(told: readonly NavigatorsTold[], variants: Partial<Variants> = {}): Belief {
  const all: NavigatorsTold[] = [began(SMALL_SEA, variants), ...told];
  const belief = all.reduce<Belief | undefined>((before, one) => believe(before, one), undefined);
  if (!belief) throw new Error('nothing is believed');
  return belief;
}

const RED_STORM: NavigatorsTold = { type: 'storm-played', storm: 'red' };
const FACE_DOWN: NavigatorsTold = { type: 'storm-played', storm: null };

test('nothing is believed before a game began', () => {
  expect(believe(undefined, RED_STORM)).toBeUndefined();
});

test('at first every ship is on its start, for certain', () => {
  const belief = after([]);
  expect(certainSquare(belief, 'red')).toBe('a1');
  expect(uncertainty(belief)).toEqual({ positions: 1, bits: 0, exact: true });
});

test('a storm may have driven its ship onto each square allowed, and no other ship', () => {
  const belief = after([RED_STORM]);
  const squares = pushSquares(SMALL_SEA, 'a1');
  expect(new Map(shipChances(belief, 'red'))).toEqual(new Map(squares.map((square) => [square, 1 / 3])));
  expect(certainSquare(belief, 'green')).toBe('g1');
  expect(uncertainty(belief).positions).toBe(3);
  expect(uncertainty(belief).bits).toBeCloseTo(Math.log2(3), 12);
});

test('a storm face down may have been any', () => {
  const belief = after([FACE_DOWN], { harderDeduction: true });
  expect(shipChances(belief, 'red').get('a1')).toBeCloseTo(3 / 5, 12);
  expect(stormsLeft(belief).great).toEqual({ least: 2, most: 3, mean: expect.closeTo(14 / 5, 12) as number });
});

test('before they are placed secret tiles can lie nowhere; then each square is as likely as another', () => {
  const variants = { maelstroms: 2 };
  expect(dangerChances(after([], variants), 'maelstroms').size).toBe(0);
  const chances = dangerChances(after([{ type: 'dangers-placed' }], variants), 'maelstroms');
  expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(2, 12);
});

test('what happens on the guess board tells nothing', () => {
  const belief = after([RED_STORM]);
  expect(believe(belief, { type: 'guessed', player: 'anna', ship: 'red', square: 'd4' })).toBe(belief);
});

test('an order without its reply still moves the ship', () => {
  const sailed = { type: 'sailed', ship: 'red', heading: 'SE', arrived: false, reply: null } as const;
  expect(certainSquare(after([sailed]), 'red')).toBe('b2');
});

test('a contradiction leaves nothing possible, and every query still has an answer', () => {
  const deep = reply({ deepSea: true });
  const belief = after([{ type: 'sailed', ship: 'red', heading: 'E', arrived: false, reply: deep }]);
  expect(shipChances(belief, 'red').size).toBe(0);
  expect(certainSquare(belief, 'red')).toBeNull();
  expect(uncertainty(belief)).toEqual({ positions: 0, bits: 0, exact: true });
  expect(stormsLeft(belief).red).toEqual({ least: 0, most: 0, mean: 0 });
  const later = believe(belief, RED_STORM);
  expect(later && shipChances(later, 'green').size).toBe(0);
});

test('a belief stays what it was while others are folded on from it', () => {
  const ask = (belief: Belief) => JSON.stringify([uncertainty(belief), [...shipChances(belief, 'red')]]);
  const variants = { ...began(SMALL_SEA).variants, harderDeduction: true };
  const heard = [...voyage(SMALL_SEA, variants, seeded(1))].flatMap(({ before, told }) =>
    before ? [{ before, told, answer: ask(before) }] : [],
  );
  for (const { before, told } of heard) believe(believe(before, told), FACE_DOWN);
  expect(heard.map(({ before }) => ask(before))).toEqual(heard.map(({ answer }) => answer));
});
