/** Functions of numbers from operations that every browser rounds alike, unlike those of Math. They are approximations. */

/** The exponential function. */
export function exp(power: number): number {
  let value = 1 + power / 1024;
  for (let squared = 0; squared < 10; squared++) value *= value;
  return value;
}

const [FIRST, THIRD, FIFTH, SEVENTH] = [2.8853900818, 0.9617966939, 0.5770780164, 0.4121985831];

/** The binary logarithm of a number from 0 to 1. That of 0 is -332 instead of negative infinity. */
export function log2(number: number): number {
  let whole = 0;
  let rest = Math.max(number, 1e-100);
  for (; rest < 1; rest *= 2) whole--;
  const part = (rest - 1) / (rest + 1);
  const squared = part * part;
  return whole + part * (FIRST + squared * (THIRD + squared * (FIFTH + squared * SEVENTH)));
}
