/** Works out whether the Navigators could still win, from what everybody at the table knows. */
import { SHIPS, type Board, type Ship } from '../../board/board.ts';
import { distance, type Square } from '../../board/squares.ts';
import { SHIPS_TO_WIN } from '../rules/ending.ts';
import { sailTo } from '../rules/orders.ts';
import { pushSquares } from '../rules/storms.ts';
import { stormsLeft, type PublicView, type Round } from './public.ts';

type Known = Pick<PublicView, 'board' | 'arrived' | 'stepped' | 'phase' | 'rounds' | 'variants'>;

/**
 * Whether enough ships could still come home by sailing alone. A ship that only a storm could bring near enough doesn't
 * count, because Poseidon need not do that. Uses the orders and the storms, but not what the ships reported. So the
 * answer may be true although an expert knows better, and it is the same for everybody.
 */
export function canStillWin(view: Known): boolean {
  const able = SHIPS.filter((ship) => view.arrived.includes(ship) || isWithinReach(view, ship));
  return able.length >= SHIPS_TO_WIN;
}

function isWithinReach(view: Known, ship: Ship): boolean {
  const { board, phase, stepped } = view;
  const now = phase !== 'poseidon' && !stepped.includes(ship) ? 1 : 0;
  const steps = stormsLeft(view) + now;
  // Early in a game, every square of the board is near enough.
  if (steps >= Math.max(board.columns, board.rows)) return true;
  return [...possibleSquares(view, ship)].some((square) => distance(square, board.sacred) <= steps);
}

/** The squares on which a ship may be after its orders and the storms, whatever it has reported. */
function possibleSquares({ board, rounds }: Known, ship: Ship): ReadonlySet<Square> {
  return rounds.reduce<ReadonlySet<Square>>(
    (squares, round) => afterRound(board, round, ship, squares),
    new Set([board.starts[ship]]),
  );
}

function afterRound(
  board: Board,
  { tile, steps }: Round,
  ship: Ship,
  before: ReadonlySet<Square>,
): ReadonlySet<Square> {
  const pushed = (squares: ReadonlySet<Square>) =>
    new Set([...squares].flatMap((square) => pushSquares(board, square)));
  let squares = before;
  if (tile === ship || tile === 'great') squares = pushed(squares);
  else if (tile === 'face-down') squares = new Set([...squares, ...pushed(squares)]);
  for (const { heading, caught } of steps.filter((step) => step.ship === ship)) {
    if (heading) squares = new Set([...squares].map((square) => sailTo(board, square, heading).to));
    if (caught) squares = pushed(squares);
  }
  return squares;
}
