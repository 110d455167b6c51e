/**
 * This device's storage for a prepared storm. A stored storm is validated when it is read, because the storage may
 * contain anything.
 */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { MOST_COLUMNS, MOST_ROWS, parseSquare, type Square } from '../../../shared/board/squares.ts';
import { SEA_MONSTERS, type Tile } from '../../../shared/game/game.ts';
import { isRecord, storedPreparation, type StoredPreparation } from '../../game/stored-preparation.ts';
import type { Plan } from './prepared.ts';

/** A plan, and the turn that the plan is for. */
export interface Drafted extends Plan {
  readonly turn: string;
  /** Whether the plan was made before its turn began. */
  readonly ahead: boolean;
}

const TILES: readonly unknown[] = [...SHIPS, 'great', ...SEA_MONSTERS] satisfies Tile[];
const LARGEST = { columns: MOST_COLUMNS, rows: MOST_ROWS };

/** The storage for the storm that is prepared in a game. */
export const keptStorm = (game: () => string | undefined): StoredPreparation<Drafted> =>
  storedPreparation('poseidon', game, parseDrafted);

const isShip = (value: unknown): value is Ship => SHIPS.includes(value as Ship);

export function parseDrafted(value: unknown): Drafted | undefined {
  if (!isRecord(value)) return undefined;
  const { turn, ahead, tile, ship, pushes } = value;
  if (typeof turn !== 'string' || typeof ahead !== 'boolean' || !isRecord(pushes)) return undefined;
  if (!TILES.includes(tile) || (ship !== null && !isShip(ship))) return undefined;
  const squares = Object.entries(pushes).map(([of, to]): [string, Square | undefined] => [
    of,
    isShip(of) && typeof to === 'string' ? parseSquare(LARGEST, to) : undefined,
  ]);
  if (squares.some(([, to]) => to === undefined)) return undefined;
  return { turn, ahead, tile: tile as Tile, ship, pushes: Object.fromEntries(squares) };
}
