/** What lies on a puzzle's board: where the ships started, the lighthouses, and the player's answer and notes. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Piece } from '../../board/geometry.ts';
import { spokenPrint } from '../../game/chart/spoken-square.ts';
import { t } from '../../text/text.ts';
import type { Solving } from './solving.svelte.ts';

export interface PuzzlePiece extends Piece {
  readonly drawing:
    | { readonly kind: 'ship' | 'begun' | 'reminder'; readonly ship: Ship }
    | { readonly kind: 'lighthouse'; readonly index: number };
}

/** The ships whose start is drawn: those that the puzzle is about, and those that are home. */
function begunShips({ puzzle }: Solving): readonly Ship[] {
  return SHIPS.filter((ship) => puzzle.needed.includes(ship) || puzzle.arrived.includes(ship));
}

export function puzzlePieces(solving: Solving): PuzzlePiece[] {
  const { puzzle, answers, notes } = solving;
  const token = (ship: Ship) => ({ size: 'token', corner: SHIPS.indexOf(ship) }) as const;
  return [
    ...puzzle.tiles.lighthouses.map((square, index): PuzzlePiece => ({
      key: `lighthouse-${index}`,
      square,
      size: 'tile',
      drawing: { kind: 'lighthouse', index },
    })),
    ...begunShips(solving).map((ship): PuzzlePiece => {
      const [square, home] = [puzzle.ships[ship], puzzle.arrived.includes(ship)];
      return home
        ? { key: `home-${ship}`, square, size: 'ship', drawing: { kind: 'ship', ship } }
        : { key: `began-${ship}`, square, size: 'tile', drawing: { kind: 'begun', ship } };
    }),
    ...puzzle.asked.flatMap((ship) => [
      ...answers[ship].map((square): PuzzlePiece => ({
        key: puzzle.kind === 'ships' ? `answer-${ship}` : `answer-${ship}-${square}`,
        square,
        ...(puzzle.kind === 'ships' ? { size: 'ship' } : token(ship)),
        drawing: { kind: puzzle.kind === 'ships' ? 'ship' : 'reminder', ship },
      })),
      ...notes[ship].map((square): PuzzlePiece => ({
        key: `note-${ship}-${square}`,
        square,
        ...token(ship),
        drawing: { kind: 'reminder', ship },
      })),
    ]),
  ];
}

/** The spoken description of a square. */
export function describeSquare(solving: Solving, square: Square): string {
  const { puzzle, answers, notes, lit } = solving;
  const { things } = t.puzzles;
  return [
    t.common.square(square),
    spokenPrint(puzzle.board, puzzle.tiles.lighthouses, square),
    ...begunShips(solving)
      .filter((ship) => puzzle.ships[ship] === square)
      .map(things.beginning),
    ...puzzle.asked.filter((ship) => answers[ship].includes(square)).map(things.answer),
    ...puzzle.asked.filter((ship) => notes[ship].includes(square)).map(things.note),
    ...(lit?.squares.includes(square) ? [things.lit] : []),
  ].join(', ');
}
