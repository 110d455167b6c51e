/** Places maelstroms and fog banks on the squares that ships visit most in simulated games. */
import type { Square } from '../../board/squares.ts';
import { squaresFor } from '../../game/rules/placing.ts';
import type { PoseidonCommand } from '../../game/game.ts';
import type { PoseidonView } from '../../game/views/poseidon.ts';
import { pick, type Random } from '../../random.ts';
import { playOut } from './playout.ts';
import { copyOf, type Position } from './position.ts';
import type { BoardTables } from './board-tables.ts';

/** The number of games that are simulated. */
const VOYAGES = 24;
/** Poseidon chooses at random among this many of the best squares, so that nobody can predict his choice. */
const CHOICE = 6;
/** The value of a fog bank, depending on whether it hides an island, deep sea, or nothing. */
const HIDES = { island: 1, deepSea: 0.6, nothing: 0.35 };

type Dangers = Extract<PoseidonCommand, { type: 'place-dangers' }>;

/** Draws one of the good placements at random. */
export type DrawDangers = (random: Random) => Dangers;

/**
 * Simulates games to count how often ships visit each square. Every placement that the returned function draws is
 * legal.
 */
export function simulateRoutes(
  tables: BoardTables,
  view: PoseidonView,
  beginning: Position,
  random: Random,
): DrawDangers {
  const { board, variants, tiles } = view;
  const visits = new Float64Array(tables.size);
  const visit = (_: number, square: number) => (visits[square] = (visits[square] as number) + 1);
  for (let voyage = 0; voyage < VOYAGES; voyage++) playOut(tables, copyOf(beginning), random, visit);

  const sailed = (square: Square) => visits[tables.numberOf(square)] as number;
  const seen = (square: Square) =>
    (tables.sea.around[tables.numberOf(square)] as readonly number[]).reduce(
      (sum, beside) => sum + (visits[beside] as number),
      sailed(square),
    );
  const hides = (square: Square) => {
    if (board.islands[square]) return HIDES.island;
    return board.deepSea.includes(square) ? HIDES.deepSea : HIDES.nothing;
  };
  return (random) => {
    const maelstroms = draw(squaresFor(board, 'maelstrom', tiles), sailed, variants.maelstroms, random);
    const room = squaresFor(board, 'fogBank', { ...tiles, maelstroms });
    const fogBanks = draw(room, (square) => seen(square) * hides(square), variants.fogBanks, random);
    return { type: 'place-dangers', maelstroms, fogBanks };
  };
}

function draw(
  squares: readonly Square[],
  worthOf: (square: Square) => number,
  count: number,
  random: Random,
): Square[] {
  const drawn: Square[] = [];
  const worths = new Map(squares.map((square) => [square, worthOf(square)]));
  const bestFirst = [...squares].sort((a, b) => (worths.get(b) as number) - (worths.get(a) as number));
  for (let i = 0; i < count; i++)
    drawn.push(pick(bestFirst.filter((square) => !drawn.includes(square)).slice(0, CHOICE), random));
  return drawn;
}
