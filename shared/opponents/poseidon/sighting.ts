/**
 * Sighting: what a ship's report of other ships does to the clouds, of its own ship and of those that it may have
 * seen. Each cloud is taken for itself, so that something of what is known together is lost, and hardly any time.
 */
import { SHIPS } from '../../board/board.ts';
import { BESIDE, FAR, SAME } from '../../oracle/sea/sea.ts';
import type { Cloud } from './cloud.ts';
import type { Position } from './position.ts';
import type { Waters } from './waters.ts';

/** Two ships that are both lost tell little of each other: from so many pairs of squares on, nothing. */
const WIDE = 150;

/** For each square of a ship's cloud, how likely another one is on it and around it. */
interface Other {
  readonly ship: number;
  readonly same: Float64Array;
  readonly beside: Float64Array;
  /** How it truly lies to the ship: FAR, BESIDE or SAME. */
  readonly lies: number;
}

/** A ship has reported from where it now is: the clouds of a position after what it said of others. */
export function sighted(waters: Waters, { ships, clouds }: Position, ship: number): void {
  const cloud = clouds[ship] as Cloud;
  const { squares } = cloud;
  const truth = ships[ship] as number;
  const others = SHIPS.flatMap((_, other): Other[] => {
    if (other === ship || squares.length * (clouds[other] as Cloud).squares.length > WIDE) return [];
    const lies = nearness(waters, truth, ships[other] as number);
    const seen = inReach(waters, cloud, clouds[other] as Cloud);
    return seen ? [{ ship: other, lies, ...seen }] : [];
  });
  if (others.length === 0) return;
  const chances = cloud.chances.map((chance, i) => chance * likelihood(waters, others, i));
  const changed = others
    .filter((other) => (clouds[other.ship] as Cloud).squares.length > 1)
    .map((other) => ({
      other,
      cloud: cloudOfSeen(waters, cloud, clouds[other.ship] as Cloud, others, other),
    }));
  clouds[ship] = normal(cloud.squares, chances, truth);
  for (const { other, cloud: seen } of changed)
    clouds[other.ship] = normal(seen.squares, seen.chances, ships[other.ship] as number);
}

function nearness({ sea, size, hides }: Waters, square: number, other: number): number {
  return hides[other] === 1 ? FAR : (sea.near[square * size + other] as number);
}

/** Null if nobody could see it from anywhere: then it is no news that nobody does. */
function inReach(waters: Waters, { squares }: Cloud, other: Cloud): Pick<Other, 'same' | 'beside'> | null {
  const same = new Float64Array(squares.length);
  const beside = new Float64Array(squares.length);
  let isNear = false;
  for (let i = 0; i < squares.length; i++) {
    for (let j = 0; j < other.squares.length; j++) {
      const lies = nearness(waters, squares[i] as number, other.squares[j] as number);
      if (lies === FAR) continue;
      isNear = true;
      const of = lies === SAME ? same : beside;
      of[i] = (of[i] as number) + (other.chances[j] as number);
    }
  }
  return isNear ? { same, beside } : null;
}

/** How likely so many of them are beside: none, one, two, three. */
const counts = new Float64Array(SHIPS.length);

/**
 * How likely a ship on one square of its cloud reports what it does, by where the others seem to be.
 * @param i the square, by its place in the cloud
 * @param known one of the others that is known to lie thus
 */
function likelihood(
  { sea: { variants } }: Waters,
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
  waters: Waters,
  cloud: Cloud,
  seen: Cloud,
  others: readonly Other[],
  other: Other,
): Cloud {
  const told = [FAR, BESIDE, SAME].map((lies) =>
    cloud.chances.map((chance, i) => chance * likelihood(waters, others, i, { other, lies })),
  );
  const chances = seen.squares.map((square, j) => {
    let sum = 0;
    for (let i = 0; i < cloud.squares.length; i++)
      sum += told[nearness(waters, cloud.squares[i] as number, square)]?.[i] as number;
    return sum * (seen.chances[j] as number);
  });
  return { squares: seen.squares, chances };
}

/** Without the squares that are impossible now, their chances summing up to 1; the truth never gets lost. */
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
