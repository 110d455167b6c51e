/** Draws a board as text, for a terminal or a page of documentation. */
import { SHIPS, type Board } from '../../shared/board/board.ts';
import { makeSquare, type Square } from '../../shared/board/squares.ts';

export const LEGEND =
  'R G W Y start of the red, green, white and yellow ship; S Sacred Island; w woody; r rocky; ~ deep sea; . sea';

/** The board as text: a line of column letters, and below it a line for each row. {@link LEGEND} explains the signs. */
export function picture(board: Board): string {
  const rows = Array.from({ length: board.rows }, (_, row) => {
    const signs = Array.from({ length: board.columns }, (_, column) => {
      const square = makeSquare(board, { column, row });
      return square ? sign(board, square) : '';
    });
    return `${String(row + 1).padStart(2)} ${signs.join(' ')}`;
  });
  const letters = Array.from(
    { length: board.columns },
    (_, column) => makeSquare(board, { column, row: 0 })?.[0],
  );
  return [`   ${letters.join(' ')}`, ...rows].join('\n');
}

function sign(board: Board, square: Square): string {
  const ship = SHIPS.find((candidate) => board.starts[candidate] === square);
  if (ship) return ship.charAt(0).toUpperCase();
  const kind = board.islands[square];
  if (kind) return kind === 'sacred' ? 'S' : kind.charAt(0);
  return board.deepSea.includes(square) ? '~' : '.';
}
