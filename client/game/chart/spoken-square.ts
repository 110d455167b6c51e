/** The spoken description of a square on the chart: its name, its terrain and everything on it. */
import { SHIPS, type Board } from '../../../shared/board/board.ts';
import type { GuessBoard } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { t } from '../../text/text.ts';
import { suppliesOf, placedOf } from './tokens.ts';

/** The printed terrain of a square in words. A lighthouse hides the terrain that was printed below it. */
export function spokenPrint(board: Board, lighthouses: readonly Square[], square: Square): string {
  if (lighthouses.includes(square)) return t.chart.things.lighthouse;
  const start = SHIPS.find((ship) => board.starts[ship] === square);
  const island = board.islands[square];
  const print = island
    ? t.common.islands[island]
    : board.deepSea.includes(square)
      ? t.common.deepSea
      : t.common.sea;
  return start ? `${print}, ${t.chart.things.start(start)}` : print;
}

/**
 * Describes the squares of a chart with everything on them.
 * @param back whether the player is looking back; if so, the current guesses are left out
 */
export function spokenChart(
  board: Board,
  lighthouses: readonly Square[],
  guesses: GuessBoard,
  back = false,
): (square: Square) => string {
  // All pieces are collected once, because the whole chart is described again whenever a piece moves.
  const things = new Map<Square, Set<string>>();
  const lay = (square: Square, thing: string) =>
    things.set(square, (things.get(square) ?? new Set()).add(thing));
  for (const ship of back ? [] : SHIPS) lay(guesses.ships[ship], t.chart.things.ship(ship));
  for (const supply of suppliesOf(guesses)) {
    if (back && supply.type === 'reminder') continue;
    const thing =
      supply.type === 'reminder' ? t.chart.things.reminder(supply.ship) : t.chart.things.marker(supply.kind);
    for (const { square } of placedOf(guesses, supply)) lay(square, thing);
  }
  for (const ship of back ? [] : SHIPS)
    for (const square of guesses.crosses[ship]) lay(square, t.chart.things.cross(ship));
  return (square) =>
    [t.common.square(square), spokenPrint(board, lighthouses, square), ...(things.get(square) ?? [])].join(
      ', ',
    );
}
