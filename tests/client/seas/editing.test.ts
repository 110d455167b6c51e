/** Drawing a board: what each tool does, mirrored and turned copies, other sizes, undoing, and what is stored. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canCopy, copied, COPIES, resized, type Copy } from '../../../client/seas/editing/copies.ts';
import { cleanName, faultsOf, newBoard, readStored, storeBoard } from '../../../client/seas/editing/drawn.ts';
import { begun, changed, redone, undone } from '../../../client/seas/editing/history.ts';
import { move, paint, strokeFrom, tap, TOOLS } from '../../../client/seas/editing/tools.ts';
import { SHIPS, type Board, type Ship } from '../../../shared/board/board.ts';
import { parseBoard } from '../../../shared/board/parse-board.ts';
import { squaresOf, type Square } from '../../../shared/board/squares.ts';
import { boards } from '../../helpers/arbitraries.ts';
import { drawBoard } from '../../helpers/boards.ts';

/** The content of a board's file, written by hand here, so that the tests don't depend on the code that writes files. */
function fileOf(board: Board): unknown {
  const { name, columns, rows, sacred, deepSea } = board;
  const on = (kind: string) =>
    squaresOf(board).filter(
      (square) => board.islands[square] === kind && !SHIPS.some((ship) => board.starts[ship] === square),
    );
  const start = (ship: Ship) => ({ square: board.starts[ship], kind: board.islands[board.starts[ship]] });
  const starts = Object.fromEntries(SHIPS.map((ship) => [ship, start(ship)]));
  return { name, columns, rows, sacred, starts, woody: on('woody'), rocky: on('rocky'), deepSea };
}

/** Random boards with random changes to them, as somebody draws them. */
const drawn = fc
  .tuple(
    boards,
    fc.array(
      fc.tuple(fc.constantFrom(...TOOLS, ...COPIES, 'columns', 'rows'), fc.nat(), fc.nat(), fc.boolean()),
      { maxLength: 30 },
    ),
  )
  .map(([first, changes]) =>
    changes.reduce<Board>((board, [what, one, other, grows]) => {
      const squares = squaresOf(board);
      const at = (number: number) => squares[number % squares.length] ?? 'a1';
      if (what === 'columns' || what === 'rows') return resized(board, what, grows ? 1 : -1);
      if ((COPIES as readonly string[]).includes(what))
        return canCopy(board, what as Copy) ? copied(board, what as Copy) : board;
      return grows ? tap(board, at(one), what as (typeof TOOLS)[number]) : move(board, at(one), at(other));
    }, first),
  );

