/**
 * The figures of a sketch, a board that is being drawn. They equal those of measure.ts, but are computed from numbers,
 * because drawing a board takes hundreds of them.
 */
import type { Waters } from './waters.ts';

/** What is on a square of a sketch. Islands are WOODY and above. */
export const SEA = 0;
export const DEEP = 1;
export const WOODY = 2;
export const ROCKY = 3;
export const SACRED = 4;

/** The number of classes that a square on land, sea or deep sea can have, for the largest number of islands in sight. */
export const CLASSES = 5 * 18;

const found = new Uint8Array(15 * 15);

/** What a single ship reports on each square, as a number. The result is valid until the next call. */
export function classesOf({ count, around, isBorder }: Waters, cells: Uint8Array): Uint8Array {
  const classes = found.subarray(0, count);
  for (let square = 0; square < count; square++) {
    let inSight = 0;
    for (const beside of around[square] as readonly number[])
      if ((cells[beside] as number) >= WOODY) inSight++;
    classes[square] = (cells[square] as number) * 18 + inSight * 2 + (isBorder[square] as number);
  }
  return classes;
}

/**
 * The binary logarithms of whole numbers, from operations that every browser rounds alike. Math.log2 may differ in the
 * last digits between browsers, and one different digit could give another board.
 */
export const LOGS: Float64Array = Float64Array.from({ length: 15 * 15 + 1 }, (_, number) => log2(number));

function log2(number: number): number {
  if (number <= 1) return 0;
  if (number >= 2) return 1 + log2(number / 2);
  const part = (number - 1) / (number + 1);
  let sum = 0;
  let power = part;
  for (let odd = 1; odd < 60; odd += 2) {
    sum += power / odd;
    power *= part * part;
  }
  return (2 * sum) / 0.6931471805599453;
}

const counts = new Uint16Array(2 * CLASSES);

/** The entropy of the class of a random square, in bits. */
export function bitsOf(classes: Uint8Array): number {
  counts.fill(0);
  for (const one of classes) counts[one] = (counts[one] as number) + 1;
  let sum = 0;
  for (let one = 0; one < CLASSES; one++) {
    const size = counts[one] as number;
    sum += size * (LOGS[size] as number);
  }
  counts.fill(0);
  return (LOGS[classes.length] as number) - sum / classes.length;
}

/** The storm ambiguity of all squares on average; see measure.ts. */
export function meanAmbiguity(waters: Waters, classes: Uint8Array): number {
  const { count, around, leads, leaves, middle } = waters;
  for (let way = 0; way < leads.length; way++)
    reports[way] = (classes[leads[way] as number] as number) + (leaves[way] === 1 ? CLASSES : 0);
  let sum = 0;
  for (let square = 0; square < count; square++) {
    if (square === middle) continue;
    const landings = around[square] as readonly number[];
    let pairs = 0;
    let all = 0;
    for (let heading = 0; heading < 8; heading++) {
      all = 0;
      for (let i = 0; i < landings.length; i++) {
        const landing = landings[i] as number;
        if (landing === middle) continue;
        const report = reports[landing * 8 + heading] as number;
        const before = counts[report] as number;
        counts[report] = before + 1;
        pairs += 2 * before + 1;
        met[all++] = report;
      }
      for (let i = 0; i < all; i++) counts[met[i] as number] = 0;
    }
    sum += pairs / (8 * all);
  }
  return sum / (count - 1);
}

const reports = new Uint8Array(15 * 15 * 8);
const met = new Uint8Array(8);
