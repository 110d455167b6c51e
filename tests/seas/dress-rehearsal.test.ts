/** Dress rehearsals decide as the opponents do, and so predict how often these win. */
import { describe, expect, test } from 'vitest';
import { BOARDS_FOLDER, boardFilesIn, readBoardFile } from '../../server/lib/read-board-file.ts';
import type { Board, Ship } from '../../shared/board/board.ts';
import { HEADINGS, squaresOf, type Square } from '../../shared/board/squares.ts';
import { BASE_GAME, type GameEvent } from '../../shared/game/game.ts';
import { tell } from '../../shared/game/tell.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { ByReminders } from '../../shared/opponents/navigators/by-reminders.ts';
import { navigatorMind } from '../../shared/opponents/navigators/navigators.ts';
import type { Reckoning } from '../../shared/opponents/navigators/reckoning.ts';
import { poseidonMind } from '../../shared/opponents/poseidon/mind.ts';
import { drawSea } from '../../shared/seas/draw.ts';
import { exp, log2 } from '../../shared/seas/exact.ts';
import { markReport, nextShip } from '../../shared/seas/dress-rehearsal/crew.ts';
import { dressRehearse } from '../../shared/seas/dress-rehearsal/dress-rehearse.ts';
import { crewHeading } from '../../shared/seas/rehearsal/headings.ts';
import { ALL_SQUARES, clearMarks, drive, Squares } from '../../shared/seas/rehearsal/squares.ts';
import { stageOf } from '../../shared/seas/rehearsal/stage.ts';
import { classesOf } from '../../shared/seas/figures.ts';
import { watersOf } from '../../shared/seas/waters.ts';
import { seededBy } from '../../shared/seeded.ts';
import { REFERENCE_TALLIES } from '../../shared/selfplay/reference-tallies.ts';
import { playVoyage } from '../../shared/selfplay/voyage.ts';
import { cellsOf } from '../helpers/sketches.ts';

/** The ships clockwise from the north-west, as sketches number them. */
const CLOCKWISE: readonly Ship[] = ['white', 'green', 'red', 'yellow'];

function sketchOf(board: Board) {
  const waters = watersOf(board.columns);
  const squares = squaresOf(board);
  return {
    waters,
    classes: classesOf(waters, cellsOf(board)).slice(),
    starts: CLOCKWISE.map((ship) => squares.indexOf(board.starts[ship])),
  };
}

const ours = boardFilesIn(BOARDS_FOLDER).flatMap((path) => {
  const parsed = readBoardFile(path);
  return parsed.ok && parsed.board.id in REFERENCE_TALLIES ? [parsed.board] : [];
});

describe('predict how often the opponents win', () => {
  test.each(ours)('on board $id', (board) => {
    const { waters, classes, starts } = sketchOf(board);
    const { won, games } = dressRehearse(waters, classes, starts, 600, 1);
    const real = REFERENCE_TALLIES[board.id as keyof typeof REFERENCE_TALLIES];
    // Chance alone makes these shares differ by 0.04 (standard deviation).
    expect(Math.abs(won / games - real.won / real.games)).toBeLessThan(0.11);
  });
});

describe('the crew', () => {
  const boards = [
    ...ours,
    drawSea({ version: 1, size: 9, difficulty: 'expert', seed: 3 }),
    drawSea({ version: 1, size: 13, difficulty: 'standard', seed: 3 }),
  ];
  const games = boards.flatMap((board) => [1, 2, 3].map((game) => ({ id: board.id, board, game })));

  test.each(games)('gives the orders of the real crew and marks its squares: $id, game $game', (one) => {
    const { board, game } = one;
    const { waters, classes, starts } = sketchOf(board);
    const squares = squaresOf(board);
    const number = (square: Square) => squares.indexOf(square);
    const stage = stageOf(waters, classes, game);
    clearMarks();
    const fleet = starts.map((at) => {
      const marked = new Squares(ALL_SQUARES);
      marked.place(at);
      return { at, isHome: false, hasStepped: false, marked };
    });
    const shipOf = (ship: Ship) => {
      const found = fleet[CLOCKWISE.indexOf(ship)];
      if (!found) throw new Error(ship);
      return found;
    };
    let view: NavigatorsView | undefined;
    let real: Reckoning | undefined;
    let reports = 0;
    const hear = (event: GameEvent) => {
      const told = tell(event, 'navigators');
      view = told ? followNavigators(view, told) : view;
      if (told && view) real = real ? real.hear(told, view) : new ByReminders(view);
    };
    const follow = (event: GameEvent) => {
      hear(event);
      if (event.type === 'round-began') for (const ship of fleet) ship.hasStepped = ship.isHome;
      if (event.type === 'storm-played')
        for (const { ship, to } of event.pushes) {
          shipOf(ship).at = number(to);
          drive(stage, shipOf(ship).marked);
        }
      if (event.type !== 'sailed') return;
      const ship = shipOf(event.ship);
      expect(nextShip(stage, fleet)).toBe(ship);
      const heading = HEADINGS.indexOf(event.heading);
      // Of equally good headings, the crew chooses one at random.
      const headings = Array.from({ length: 40 }, () => crewHeading(stage, ship.marked));
      expect(headings).toContain(heading);
      const from = ship.at;
      ship.at = number(event.to);
      ship.hasStepped = true;
      if (event.arrived) {
        ship.isHome = true;
        ship.marked.place(ship.at);
        return;
      }
      markReport(stage, fleet, ship, from, heading);
      const { list, count } = ship.marked;
      expect(new Set(list.slice(0, count))).toEqual(new Set(real?.squares(event.ship).map(number)));
      reports++;
    };
    const log = playVoyage({
      board,
      variants: BASE_GAME,
      crew: { crew: navigatorMind(2) },
      poseidon: poseidonMind(2),
      random: seededBy(`crew ${game}`),
    });
    for (const event of log) follow(event);
    expect(reports).toBeGreaterThan(10);
  });
});

test('the exact functions come near those of Math', () => {
  for (const number of [1e-9, 0.003, 0.1, 0.5, 0.77, 1])
    expect(log2(number)).toBeCloseTo(Math.log2(number), 4);
  for (const power of [-9, -3, -0.4, 0, 0.7, 2]) expect(exp(power) / Math.exp(power)).toBeCloseTo(1, 1);
});
