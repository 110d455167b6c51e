/** Decides which squares fit a report, judged by the printed board. Other ships are ignored. */
import { SHIPS, type IslandKind } from '../../board/board.ts';
import { neighbours, type Square } from '../../board/squares.ts';
import type { Reply, Sighting } from '../../game/game.ts';
import { mayHold } from '../../game/rules/placing.ts';
import { NO_TILES } from '../../game/rules/setup.ts';
import { survey } from '../../game/rules/survey.ts';
import type { PublicView } from '../../game/views/public.ts';

/** The parts of a game that everybody can see and that a report depends on. */
export type Chart = Pick<PublicView, 'board' | 'variants' | 'lighthouses'>;

/**
 * Whether a ship on this square could give this report. Undiscovered fog may hide part of what the ship sees (ruling
 * 22).
 */
export function fits(chart: Chart, square: Square, { exploring, sighting }: Reply): boolean {
  const printed = printedReply(chart, square);
  if (exploring.lighthouse !== printed.exploring.lighthouse) return false;
  if (sighting.lighthouses !== printed.sighting.lighthouses) return false;
  if (sighting.coastline !== printed.sighting.coastline) return false;
  if (exploring.fogBank) {
    if (!mayHoldFog(chart, square)) return false;
  } else if (
    exploring.island !== printed.exploring.island ||
    exploring.deepSea !== printed.exploring.deepSea
  ) {
    return false;
  }
  return fitsAround(chart, square, printed.sighting, sighting);
}

function fitsAround(chart: Chart, square: Square, printed: Sighting, seen: Sighting): boolean {
  const hidden = printed.islands - seen.islands;
  if (hidden < 0 || hidden > seen.fogBanks) return false;
  const room = neighbours(chart.board, square).filter((beside) => mayHoldFog(chart, beside)).length;
  if (room < seen.fogBanks) return false;
  return [...new Set(seen.kinds)].every((kind) => count(printed.kinds, kind) >= count(seen.kinds, kind));
}

function count(kinds: readonly IslandKind[] | undefined, kind: IslandKind): number {
  return kinds?.filter((one) => one === kind).length ?? 0;
}

function mayHoldFog({ board, lighthouses }: Chart, square: Square): boolean {
  return mayHold(board, 'fogBank', square) && !lighthouses.includes(square);
}

function printedReply({ board, variants, lighthouses }: Chart, square: Square): Reply {
  const ships = { red: square, green: square, white: square, yellow: square };
  return survey({ board, variants, ships, tiles: { ...NO_TILES, lighthouses } }, SHIPS[0], false);
}
