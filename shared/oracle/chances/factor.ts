/** A factor: the joint distribution of the squares of one to four ships. */
import { Distribution } from './distribution.ts';
import { accumulator, type Accumulated } from './accumulator.ts';

/** The number of bits per square. Eight are enough, because a board has at most 225 squares. */
const BITS = 8;
const SQUARES = 1 << BITS;

/** The square of a ship in a packed position. Square and ship are given as numbers. */
export function squareIn(position: number, ship: number): number {
  return (position >>> (BITS * ship)) & (SQUARES - 1);
}

/** A ship's square, shifted to that ship's bits of a packed position. */
export function pack(ship: number, square: number): number {
  return square << (BITS * ship);
}

/** The bit mask of these ships in a packed position. */
export function bitsOf(ships: readonly number[]): number {
  return ships.reduce((bits, ship) => bits | pack(ship, SQUARES - 1), 0);
}

/**
 * A distribution over packed positions: eight bits for each ship's square, 0 for ships that are not in this
 * factor. Ships are numbered as in SHIPS.
 */
export class Factor extends Distribution {
  /** The numbers of its ships, ascending. */
  readonly ships: readonly number[];
  /** The factor's ships as a bit mask. */
  readonly mask: number;
  /** Caches this factor after each of its ships was driven. */
  readonly driven: (Factor | undefined)[] = [];
  private readonly chancesOf: (Float64Array | undefined)[] = [];
  private readonly squaresOf: (readonly number[] | undefined)[] = [];

  constructor(ships: readonly number[], { keys, weights }: Pick<Accumulated, 'keys' | 'weights'>) {
    super(keys, weights);
    this.ships = ships;
    this.mask = ships.reduce((mask, ship) => mask | (1 << ship), 0);
  }

  has(ship: number): boolean {
    return ((this.mask >> ship) & 1) === 1;
  }

  /** The probability of each square for one of its ships, indexed by the square's number. */
  chances(ship: number): Float64Array {
    return (this.chancesOf[ship] ??= this.sumUp(ship));
  }

  /** The possible squares of one of its ships, without duplicates. */
  squares(ship: number): readonly number[] {
    return (this.squaresOf[ship] ??= this.find(ship));
  }

  private find(ship: number): readonly number[] {
    const squares = Array.from(this.keys, (position) => squareIn(position, ship));
    return this.ships.length === 1 ? squares : [...new Set(squares)];
  }

  private sumUp(ship: number): Float64Array {
    const chances = new Float64Array(SQUARES);
    for (let i = 0; i < this.size; i++) {
      const square = squareIn(this.keys[i] as number, ship);
      chances[square] = (chances[square] as number) + (this.weights[i] as number);
    }
    return chances;
  }
}

/** The factor of a ship whose square is known. */
export function onSquare(ship: number, square: number): Factor {
  return new Factor([ship], { keys: Int32Array.of(pack(ship, square)), weights: Float64Array.of(1) });
}

/** The marginal distribution of some of its ships. */
export function project(factor: Factor, ships: readonly number[]): Factor {
  const bits = bitsOf(ships);
  accumulator.begin(factor.size);
  for (let i = 0; i < factor.size; i++)
    accumulator.add((factor.keys[i] as number) & bits, factor.weights[i] as number);
  return new Factor(ships, accumulator.finish() as Accumulated);
}
