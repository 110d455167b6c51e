/** A factor: where one to four ships can be, together. */
import { Distribution } from './distribution.ts';
import { gathering, type Gathered } from './gathering.ts';

/** A square takes eight bits: boards have at most 225 of them. */
const BITS = 8;
const SQUARES = 1 << BITS;

/** The square of a ship, by number, in a packed position. */
export function squareIn(position: number, ship: number): number {
  return (position >>> (BITS * ship)) & (SQUARES - 1);
}

/** A ship's square as its part of a packed position. */
export function packed(ship: number, square: number): number {
  return square << (BITS * ship);
}

/** The bits of these ships in a packed position. */
export function bitsOf(ships: readonly number[]): number {
  return ships.reduce((bits, ship) => bits | packed(ship, SQUARES - 1), 0);
}

/**
 * A distribution over packed positions: eight bits for the square of each ship, 0 for ships that are not of
 * it. Ships are numbered as in SHIPS.
 */
export class Factor extends Distribution {
  /** Its ships, in ascending order. */
  readonly ships: readonly number[];
  /** A bit for each of its ships. */
  readonly mask: number;
  /** What it becomes when a ship of it is driven, once that was asked. */
  readonly driven: (Factor | undefined)[] = [];
  private readonly chancesOf: (Float64Array | undefined)[] = [];
  private readonly squaresOf: (readonly number[] | undefined)[] = [];

  constructor(ships: readonly number[], { keys, weights }: Pick<Gathered, 'keys' | 'weights'>) {
    super(keys, weights);
    this.ships = ships;
    this.mask = ships.reduce((mask, ship) => mask | (1 << ship), 0);
  }

  has(ship: number): boolean {
    return ((this.mask >> ship) & 1) === 1;
  }

  /** How likely a ship of it is on each square, by the square's number. */
  chances(ship: number): Float64Array {
    return (this.chancesOf[ship] ??= this.sumUp(ship));
  }

  /** The squares that are possible for a ship of it, each once. */
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
  return new Factor([ship], { keys: Int32Array.of(packed(ship, square)), weights: Float64Array.of(1) });
}

/** What a factor says of some of its ships alone. */
export function project(factor: Factor, ships: readonly number[]): Factor {
  const bits = bitsOf(ships);
  gathering.begin(factor.size);
  for (let i = 0; i < factor.size; i++)
    gathering.add((factor.keys[i] as number) & bits, factor.weights[i] as number);
  return new Factor(ships, gathering.finish() as Gathered);
}
