/** Builds replies for tests. A test gives only the parts of the reply that matter to it. */
import type { Board, Ship } from '../../shared/board/board.ts';
import type { Exploring, Reply, Sighting, SpecialTiles, Variants } from '../../shared/game/game.ts';
import { NO_TILES } from '../../shared/game/rules/setup.ts';
import { survey } from '../../shared/game/rules/survey.ts';
import type { Square } from '../../shared/board/squares.ts';
import { position } from './play.ts';

/** A reply with the given parts. Without any parts, the ship is on open sea with nothing in sight. */
export function reply(
  exploring: Partial<Exploring> = {},
  sighting: Partial<Sighting> = {},
  offBoard = false,
): Reply {
  return {
    offBoard,
    exploring: { island: null, deepSea: false, ships: [], lighthouse: null, fogBank: false, ...exploring },
    sighting: { islands: 0, ships: 0, lighthouses: 0, fogBanks: 0, coastline: false, ...sighting },
  };
}

/** The red ship's report on a board. The other ships are on their start squares unless others are given. */
export function redReports(
  board: Board,
  ships: Partial<Record<Ship, Square>>,
  variants: Partial<Variants> = {},
  tiles: Partial<SpecialTiles> = {},
): Reply {
  const game = position(board, variants, { tiles: { ...NO_TILES, ...tiles } });
  return survey({ ...game, ships: { ...game.ships, ...ships } }, 'red', false);
}
