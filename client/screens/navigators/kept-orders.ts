/** The orders that are prepared, as this device keeps them: read with care, since anything may stand there. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { HEADINGS, type Heading } from '../../../shared/board/squares.ts';
import { isRecord, keptAhead, type KeptAhead } from '../../game/kept-ahead.ts';

/** The headings that are prepared for a round. */
export interface PreparedOrders {
  readonly round: number;
  readonly headings: Readonly<Partial<Record<Ship, Heading>>>;
}

/** Where the orders that are prepared in a game are kept. */
export const keptOrders = (game: () => string | undefined): KeptAhead<PreparedOrders> =>
  keptAhead('navigators', game, parseOrders);

export function parseOrders(value: unknown): PreparedOrders | undefined {
  if (!isRecord(value)) return undefined;
  const { round, headings } = value;
  if (typeof round !== 'number' || !isRecord(headings)) return undefined;
  const isOrder = ([ship, heading]: [string, unknown]) =>
    SHIPS.includes(ship as Ship) && HEADINGS.includes(heading as Heading);
  return Object.entries(headings).every(isOrder) ? { round, headings } : undefined;
}
