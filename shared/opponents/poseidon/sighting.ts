/**
 * Updates clouds after a report of other ships. The clouds of the reporting ship and of the ships that it may have seen
 * are updated. Each cloud is updated separately, which is less exact than the oracle but much faster.
 */
import { SHIPS } from '../../board/board.ts';
import { BESIDE, FAR, SAME } from '../../oracle/sea/sea.ts';
import type { Cloud } from './cloud.ts';
import type { Position } from './position.ts';
import type { BoardTables } from './board-tables.ts';

/**
 * The maximum number of pairs of squares for which a sighting is used. With more pairs, both ships are so uncertain
 * that the sighting reveals little.
 */
const WIDE = 150;

/**
 * Another ship. For each square of the reporting ship's cloud, `same` and `beside` hold the probabilities that the
 * other ship is on that square or next to it.
 */
interface Other {
  readonly ship: number;
  readonly same: Float64Array;
  readonly beside: Float64Array;
  /** The true relation of the two ships' squares: FAR, BESIDE or SAME. */
  readonly lies: number;
}

/** Updates the clouds of a position after a ship has reported other ships from its present square. */
export function applySighting(tables: BoardTables, { ships, clouds }: Position, ship: number): void {
  const cloud = clouds[ship] as Cloud;
  const { squares } = cloud;
  const truth = ships[ship] as number;
  const others = SHIPS.flatMap((_, other): Other[] => {
    if (other === ship || squares.length * (clouds[other] as Cloud).squares.length > WIDE) return [];
    const lies = nearness(tables, truth, ships[other] as number);
    const seen = inReach(tables, cloud, clouds[other] as Cloud);
    return seen ? [{ ship: other, lies, ...seen }] : [];
  });
  if (others.length === 0) return;
  const chances = cloud.chances.map((chance, i) => chance * likelihood(tables, others, i));
  const changed = others
    .filter((other) => (clouds[other.ship] as Cloud).squares.length > 1)
    .map((other) => ({
      other,
      cloud: cloudOfSeen(tables, cloud, clouds[other.ship] as Cloud, others, other),
    }));
  clouds[ship] = normal(cloud.squares, chances, truth);
  for (const { other, cloud: seen } of changed)
    clouds[other.ship] = normal(seen.squares, seen.chances, ships[other.ship] as number);
}

function nearness({ sea, size, hides }: BoardTables, square: number, other: number): number {
  return hides[other] === 1 ? FAR : (sea.near[square * size + other] as number);
}

/**
 * The probabilities that another ship is on or next to each square. Null if the other ship can't be seen from any
 * square, because not seeing it then reveals nothing.
 */
function inReach(
  tables: BoardTables,
  { squares }: Cloud,
  other: Cloud,
): Pick<Other, 'same' | 'beside'> | null {
  const same = new Float64Array(squares.length);
  const beside = new Float64Array(squares.length);
  let isNear = false;
  for (let i = 0; i < squares.length; i++) {
    for (let j = 0; j < other.squares.length; j++) {
      const lies = nearness(tables, squares[i] as number, other.squares[j] as number);
      if (lies === FAR) continue;
      isNear = true;
      const of = lies === SAME ? same : beside;
      of[i] = (of[i] as number) + (other.chances[j] as number);
    }
  }
  return isNear ? { same, beside } : null;
}

/** A reusable buffer for the probabilities that 0, 1, 2 or 3 other ships are adjacent. */
const counts = new Float64Array(SHIPS.length);

/**
 * The probability that the ship would give its actual report from a given square of its cloud, for the given clouds of
 * the other ships.
 * @param i the index of the square in the cloud
 * @param known another ship, and its relation to the reporting ship, which is then taken as certain
 */
function likelihood(
  { sea: { variants } }: BoardTables,
  others: readonly Other[],
  i: number,
  known?: { readonly other: Other; readonly lies: number },
): number {
  let named = 1;
  let beside = 0;
  counts.fill(0);
  counts[0] = 1;
  for (const other of others) {
    if (other.lies === BESIDE) beside++;
    const certain = known?.other === other ? known.lies : null;
    const isSame = certain === null ? (other.same[i] as number) : Number(certain === SAME);
    const isBeside = certain === null ? (other.beside[i] as number) : Number(certain === BESIDE);
    const isFar = Math.max(0, 1 - isSame - isBeside);
    if (other.lies === SAME) named *= isSame;
    else if (variants.easierDeduction) named *= other.lies === BESIDE ? isBeside : isFar;
    else
      for (let count = SHIPS.length - 1; count >= 0; count--)
        counts[count] =
          (counts[count] as number) * isFar + (count > 0 ? (counts[count - 1] as number) : 0) * isBeside;
  }
  if (variants.easierDeduction) return named;
  if (variants.shipsInSight === 'how many' || beside === 0) return named * (counts[beside] as number);
  return named * counts.subarray(1).reduce((sum, chance) => sum + chance, 0);
}

function cloudOfSeen(
  tables: BoardTables,
  cloud: Cloud,
  seen: Cloud,
  others: readonly Other[],
  other: Other,
): Cloud {
  const told = [FAR, BESIDE, SAME].map((lies) =>
    cloud.chances.map((chance, i) => chance * likelihood(tables, others, i, { other, lies })),
  );
  const chances = seen.squares.map((square, j) => {
    let sum = 0;
    for (let i = 0; i < cloud.squares.length; i++)
      sum += told[nearness(tables, cloud.squares[i] as number, square)]?.[i] as number;
    return sum * (seen.chances[j] as number);
  });
  return { squares: seen.squares, chances };
}

/** Removes impossible squares and scales the remaining probabilities to a sum of 1. The true square is always kept. */
function normal(squares: readonly number[], chances: readonly number[], truth: number): Cloud {
  const left: number[] = [];
  const shares: number[] = [];
  let whole = 0;
  for (let i = 0; i < squares.length; i++) {
    const chance = chances[i] as number;
    if (!(chance > 0) && squares[i] !== truth) continue;
    const share = Math.max(chance, Number.MIN_VALUE);
    left.push(squares[i] as number);
    shares.push(share);
    whole += share;
  }
  for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] as number) / whole;
  return { squares: left, chances: shares };
}