describe('whatever is drawn', () => {
  it('is a file that is accepted, unless a fault is shown', () => {
    let refused = 0;
    fc.assert(
      fc.property(drawn, (board) => {
        const faults = faultsOf(board);
        const parsed = parseBoard('OWN', fileOf(board));
        expect(parsed.ok).toBe(faults.length === 0);
        if (parsed.ok) expect(parsed.board).toEqual({ ...board, id: 'OWN' });
        else {
          refused++;
          const shown = faults.map((fault) => ('ship' in fault ? `starts.${fault.ship}.square` : 'name'));
          expect(parsed.faults.map(({ place }) => place)).toEqual(shown);
        }
      }),
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('is the same after it was stored and read again', () => {
    fc.assert(
      fc.property(drawn, (board) => {
        expect(readStored(storeBoard(board))).toEqual({ ...board, id: '' });
      }),
    );
  });
});

const SEA = drawBoard(`
  R..w..G
  .......
  ..~....
  ...S...
  .......
  .......
  W.....Y
`);

describe('a tool', () => {
  it('paints, and takes away what it would paint again', () => {
    expect(tap(SEA, 'b2', 'woody').islands.b2).toBe('woody');
    expect(tap(SEA, 'd1', 'woody').islands.d1).toBeUndefined();
    expect(tap(SEA, 'd1', 'rocky').islands.d1).toBe('rocky');
    expect(tap(SEA, 'c3', 'rocky')).toMatchObject({ deepSea: [], islands: { c3: 'rocky' } });
    expect(tap(SEA, 'd1', 'deepSea').deepSea).toEqual(['d1', 'c3']);
    expect(tap(SEA, 'c3', 'sea').deepSea).toEqual([]);
    expect(strokeFrom(SEA, 'c3', 'deepSea')).toBe('sea');
  });

  it('never removes a start or the Sacred Island', () => {
    for (const square of ['d4', 'a1', 'g7'] as const)
      for (const what of ['sea', 'deepSea'] as const) expect(tap(SEA, square, what)).toBe(SEA);
    expect(paint(SEA, 'a1', 'rocky')).toBe(SEA);
  });

  it('changes the kind of a start', () => {
    expect(tap(SEA, 'a1', 'rocky').islands.a1).toBe('rocky');
    expect(tap(SEA, 'a1', 'woody')).toEqual(SEA);
    expect(tap(SEA, 'a1', 'red').islands.a1).toBe('rocky');
  });

  it('moves a start, which takes its island along or takes over the island that is there', () => {
    const moved = tap(SEA, 'b3', 'red');
    expect(moved.starts.red).toBe('b3');
    expect(moved.islands).toMatchObject({ b3: 'woody' });
    expect(moved.islands.a1).toBeUndefined();
    expect(tap(tap(SEA, 'b3', 'rocky'), 'b3', 'red').islands.b3).toBe('rocky');
    expect(tap(SEA, 'c3', 'red')).toMatchObject({ deepSea: [], starts: { red: 'c3' } });
  });

  it('lets what is moved change places with what is there', () => {
    const swapped = tap(SEA, 'a7', 'red');
    expect(swapped.starts).toEqual({ ...SEA.starts, red: 'a7', white: 'a1' });
    expect(swapped.islands).toMatchObject({ a7: 'woody', a1: 'rocky' });
    const goal = tap(SEA, 'a1', 'sacred');
    expect(goal).toMatchObject({
      sacred: 'a1',
      starts: { red: 'd4' },
      islands: { a1: 'sacred', d4: 'woody' },
    });
    expect(move(SEA, 'd4', 'a1')).toEqual(goal);
  });
});

describe('a copy', () => {
  it('mirrors and turns the whole board', () => {
    expect(copied(SEA, 'side')).toMatchObject({ starts: { red: 'g1', green: 'a1' }, deepSea: ['e3'] });
    expect(copied(SEA, 'top')).toMatchObject({ starts: { red: 'a7', white: 'a1' }, deepSea: ['c5'] });
    expect(copied(SEA, 'turn')).toMatchObject({ starts: { red: 'g1', white: 'a1' }, deepSea: ['e3'] });
  });

  it('leads back to the same board: two mirrors, four quarter turns', () => {
    fc.assert(
      fc.property(drawn, (board) => {
        expect(copied(copied(board, 'side'), 'side')).toEqual(board);
        expect(copied(copied(board, 'top'), 'top')).toEqual(board);
        const turn = (one: Board) => copied(one, 'turn');
        expect(turn(turn(turn(turn(board))))).toEqual(board);
      }),
    );
  });

  it('repeats the first quarter in all four, mirrored or turned', () => {
    const turned = copied(
      drawBoard(`
        .R.....
        r.w....
        .~.....
        ...S...
        ......G
        W......
        ......Y
      `),
      'turned',
    );
    expect(drawingOf(turned)).toBe('.R...r.\nr.w.~.G\n.~...w.\n...S...\n.w...~.\nW.~.w.r\n.r...Y.');
    const mirrored = copied(drawn3, 'mirrored');
    expect(drawingOf(mirrored)).toBe('R..w..G\n.r...r.\n~.....~\n...S...\n~.....~\n.r...r.\nW..w..Y');
  });

  it('makes four quarters that really are alike', () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom('mirrored', 'turned'), (board, copy) => {
        if (!canCopy(board, copy)) return;
        const once = copied(board, copy);
        expect(copied(once, copy).deepSea).toEqual(once.deepSea);
        expect(copied(once, copy).sacred).toBe(board.sacred);
      }),
    );
  });
});

