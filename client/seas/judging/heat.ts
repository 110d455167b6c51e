/** The marks on a judged board, and the sentences about its squares. */
import type { Square } from '../../../shared/board/squares.ts';
import { judgedSquares, type JudgedSquare } from '../../../shared/selfplay/judgement.ts';
import type { Tally } from '../../../shared/selfplay/tally.ts';
import { centreOf, UNIT, type Point } from '../../board/geometry.ts';
import { t } from '../../text/text.ts';

/** With fewer orders to ships on a square, chance says more than the square. */
const LEAST_ORDERS = 10;
/** The most squares that are shown as those on which a ship was sought. */
const MOST_SOUGHT = 5;
/** The smallest and the largest size of a mark, in units. A smaller mark is left out. */
const [LEAST, MOST] = [14, UNIT - 12];

/** A mark in the middle of a square. The larger its share, the larger the mark. */
export interface Mark extends Point {
  readonly square: Square;
  readonly size: number;
}

/** The squares that can be judged, the worst first. */
export function judgeable(tally: Tally): JudgedSquare[] {
  return judgedSquares(tally).filter(({ elsewhere }) => elsewhere.of >= LEAST_ORDERS);
}

/** A mark on each square, as large as the share of orders for which ships on it were sought elsewhere. */
export function marksOf(squares: readonly JudgedSquare[]): Mark[] {
  return squares.map(({ at, elsewhere }) => markOn(at, elsewhere.percent)).filter(isVisible);
}

/** Marks on the squares on which ships were sought that were on this square. The largest fills half a square. */
export function soughtMarks({ sought }: JudgedSquare): Mark[] {
  const most = sought[0]?.percent ?? 0;
  return sought.slice(0, MOST_SOUGHT).map(({ at, percent }) => markOn(at, (50 * percent) / most));
}

function markOn(square: Square, percent: number): Mark {
  return { square, ...centreOf(square), size: MOST * Math.sqrt(percent / 100) };
}

const isVisible = ({ size }: Mark) => size >= LEAST;

/** How often ships on a square were sought elsewhere, and where most often. */
export function elsewhereWords(square: Square, judged: JudgedSquare | undefined): string {
  return timesElsewhere(square, judged, judged?.sought[0]?.at);
}

function timesElsewhere(square: Square, judged: JudgedSquare | undefined, most?: Square): string {
  if (!judged) return t.judging.seldom(square);
  return t.judging.elsewhere(square, Math.round(judged.elsewhere.percent), most);
}

/** Everything about the chosen square: how often ships on it were sought elsewhere, and the squares where. */
export function chosenWords(square: Square, judged: JudgedSquare | undefined): string {
  return `${timesElsewhere(square, judged)}. ${judged ? soughtWords(judged) : ''}`.trimEnd();
}

function soughtWords({ sought }: JudgedSquare): string {
  const named = sought.slice(0, MOST_SOUGHT).map(({ at, percent }) => ({ at, times: Math.round(percent) }));
  const often = named.filter(({ times }) => times > 0);
  return often.length > 0 ? t.judging.sought(often) : '';
}
