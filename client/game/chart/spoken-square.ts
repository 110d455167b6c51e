/** What a square of the chart is called when it is spoken: its name, its print, and what lies on it. */
import { SHIPS, type Board } from '../../../shared/board/board.ts';
import type { GuessBoard } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { t } from '../../text/text.ts';
import { heapsOf, tokenOn } from './tokens.ts';

/** The printed square; a lighthouse hides what was there. */
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

/** A square of the guess board with all that lies on it. */
export function spokenSquare(
  board: Board,
  lighthouses: readonly Square[],
  guesses: GuessBoard,
  square: Square,
): string {
  const ships = SHIPS.filter((ship) => guesses.ships[ship] === square).map(t.chart.things.ship);
  const tokens = heapsOf(guesses)
    .filter((heap) => tokenOn(guesses, heap, square))
    .map((heap) =>
      heap.type === 'reminder' ? t.chart.things.reminder(heap.ship) : t.chart.things.marker(heap.kind),
    );
  return [t.common.square(square), spokenPrint(board, lighthouses, square), ...ships, ...tokens].join(', ');
}
