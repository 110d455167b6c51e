/** Boards so small that every history on them can be listed. */
import type { Board } from '../../shared/board/board.ts';
import { drawBoard } from '../helpers/boards.ts';

/** Hardly room to sail: games on them are listed to their end. */
const TINY = [
  `
  R.G
  .S.
  W.Y`,
];

/** Room for a few turns in which ships come together and part again. */
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

/** With squares that are next to no start and not next to the Sacred Island: room for special tiles. */
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
