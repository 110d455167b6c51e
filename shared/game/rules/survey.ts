/** The survey: what a ship reports from its square (rulings 8, 10–15, 18, 20, 22 and 23). */
import { SHIPS, type IslandKind, type Ship } from '../../board/board.ts';
import { LAMPS, type Exploring, type Game, type Lamp, type Reply, type Sighting } from '../game.ts';
import { neighbours, onBorder, type Square } from '../../board/squares.ts';

type Truth = Pick<Game, 'board' | 'variants' | 'ships' | 'tiles'>;

/** The order in which kinds of islands are always listed, so that the order of a list reveals no directions. */
const KIND_ORDER: readonly IslandKind[] = ['woody', 'rocky', 'sacred'];

/** A ship's report from its present square. `offBoard` is true if its order led off the board (ruling 7). */
export function survey(truth: Truth, ship: Ship, offBoard: boolean): Reply {
  const square = truth.ships[ship];
  return { offBoard, exploring: explore(truth, ship, square), sighting: sight(truth, ship, square) };
}

function explore(truth: Truth, ship: Ship, square: Square): Exploring {
  return {
    island: islandAt(truth, square),
    deepSea: truth.board.deepSea.includes(square) && !isCovered(truth, square),
    ships: othersAt(truth, ship, square),
    lighthouse: lighthouseAt(truth, square),
    fogBank: truth.tiles.fogBanks.includes(square),
  };
}

function sight(truth: Truth, ship: Ship, square: Square): Sighting {
  const around = neighbours(truth.board, square);
  const kinds = around.map((beside) => islandAt(truth, beside)).filter((kind) => kind !== null);
  const seen = around.flatMap((beside) => othersAt(truth, ship, beside));
  const count = (squares: readonly Square[]) => around.filter((beside) => squares.includes(beside)).length;
  const told: Sighting = {
    islands: kinds.length,
    ships: truth.variants.shipsInSight === 'how many' ? seen.length : seen.length > 0 ? 'some' : 0,
    lighthouses: count(truth.tiles.lighthouses),
    fogBanks: count(truth.tiles.fogBanks),
    coastline: onBorder(truth.board, square),
  };
  if (!truth.variants.easierDeduction) return told;
  return {
    ...told,
    kinds: KIND_ORDER.flatMap((kind) => kinds.filter((other) => other === kind)),
    colours: SHIPS.filter((other) => seen.includes(other)),
  };
}

/** Whether a special tile covers what is printed on a square (rulings 22 and 23). */
function isCovered({ tiles }: Truth, square: Square): boolean {
  return tiles.lighthouses.includes(square) || tiles.fogBanks.includes(square);
}

function islandAt(truth: Truth, square: Square): IslandKind | null {
  return isCovered(truth, square) ? null : (truth.board.islands[square] ?? null);
}

/**
 * The other ships that can be seen on a square. Fog hides them, even from a ship in the same fog (ruling 22).
 */
function othersAt(truth: Truth, ship: Ship, square: Square): Ship[] {
  if (truth.tiles.fogBanks.includes(square)) return [];
  return SHIPS.filter((other) => other !== ship && truth.ships[other] === square);
}

function lighthouseAt({ tiles }: Truth, square: Square): Lamp | 'unlit' | null {
  const index = tiles.lighthouses.indexOf(square);
  return index < 0 ? null : lampOf(tiles.lighthouses.length, index);
}

/**
 * The lamp of a lighthouse: a colour if two lighthouses are in play, 'unlit' if only one is (ruling 20).
 * @param count how many lighthouses are in play
 * @param index its position in the order of placement, from 0
 */
export function lampOf(count: number, index: number): Lamp | 'unlit' {
  return count > 1 ? (LAMPS[index] ?? 'unlit') : 'unlit';
}
