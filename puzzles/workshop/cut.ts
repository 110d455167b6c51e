/** Cuts the stretches of a game in which something can be found for certain. */
import { SHIPS, type Board, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { GameEvent, Variants } from '../../shared/game/game.ts';
import { certainSquare, shipChances } from '../../shared/oracle/queries/chances.ts';
import type { Move, Puzzle, PuzzleKind, Stretch, Theme } from '../../shared/puzzles/puzzle.ts';
import { inOrder } from '../../shared/puzzles/ways.ts';
import { atSea, hear, oracleAfter } from '../../shared/puzzles/stretch.ts';
import { difficultyOf, judge, type Answers } from './judge.ts';
import type { Played } from './play.ts';

/** A puzzle lasts so many rounds. */
const ROUNDS = { least: 3, most: 5 } as const;
/** So many squares are asked for where all possible ones are. */
const SQUARES = { least: 2, most: 6 } as const;

/** Every puzzle of a game; those that begin in the same round have the same name. */
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

/** The moments from which a puzzle can start: the first round, and later ones in which every ship is certain. */
function beginnings(played: readonly Played[]): Beginning[] {
  return played.flatMap(({ event, game, belief }, i) => {
    if (event.type !== 'storm-played' && event.type !== 'monster-played') return [];
    const { board, variants, tiles, ships, arrived, round } = game;
    // Later than that, what is known of face-down storms and of secret tiles would have to be told, too.
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

/** The first moves of a stretch, up to each report that could be its last. */
function ends(stretch: Omit<Stretch, 'moves'>, rest: readonly Move[]): Move[][] {
  let round = 0;
  return rest.flatMap((move, i) => {
    if (move.type === 'storm' || move.type === 'monster') round++;
    const isReport = move.type === 'sail' || move.type === 'survey';
    if (!isReport || round < ROUNDS.least || round > ROUNDS.most || atSea(stretch).length === 0) return [];
    return [rest.slice(0, i + 1)];
  });
}

/** The puzzles that end with the last move of a stretch. */
function puzzlesOf(id: string, stretch: Stretch): Puzzle[] {
  const last = stretch.moves.at(-1);
  if (last?.type !== 'sail' && last?.type !== 'survey') return [];
  const { told } = hear(stretch);
  const oracle = oracleAfter(stretch, told);
  if (!oracle.exact || (last.type === 'sail' && last.hurled)) return [];
  const canBe = (ship: Ship) => [...shipChances(oracle, ship).keys()].sort(inOrder);
  const [own, sea] = [last.ship, atSea(stretch).filter((ship) => canBe(ship)[0] !== stretch.board.sacred)];
  const squares = canBe(own);
  if (!sea.includes(own) || !hasDoubt(stretch, own)) return [];
  if (squares.length >= SQUARES.least && squares.length <= SQUARES.most)
    return toPuzzle(id, stretch, 'squares', new Map([[own, squares]]));
  if (squares.length > 1) return [];
  const certain = sea.filter((ship) => ship === own || (hasDoubt(stretch, ship) && canBe(ship).length === 1));
  const alone = toPuzzle(id, stretch, 'ships', new Map([[own, squares]]));
  // Several at once are asked for where each of them takes thought.
  const all: Answers = new Map(certain.map((ship): [Ship, Square[]] => [ship, canBe(ship)]));
  return [...alone, ...(certain.length > 1 ? toPuzzle(id, stretch, 'ships', all) : [])];
}

/** Whether a ship was driven in the last rounds, so that its square is not plain. */
function hasDoubt({ moves, variants }: Stretch, ship: Ship): boolean {
  if (moves.some((move) => move.type === 'sail' && move.ship === ship && move.hurled)) return true;
  const storms = moves.filter((move) => move.type === 'storm').slice(-3);
  return variants.harderDeduction || storms.some(({ storm }) => storm === 'great' || storm === ship);
}

function toPuzzle(id: string, stretch: Stretch, kind: PuzzleKind, answers: Answers): Puzzle[] {
  const judged = judge(stretch, hear(stretch).told, answers);
  if (!judged || judged.themes.length === 0) return [];
  const { needed, themes, labour } = judged;
  // A rule that would play no part would only be in the way.
  if (themesOfTiles(stretch.variants).some((theme) => !themes.includes(theme))) return [];
  // What one report tells by itself is no puzzle.
  if (labour.reports < 2 || labour.doubts < (kind === 'ships' ? 1 : 2)) return [];
  const asked = SHIPS.filter((ship) => answers.has(ship));
  return [{ ...stretch, id, kind, asked, needed, themes, difficulty: difficultyOf(labour) }];
}

/** The themes that a game's tiles must come to, or the puzzle would do without them. */
function themesOfTiles({ maelstroms, fogBanks, lighthouses, seaMonsters }: Variants): Theme[] {
  return [
    ...(maelstroms > 0 ? ['caught' as const] : []),
    ...(fogBanks > 0 ? ['fog' as const] : []),
    ...(lighthouses > 0 ? ['lighthouse' as const] : []),
    ...(seaMonsters.length > 0 ? ['monster' as const] : []),
  ];
}

/** The name of a board in an id. */
export function letterOf({ id }: Pick<Board, 'id'>): string {
  return id.toLowerCase();
}
