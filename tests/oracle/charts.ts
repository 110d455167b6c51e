/** Boards so small that every history can be listed. */
import type { Board } from '../../shared/board/board.ts';
import { drawBoard } from '../helpers/boards.ts';

/** Boards with hardly any room to sail. Games on them can be listed to their end. */
const TINY = [
  `
  R.G
  .S.
  W.Y`,
];

/** Boards with room for a few turns, in which ships meet and separate. */
const SMALL = [
  `
  R.~G
  .S.r
  w...
  W~.Y`,
  `
  R...G
  .....
  ..S..
  .....
  W...Y`,
  `
  R.~.G
  .w.r.
  ~.S.~
  .r.w.
  W...Y`,
  `
  R.G...
  ......
  W.Y...
  .....S`,
  `
  .RG..
  .WY..
  .....
  ....S`,
  `
  R.G...
  ......
  W.Y..S`,
  `
  .R.G.
  .....
  .W.Y.
  .....
  ..S..`,
];

/**
 * Boards with some squares that aren't next to a start or the Sacred Island. Special tiles can be placed only there.
 */
const ROOMY = [
  `
  RG....~S
  WY..w...`,
  `
  RG......
  WY.....S
  ........`,
  `
  R.G....
  .......
  W.Y...S
  .......`,
  `
  R.....S
  GW.....
  Y...~w.`,
  `
  R.G.....
  W.Y..~.S`,
];

const draw = (charts: readonly string[]): readonly Board[] => charts.map(drawBoard);

export const tinyBoards = draw(TINY);
export const smallBoards = draw(SMALL);
export const roomyBoards = draw(ROOMY);
