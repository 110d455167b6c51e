/** Finds the parts of a game that make good puzzles: parts in which something can be deduced with certainty. */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { GameEvent, Variants } from '../../shared/game/game.ts';
import { certainSquare, shipChances } from '../../shared/oracle/queries/chances.ts';
import type { Move, Puzzle, PuzzleKind, Stretch, Theme } from '../../shared/puzzles/puzzle.ts';
import { compareSquares } from '../../shared/puzzles/ways.ts';
import { atSea, replayStretch, oracleAfter } from '../../shared/puzzles/stretch.ts';
import { difficultyOf, judge, type Answers } from './judge.ts';
import type { Played } from './play.ts';

/** The minimum and maximum number of rounds in a puzzle. */
const ROUNDS = { least: 3, most: 5 } as const;
/** The minimum and maximum number of possible squares, in puzzles that ask for all possible squares of a ship. */
const SQUARES = { least: 2, most: 6 } as const;

/** Every puzzle in a game. Puzzles that begin in the same round have the same id. */
export function cut(name: string, played: readonly Played[]): Puzzle[] {
  return beginnings(played).flatMap(({ round, stretch, rest }) =>
    ends(stretch, rest).flatMap((moves) => puzzlesOf(`${name}-${round}`, { ...stretch, moves })),
  );
}

interface Beginning {
  readonly round: number;
  readonly stretch: Omit<Stretch, 'moves'>;
  readonly rest: readonly Move[];
}

/**
 * The moments at which a puzzle can start: the first round, and later rounds in which every ship's square is
 * certain.
 */
function beginnings(played: readonly Played[]): Beginning[] {
  return played.flatMap(({ event, game, belief }, i) => {
    if (event.type !== 'storm-played' && event.type !== 'monster-played') return [];
    const { board, variants, tiles, ships, arrived, round } = game;
    // With face-down storms or secret tiles, start only in the first round. A later start would have to explain what is
    // known about them.
    if (round > 1 && (hidesMuch(variants) || !isAllCertain(belief, atSea({ arrived })))) return [];
    const rest = played.slice(i).flatMap((one, j, all) => moveOf(one, all[j + 1]?.event, all[j + 2]?.event));
    return [{ round, stretch: { board, variants, tiles, ships, arrived }, rest }];
  });
}

function hidesMuch({ harderDeduction, maelstroms, fogBanks }: Variants): boolean {
  return harderDeduction || maelstroms + fogBanks > 0;
}

function isAllCertain(belief: Played['belief'], ships: readonly Ship[]): boolean {
  return ships.every((ship) => certainSquare(belief, ship) !== null);
}

function moveOf({ event }: Played, next: GameEvent | undefined, second: GameEvent | undefined): Move[] {
  switch (event.type) {
    case 'storm-played':
      return [{ type: 'storm', storm: event.storm, to: inShipOrder(event.pushes).map(({ to }) => to) }];
    case 'monster-played':
      return [{ type: 'monster', monster: event.monster, ship: event.ship }];
    case 'surveyed':
      return [{ type: 'survey', ship: event.ship }];
    case 'sailed': {
      const { ship, heading } = event;
      const hurled = next?.type === 'caught' && second?.type === 'caught-pushed' ? second.to : null;
      return [{ type: 'sail', ship, heading, hurled }];
    }
    default:
      return [];
  }
}

function inShipOrder<T extends { ship: Ship }>(pushes: readonly T[]): T[] {
  return SHIPS.flatMap((ship) => pushes.filter((push) => push.ship === ship));
}

/**
 * The possible lengths of a puzzle: for each report that could end it, the moves from the beginning up to that report.
 */
function ends(stretch: Omit<Stretch, 'moves'>, rest: readonly Move[]): Move[][] {
  let round = 0;
  return rest.flatMap((move, i) => {
    if (move.type === 'storm' || move.type === 'monster') round++;
    const isReport = move.type === 'sail' || move.type === 'survey';
    if (!isReport || round < ROUNDS.least || round > ROUNDS.most || atSea(stretch).length === 0) return [];
    return [rest.slice(0, i + 1)];
  });
}

/** The puzzles that can be made from a stretch of a game and that end with its last move. */
function puzzlesOf(id: string, stretch: Stretch): Puzzle[] {
  const last = stretch.moves.at(-1);
  if (last?.type !== 'sail' && last?.type !== 'survey') return [];
  const { told } = replayStretch(stretch);
  const oracle = oracleAfter(stretch, told);
  if (!oracle.exact || (last.type === 'sail' && last.hurled)) return [];
  const canBe = (ship: Ship) => [...shipChances(oracle, ship).keys()].sort(compareSquares);
  const [own, sea] = [last.ship, atSea(stretch).filter((ship) => canBe(ship)[0] !== stretch.board.sacred)];
  const squares = canBe(own);
  if (!sea.includes(own) || !hasDoubt(stretch, own)) return [];
  if (squares.length >= SQUARES.least && squares.length <= SQUARES.most)
    return toPuzzle(id, stretch, 'squares', new Map([[own, squares]]));
  if (squares.length > 1) return [];
  const certain = sea.filter((ship) => ship === own || (hasDoubt(stretch, ship) && canBe(ship).length === 1));
  const alone = toPuzzle(id, stretch, 'ships', new Map([[own, squares]]));
  // Ask for several ships at once only if each of them requires thought.
  const all: Answers = new Map(certain.map((ship): [Ship, Square[]] => [ship, canBe(ship)]));
  return [...alone, ...(certain.length > 1 ? toPuzzle(id, stretch, 'ships', all) : [])];
}

/** True if finding a ship requires thought: it was driven in the last rounds, or the storms were played face down. */
function hasDoubt({ moves, variants }: Stretch, ship: Ship): boolean {
  if (moves.some((move) => move.type === 'sail' && move.ship === ship && move.hurled)) return true;
  const storms = moves.filter((move) => move.type === 'storm').slice(-3);
  return variants.harderDeduction || storms.some(({ storm }) => storm === 'great' || storm === ship);
}

function toPuzzle(id: string, stretch: Stretch, kind: PuzzleKind, answers: Answers): Puzzle[] {
  const judged = judge(stretch, replayStretch(stretch).told, answers);
  if (!judged || judged.themes.length === 0) return [];
  const { needed, themes, labour } = judged;
  // Drop puzzles with a variant that the solution doesn't need, because it would only distract.
  if (themesOfTiles(stretch.variants).some((theme) => !themes.includes(theme))) return [];
  // A puzzle must need more than one report. It must also leave a doubt after at least one report, or after two if it
  // asks for all possible squares.
  if (labour.reports < 2 || labour.doubts < (kind === 'ships' ? 1 : 2)) return [];
  const asked = SHIPS.filter((ship) => answers.has(ship));
  return [{ ...stretch, id, kind, asked, needed, themes, difficulty: difficultyOf(labour) }];
}

/**
 * The themes that a puzzle must have because of the special tiles in play. If one is missing, the puzzle doesn't need
 * these tiles.
 */
function themesOfTiles({ maelstroms, fogBanks, lighthouses, seaMonsters }: Variants): Theme[] {
  return [
    ...(maelstroms > 0 ? ['caught' as const] : []),
    ...(fogBanks > 0 ? ['fog' as const] : []),
    ...(lighthouses > 0 ? ['lighthouse' as const] : []),
    ...(seaMonsters.length > 0 ? ['monster' as const] : []),
  ];
}

/** The letter that stands for a board in the ids of puzzles. */
export function letterOf({ id }: Pick<Board, 'id'>): string {
  return id.toLowerCase();
}
