import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measure } from '../../shared/seas/measure.ts';
import { fileArbitrary as files, grids, gridsWithSquare } from './files.ts';
import { parseBoard } from '../../shared/board/parse-board.ts';
import {
  distance,
  headingBetween,
  HEADINGS,
  makeSquare,
  neighbours,
  onBorder,
  parseSquare,
  placeOf,
  squaresOf,
  step,
} from '../../shared/board/squares.ts';

const gridsWithTwoSquares = grids.chain((grid) => {
  const squares = fc.constantFrom(...squaresOf(grid));
  return fc.record({ grid: fc.constant(grid), from: squares, to: squares });
});

describe('any well-formed board', () => {
  test('parses to what the file says, all of it', () => {
    fc.assert(
      fc.property(files, (file) => {
        const parsed = parseBoard('X', JSON.parse(JSON.stringify(file)));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
        const { board } = parsed;
        const { name, columns, rows, sacred } = file;
        expect(board).toMatchObject({ id: 'X', name, columns, rows, sacred, deepSea: file.deepSea });
        expect(board.islands).toEqual({
          [sacred]: 'sacred',
          ...Object.fromEntries(Object.values(file.starts).map(({ square, kind }) => [square, kind])),
          ...Object.fromEntries(file.woody.map((square) => [square, 'woody'])),
          ...Object.fromEntries(file.rocky.map((square) => [square, 'rocky'])),
        });
        for (const ship of ['red', 'green', 'white', 'yellow'] as const) {
          expect(board.starts[ship]).toBe(file.starts[ship].square);
        }
      }),
    );
  });

  test('has measures within their natural limits', () => {
    fc.assert(
      fc.property(files, (file) => {
        const parsed = parseBoard('X', file);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
        const measures = measure(parsed.board);
        expect(measures.stormAmbiguity).toBeGreaterThanOrEqual(1);
        expect(measures.stormAmbiguity).toBeLessThanOrEqual(8);
        expect(measures.classBits).toBeGreaterThan(0);
        expect(measures.classBits).toBeLessThanOrEqual(Math.log2(file.columns * file.rows));
        expect(measures.patches.reduce((sum, size) => sum + size, 0)).toBe(file.deepSea.length);
      }),
      { numRuns: 25 },
    );
  });
});

describe('squares', () => {
  test('parseSquare and makeSquare are a round trip', () => {
    fc.assert(
      fc.property(gridsWithSquare, ({ grid, square }) => {
        expect(parseSquare(grid, square)).toBe(square);
        expect(makeSquare(grid, placeOf(square))).toBe(square);
      }),
    );
  });

  test('parseSquare takes nothing that is no square of the grid', () => {
    const texts = fc.oneof(fc.string({ maxLength: 4 }), fc.stringMatching(/^[a-pA-C][0-9]{1,2}$/));
    fc.assert(
      fc.property(grids, texts, (grid, text) => {
        const known = squaresOf(grid).find((square) => square === text);
        expect(parseSquare(grid, text)).toBe(known);
      }),
      { numRuns: 500 },
    );
  });

  test('squaresOf lists each square once, from a1 row by row', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const squares = squaresOf(grid);
        expect(new Set(squares).size).toBe(grid.columns * grid.rows);
        expect(squares.slice(0, 2)).toEqual(['a1', 'b1']);
        expect(squares[grid.columns]).toBe('a2');
      }),
    );
  });

  test('step and headingBetween are inverse', () => {
    fc.assert(
      fc.property(gridsWithSquare, fc.constantFrom(...HEADINGS), ({ grid, square }, heading) => {
        const to = step(grid, square, heading);
        if (to) {
          expect(headingBetween(square, to)).toBe(heading);
          expect(distance(square, to)).toBe(1);
        } else {
          expect(onBorder(grid, square)).toBe(true);
        }
      }),
    );
  });

  test('there is a heading between two squares exactly when they are one apart', () => {
    fc.assert(
      fc.property(gridsWithTwoSquares, ({ grid, from, to }) => {
        const heading = headingBetween(from, to);
        expect(heading !== undefined).toBe(distance(from, to) === 1);
        if (heading) expect(step(grid, from, heading)).toBe(to);
      }),
    );
  });

  test('a square has 8 neighbours, on the border 5, in a corner 3, all different', () => {
    fc.assert(
      fc.property(gridsWithSquare, ({ grid, square }) => {
        const { column, row } = placeOf(square);
        const edges = [column === 0, row === 0, column === grid.columns - 1, row === grid.rows - 1];
        const around = neighbours(grid, square);
        expect(around.length).toBe([8, 5, 3][edges.filter(Boolean).length]);
        expect(new Set([...around, square]).size).toBe(around.length + 1);
        expect(onBorder(grid, square)).toBe(edges.includes(true));
      }),
    );
  });

  test('distance is how many steps it takes', () => {
    fc.assert(
      fc.property(gridsWithTwoSquares, ({ grid, from, to }) => {
        expect(distance(from, to)).toBe(distance(to, from));
        expect(distance(from, to) === 0).toBe(from === to);
        // From any other square, some step shortens the distance by exactly one, and no step shortens it by more than
        // one.
        const nearest = Math.min(...neighbours(grid, from).map((beside) => distance(beside, to)));
        if (from !== to) expect(nearest).toBe(distance(from, to) - 1);
      }),
    );
  });

  test.each([
    ['N', 'e4'],
    ['NE', 'f4'],
    ['E', 'f5'],
    ['SE', 'f6'],
    ['S', 'e6'],
    ['SW', 'd6'],
    ['W', 'd5'],
    ['NW', 'd4'],
  ] as const)('%s of e5 lies %s', (heading, to) => {
    expect(step({ columns: 9, rows: 9 }, 'e5', heading)).toBe(to);
  });
});
