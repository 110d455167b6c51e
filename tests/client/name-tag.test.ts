/** Where a player's name tag lies on the chart. */
import { expect, test } from 'vitest';
import { UNIT } from '../../client/board/geometry.ts';
import { layOut, shortened, textSize } from '../../client/game/chart/name-tag.ts';

const TAG = { text: 'Ariadne', size: 26, wide: undefined, ships: 0, width: 10 * UNIT };

/** The points of the tip's line, relative to the middle of the tag. */
const points = (tip: string) =>
  tip
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

test('a tag lies above its square, and below only where there is no room above', () => {
  expect(layOut({ ...TAG, at: { x: 450, y: 450 } }).y).toBeLessThan(450 - UNIT / 2);
  expect(layOut({ ...TAG, size: 40, at: { x: 450, y: 50 } }).y).toBeGreaterThan(50 + UNIT / 2);
});

test('a tag stays on the board, and its tip still points at the square', () => {
  for (const at of [
    { x: 50, y: 450 },
    { x: 950, y: 450 },
  ]) {
    const { x, y, length, tip } = layOut({ ...TAG, ships: 2, at });
    expect(x - length / 2).toBeGreaterThanOrEqual(0);
    expect(x + length / 2).toBeLessThanOrEqual(TAG.width);
    const [, end] = points(tip);
    expect(Math.abs(x + (end?.[0] ?? 0) - at.x)).toBeLessThan(UNIT / 2);
    expect(y + (end?.[1] ?? 0)).toBeLessThanOrEqual(at.y - UNIT / 2);
  }
});

test('swatches and a measured text widen a tag', () => {
  const at = { x: 450, y: 450 };
  const plain = layOut({ ...TAG, at });
  expect(layOut({ ...TAG, ships: 2, at }).length).toBeGreaterThan(plain.length);
  expect(layOut({ ...TAG, wide: 1, at }).length).toBeLessThan(plain.length);
});

test('long names are shortened, and small boards get larger letters', () => {
  expect(shortened('Ariadne')).toBe('Ariadne');
  expect(shortened('Clytemnestra of Mycenae')).toHaveLength(12);
  expect(textSize(0.25)).toBeGreaterThan(textSize(1));
  expect(textSize(0)).toBe(textSize(1));
});
