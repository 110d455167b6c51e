/** The crew's talk: what its lines may name, and which of them can be removed. */
import { parseSquare, type Grid } from '../../board/squares.ts';
import type { CrewTalk, GameRefusal } from '../game.ts';
import type { Line } from '../talk.ts';

/** Why a line can't be said to the crew, or null if it can. */
export function whyNoCrewLine({ board }: { readonly board: Grid }, line: Line): GameRefusal | null {
  const square = line.type === 'phrase' ? line.square : undefined;
  return square === undefined || parseSquare(board, square) ? null : 'square-off-board';
}

/** Why a line of the crew's talk can't be removed, or null if it can. A removed line can't be removed again. */
export function whyNoRemoval({ talk }: { readonly talk: CrewTalk }, line: number): GameRefusal | null {
  return line < talk.said && !talk.removed.includes(line) ? null : 'no-such-line';
}

/** The talk after one more line. */
export function withLine({ said, removed }: CrewTalk): CrewTalk {
  return { said: said + 1, removed };
}

/** The talk without the words of a line. */
export function withoutLine({ said, removed }: CrewTalk, line: number): CrewTalk {
  return { said, removed: [...removed, line] };
}
