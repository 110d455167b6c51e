/**
 * This device's storage for prepared orders. Stored orders are validated when they are read, because the storage may
 * contain anything.
 */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { HEADINGS, type Heading } from '../../../shared/board/squares.ts';
import { isRecord, storedPreparation, type StoredPreparation } from '../../game/stored-preparation.ts';

/** The headings that were prepared for a round. */
export interface PreparedOrders {
  readonly round: number;
  readonly headings: Readonly<Partial<Record<Ship, Heading>>>;
}

/** The storage for the orders that are prepared in a game. */
export const keptOrders = (game: () => string | undefined): StoredPreparation<PreparedOrders> =>
  storedPreparation('navigators', game, parseOrders);

export function parseOrders(value: unknown): PreparedOrders | undefined {
  if (!isRecord(value)) return undefined;
  const { round, headings } = value;
  if (typeof round !== 'number' || !isRecord(headings)) return undefined;
  const isOrder = ([ship, heading]: [string, unknown]) =>
    SHIPS.includes(ship as Ship) && HEADINGS.includes(heading as Heading);
  return Object.entries(headings).every(isOrder) ? { round, headings } : undefined;
}
