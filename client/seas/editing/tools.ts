/**
 * What a tool does to a board that is being drawn. Starts and the Sacred Island can be moved, but never removed: so a
 * board always has all that a game needs. Pure.
 */
import { SHIPS, type Board, type IslandKind, type Ship } from '../../../shared/board/board.ts';
import { squaresOf, type Square } from '../../../shared/board/squares.ts';
import { groundOn, shipOn } from './drawn.ts';

/** What can be painted on many squares with one stroke. */
export type Paint = 'woody' | 'rocky' | 'deepSea' | 'sea';
export type Tool = Paint | 'sacred' | Ship;

/** All tools, in the order in which they are shown. The number keys choose them in this order. */
export const TOOLS = ['woody', 'rocky', 'deepSea', 'sea', 'sacred', ...SHIPS] as const satisfies Tool[];

export function isPaint(tool: Tool): tool is Paint {
  return tool === 'woody' || tool === 'rocky' || tool === 'deepSea' || tool === 'sea';
}

/** Whether a square holds a start or the Sacred Island, which strokes leave alone. */
export function isFixed(board: Board, square: Square): boolean {
  return square === board.sacred || shipOn(board, square) !== undefined;
}

/** Puts something on a square that has neither a start nor the Sacred Island. Other squares don't change. */
export function paint(board: Board, square: Square, what: Paint): Board {
  return isFixed(board, square) || groundOn(board, square) === what ? board : laid(board, square, what);
}

/** What a stroke paints that begins on a square: sea, if the square already holds what the tool paints. */
export function strokeFrom(board: Board, square: Square, tool: Paint): Paint {
  return groundOn(board, square) === tool ? 'sea' : tool;
}

/** A tap or a key with a tool. */
export function tap(board: Board, square: Square, tool: Tool): Board {
  const ship = shipOn(board, square);
  if (tool === 'sacred') return move(board, board.sacred, square);
  if (!isPaint(tool)) return tool === ship ? turned(board, square) : placed(board, square, tool);
  if (ship && (tool === 'woody' || tool === 'rocky')) return laid(board, square, tool);
  return paint(board, square, strokeFrom(board, square, tool));
}

/** Moves a start, with its kind of island, or the Sacred Island. What is at its new place changes places with it. */
export function move(board: Board, from: Square, to: Square): Board {
  if (from === to || !isFixed(board, from)) return board;
  const comesBack = isFixed(board, to);
  const there = comesBack ? groundOn(board, to) : 'sea';
  const moved = laid(laid(board, to, groundOn(board, from)), from, there);
  const other = (square: Square) => (square === from ? to : comesBack && square === to ? from : square);
  const { red, green, white, yellow } = board.starts;
  return {
    ...moved,
    sacred: other(board.sacred),
    starts: { red: other(red), green: other(green), white: other(white), yellow: other(yellow) },
  };
}

/** Places a start. If there is an island already, the ship starts on that kind of island. */
function placed(board: Board, square: Square, ship: Ship): Board {
  const before = groundOn(board, square);
  const moved = move(board, board.starts[ship], square);
  const isIsland = before === 'woody' || before === 'rocky';
  return isIsland && !isFixed(board, square) ? laid(moved, square, before) : moved;
}

/** Makes a start's woody island rocky, and a rocky one woody. */
function turned(board: Board, square: Square): Board {
  return laid(board, square, board.islands[square] === 'rocky' ? 'woody' : 'rocky');
}

function laid(board: Board, square: Square, what: IslandKind | 'deepSea' | 'sea'): Board {
  const others = Object.entries(board.islands).filter(([one]) => one !== square);
  const islands = what === 'sea' || what === 'deepSea' ? others : [...others, [square, what] as const];
  const isDeep = (one: Square) => (one === square ? what === 'deepSea' : board.deepSea.includes(one));
  // Boards list their squares row by row, so that boards that look alike are the same.
  return { ...board, islands: Object.fromEntries(islands), deepSea: squaresOf(board).filter(isDeep) };
}
