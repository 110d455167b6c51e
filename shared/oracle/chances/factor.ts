/** A factor: the joint distribution of the squares of one to four ships. */
import { Distribution } from './distribution.ts';
import { accumulator, type Accumulated } from './accumulator.ts';

/**
 * The number of bits for each square in a packed position. Eight are enough, because a board has at most 225 squares.
 */
const BITS = 8;
const SQUARES = 1 << BITS;

/** The square of one ship in a packed position. The square and the ship are numbers. */
export function squareIn(position: number, ship: number): number {
  return (position >>> (BITS * ship)) & (SQUARES - 1);
}

/** A packed position with only this ship, on this square. */
export function pack(ship: number, square: number): number {
  return square << (BITS * ship);
}

/** A mask of the bits that these ships use in a packed position. */
export function bitsOf(ships: readonly number[]): number {
  return ships.reduce((bits, ship) => bits | pack(ship, SQUARES - 1), 0);
}

/**
 * A joint distribution over packed positions. A packed position has eight bits for each ship's square, or 0 if the ship
 * is not in this factor. Ships are numbered as in SHIPS.
 */
export class Factor extends Distribution {
  /** The numbers of the ships in this factor, ascending. */
  readonly ships: readonly number[];
  /** The ships in this factor as a bit mask. */
  readonly mask: number;
  /** For each ship in this factor, the cached factor after that ship was driven. */
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

  /** The probability of each square for one of the factor's ships, indexed by square number. */
  chances(ship: number): Float64Array {
    return (this.chancesOf[ship] ??= this.sumUp(ship));
  }

  /** The possible squares of one of the factor's ships, without duplicates. */
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

/** The factor of a single ship whose square is certain. */
export function onSquare(ship: number, square: number): Factor {
  return new Factor([ship], { keys: Int32Array.of(pack(ship, square)), weights: Float64Array.of(1) });
}

/** The marginal distribution for some of the factor's ships. */
export function project(factor: Factor, ships: readonly number[]): Factor {
  const bits = bitsOf(ships);
  accumulator.begin(factor.size);
  for (let i = 0; i < factor.size; i++)
    accumulator.add((factor.keys[i] as number) & bits, factor.weights[i] as number);
  return new Factor(ships, accumulator.finish() as Accumulated);
}