const drawn3 = drawBoard(`
  R..w...
  .r.....
  ~......
  ...S...
  ..w....
  ......G
  W.....Y
`);

/** A board as text. */
function drawingOf(board: Board): string {
  const letters: Record<string, string> = { woody: 'w', rocky: 'r', sacred: 'S' };
  const letter = (square: Square) => {
    const ship = SHIPS.find((one) => board.starts[one] === square);
    if (ship) return ship.charAt(0).toUpperCase();
    return letters[board.islands[square] ?? ''] ?? (board.deepSea.includes(square) ? '~' : '.');
  };
  const row = (number: number) =>
    squaresOf(board)
      .slice(number * board.columns, (number + 1) * board.columns)
      .map(letter)
      .join('');
  return Array.from({ length: board.rows }, (_, number) => row(number)).join('\n');
}

describe('another size', () => {
  it('keeps starts in the corners and the Sacred Island in the middle', () => {
    let board = newBoard('Mine');
    for (const size of [10, 11, 12, 13, 14, 15])
      expect((board = resized(resized(board, 'columns', 1), 'rows', 1))).toMatchObject({
        columns: size,
        rows: size,
      });
    expect(board).toMatchObject({
      sacred: 'h8',
      starts: { red: 'o15', green: 'o1', white: 'a1', yellow: 'a15' },
    });
    expect(resized(board, 'rows', 1)).toBe(board);
    for (let times = 0; times < 8; times++) board = resized(resized(board, 'columns', -1), 'rows', -1);
    expect(board).toMatchObject({
      sacred: 'd4',
      starts: { red: 'g7', green: 'g1', white: 'a1', yellow: 'a7' },
    });
    expect(resized(board, 'columns', -1)).toBe(board);
  });

  it('moves a start out of a column that disappears', () => {
    const board = resized(tap(newBoard(''), 'f1', 'green'), 'columns', -1);
    expect(board.columns).toBe(8);
    expect(new Set([...Object.values(board.starts), board.sacred]).size).toBe(5);
    expect(board.islands[board.starts.green]).toBe('rocky');
  });
});

describe('history', () => {
  it('undoes and does again, and forgets what was undone after another change', () => {
    let history = changed(changed(begun('one'), 'two'), 'three');
    history = undone(undone(history));
    expect(history.now).toBe('one');
    expect(undone(history).now).toBe('one');
    expect(redone(history).now).toBe('two');
    expect(redone(changed(redone(history), 'else')).now).toBe('else');
    expect(undone(changed(redone(history), 'else')).now).toBe('two');
  });

  it('has no step for what changed nothing', () => {
    const history = begun(newBoard(''));
    expect(changed(history, tap(history.now, 'a1', 'sea'))).toBe(history);
  });
});

describe('what is stored', () => {
  it.each([
    ['too short', { ...storeBoard(SEA), squares: '.' }],
    ['two Sacred Islands', { ...storeBoard(SEA), squares: storeBoard(SEA).squares.replace('.', 'S') }],
    ['no Sacred Island', { ...storeBoard(SEA), squares: storeBoard(SEA).squares.replace('S', '.') }],
    ['two red starts', { ...storeBoard(SEA), squares: storeBoard(SEA).squares.replace('.', 'R') }],
    ['an unknown sign', { ...storeBoard(SEA), squares: storeBoard(SEA).squares.replace('.', '?') }],
    ['another size', { ...storeBoard(SEA), rows: 8 }],
  ])('is no board: %s', (_, stored) => {
    expect(readStored(stored)).toBeUndefined();
  });
});

describe('a name', () => {
  it('is one line of visible characters, at most forty', () => {
    expect(cleanName('  The\n\tReefs\u200b of\u202e  Ann ')).toBe('The Reefs of Ann');
    expect(cleanName('\u200b \u2800')).toBe('');
    expect(cleanName(`${'x'.repeat(39)}😀`)).toBe('x'.repeat(39));
  });
});
