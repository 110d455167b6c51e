/** What the picture of a moment shows: the pieces, the routes, and the part of the board around them. */
import type { Known, ShipKnown } from '../../../shared/analysis/known.ts';
import type { Moment } from '../../../shared/analysis/moments.ts';
import { SHIPS, type Board, type Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Review } from '../../../shared/game/views/review.ts';
import { centreOf, GUTTER, sizeOf, UNIT } from '../../board/geometry.ts';
import { filmPieces, type FilmPiece } from '../../game/film/pieces.ts';
import { isChoice } from './answers.ts';
import { coursesAt, type Course } from './courses.ts';
import { toldOf } from './storm-words.ts';

export interface MomentPicture {
  /** All true ships, those that the picture is not about faintly, and the guess that an order went wrong by. */
  readonly pieces: readonly FilmPiece[];
  readonly courses: readonly Course[];
  /** Whether the ships are drawn where the routes end. */
  readonly landed: boolean;
  /** Squares whose printed terrain is covered by a special tile. */
  readonly covered: readonly Square[];
  /** Where the ships could be, and the ships for which this is shaded. Undefined if nothing is shaded. */
  readonly shade:
    { readonly known: Readonly<Record<Ship, ShipKnown>>; readonly ships: readonly Ship[] } | undefined;
  /** The part of the board that is shown, as a `viewBox`. */
  readonly box: string;
}

/** The size of the smallest part of a board that is shown, in squares. Larger parts have the same proportions. */
const [LEAST_WIDTH, LEAST_HEIGHT] = [8, 5];

/**
 * If several ships are so far apart that the part would be more than this many times as large, the picture is about the
 * first of them only.
 */
const MOST_SCALE = 1.5;

/**
 * The picture of a moment: just before it if somebody had a choice, otherwise just after it. It is the same for all
 * readers.
 * @param known what could be known in each frame of the game
 */
export function pictureOf({ frames, game }: Review, known: readonly Known[], moment: Moment): MomentPicture {
  const isBefore = isChoice(moment);
  const index = isBefore ? moment.frame - 1 : moment.frame;
  const frame = frames[index] ?? frames[0];
  const all = shipsOf(moment);
  const squaresOf = (those: readonly Ship[]) => those.map((ship) => frame.ships[ship]);
  const ships = scaleFor(squaresOf(all)) > MOST_SCALE ? all.slice(0, 1) : all;
  const at = { moment, question: null, eyes: 'open', frame, known: known[index], isBefore } as const;
  const { courses } = coursesAt(at);
  const pieces = filmPieces(game.tiles, frame, SHIPS).flatMap((piece): FilmPiece[] => {
    const { drawing } = piece;
    if (!('ship' in drawing)) return [piece];
    const isOurs = ships.includes(drawing.ship);
    if (drawing.kind === 'guess') return isOurs && moment.kind === 'order' ? [piece] : [];
    return [{ ...piece, faint: !isOurs }];
  });
  // A route leads no farther than to a neighbouring square, for which there is always room.
  const squares = [...squaresOf(ships), ...(moment.kind === 'order' ? [moment.guess] : [])];
  return {
    pieces,
    courses,
    landed: moment.kind === 'storm',
    covered: [...game.tiles.lighthouses, ...game.tiles.fogBanks],
    shade: shadeOf(moment, known[index], ships),
    box: boxAround(game.board, squares),
  };
}

/** The ships that a moment is about. */
function shipsOf(moment: Moment): readonly Ship[] {
  switch (moment.kind) {
    case 'storm':
      return toldOf(moment).map(({ ship }) => ship);
    case 'weak':
      return [moment.played.drive.ship, moment.better.drive.ship];
    default:
      return [moment.ship];
  }
}

/** A weak storm is judged by what Poseidon saw, so its picture has no shading. */
function shadeOf({ kind }: Moment, known: Known | undefined, ships: readonly Ship[]): MomentPicture['shade'] {
  return kind === 'weak' || !known ? undefined : { known: known.ships, ships };
}

/** How much larger than the smallest part a part has to be that has a square's width of room around all squares. */
function scaleFor(squares: readonly Square[]): number {
  const centres = squares.map(centreOf);
  const needed = (values: readonly number[]) => (Math.max(...values) - Math.min(...values)) / UNIT + 3;
  const [wide, high] = [needed(centres.map(({ x }) => x)), needed(centres.map(({ y }) => y))];
  return Math.max(1, wide / LEAST_WIDTH, high / LEAST_HEIGHT);
}

/** The smallest part of the board with the right proportions that has room around all squares. */
function boxAround(board: Board, squares: readonly Square[]): string {
  const centres = squares.map(centreOf);
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const scale = scaleFor(squares);
  const [width, height] = [LEAST_WIDTH * UNIT * scale, LEAST_HEIGHT * UNIT * scale];
  const size = sizeOf(board);
  return [startOf(xs, width, size.width), startOf(ys, height, size.height), width, height].join(' ');
}

/** Where a part of a certain length starts so that the values are in its middle, or as near to it as the board allows. */
function startOf(values: readonly number[], length: number, whole: number): number {
  const start = (Math.min(...values) + Math.max(...values) - length) / 2;
  if (length >= whole) return (whole - length) / 2 - GUTTER;
  return Math.min(Math.max(start, -GUTTER), whole - length - GUTTER);
}
