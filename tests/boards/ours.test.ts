import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BANDS, notRising, outsideBand } from '../../boards/workshop/bands.ts';
import { fairness } from '../../boards/workshop/fairness.ts';
import { BOARDS_FOLDER, boardFilesIn, readBoardFile } from '../../server/lib/read-board-file.ts';
import { LEGEND, picture } from '../../boards/workshop/picture.ts';
import { faultsOf, judge, table } from '../../boards/workshop/report.ts';
import type { Board } from '../../shared/board/board.ts';
import { parseBoard } from '../../shared/board/parse-board.ts';

const README = join(BOARDS_FOLDER, 'README.md');

function ourBoard(id: string): Board {
  const parsed = readBoardFile(join(BOARDS_FOLDER, `${id.toLowerCase()}.json`));
  if (!parsed.ok) throw new Error(parsed.faults.map(({ place, reason }) => `${place}: ${reason}`).join('\n'));
  return parsed.board;
}

const ours = Object.keys(BANDS).map((id) => judge(ourBoard(id)));

describe('our boards', () => {
  test('there are four, and every file in the folder is a board', () => {
    expect(ours.map(({ board }) => board.id)).toEqual(['A', 'B', 'C', 'D']);
    expect(boardFilesIn(BOARDS_FOLDER).filter((path) => !readBoardFile(path).ok)).toEqual([]);
  });

  test.each(ours)('$board.id is within its band', (one) => {
    expect(faultsOf([one])).toEqual([]);
  });

  test.each(ours)('$board.id has the Sacred Island in its middle', ({ board }) => {
    const middle = (board.columns + 1) / 2;
    expect(board.sacred).toBe(`${'abcdefghijklmno'.charAt(middle - 1)}${middle}`);
  });

  test.each(ours)('$board.id has two woody starts and two rocky ones', ({ board }) => {
    const kinds = Object.values(board.starts).map((square) => board.islands[square]);
    expect(kinds.sort()).toEqual(['rocky', 'rocky', 'woody', 'woody']);
  });

  test('they rise in difficulty', () => {
    expect(faultsOf(ours)).toEqual([]);
  });

  test('they have names of their own', () => {
    expect(new Set(ours.map(({ board }) => board.name)).size).toBe(4);
  });

  test('the README shows the figures and the pictures that the judge prints', () => {
    const readme = readFileSync(README, 'utf8');
    expect(readme).toContain(table(ours));
    expect(readme).toContain(LEGEND);
    for (const { board } of ours) expect(readme).toContain(`${board.id}: ${board.name}\n${picture(board)}`);
  });
});

test('the example of the README is taken', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync(README, 'utf8')) ?? [];
  expect(parseBoard('EXAMPLE', JSON.parse(example))).toMatchObject({ ok: true });
});

describe('the judge as it is run', () => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [join(BOARDS_FOLDER, 'workshop', 'judge.ts'), ...options], {
      encoding: 'utf8',
    });

  test('prints the table, and ends well', () => {
    const { status, stdout } = run();
    expect(stdout).toBe(`${table(ours)}\n`);
    expect(status).toBe(0);
  });

  test('ends with 1 and a sentence for a file that is refused', () => {
    const { status, stdout } = run('nowhere.json');
    expect(stdout).toMatch(/^nowhere\.json is refused: \(file\): .+\.\n$/);
    expect(status).toBe(1);
  });
});

describe('the judge tells', () => {
  const [a, , , d] = ours;
  if (!a || !d) throw new Error('a board is missing');

  test('what is outside a band, in whole sentences', () => {
    const band = BANDS['D'];
    if (!band) throw new Error('no band for D');
    expect(outsideBand(a.board, { ...a.measures, patches: [] }, 0.5, band)).toEqual([
      'Board A: it is 9×9, and must be 13×13.',
      ...['red', 'green', 'white', 'yellow'].map(
        (ship) => `Board A: the ${ship} ship starts 4 from the Sacred Island, and must start 6 away.`,
      ),
      expect.stringMatching(/^Board A: the share of islands is 0\.222, and must be from 0\.13 to 0\.18\.$/),
      expect.stringMatching(/^Board A: the storm ambiguity is 1\.\d{3}, and must be from 2\.2 to 2\.3\.$/),
      expect.stringMatching(
        /^Board A: the number of class bits is 3\.\d{3}, and must be from 3\.6 to 3\.8\.$/,
      ),
      'Board A: the fairness is 0.500, and must be from 0.9 to 1.',
      'Board A: its patches of deep sea (squares: none) must be two or more, each of 3 squares or more.',
    ]);
  });

  test('that a board is no harder than the one before it', () => {
    const rising = [
      { id: 'A', stormAmbiguity: 1.7 },
      { id: 'B', stormAmbiguity: 1.9 },
    ];
    expect(notRising(rising)).toEqual([]);
    expect(notRising(rising.toReversed())).toEqual([
      'Board A: its storm ambiguity, 1.700, must be above that of board B, 1.900.',
    ]);
  });

  test('nothing against a board without a band, however unfair', () => {
    expect(faultsOf([{ ...a, board: { ...a.board, id: 'mine' } }])).toEqual([]);
  });

  test('a missing file as a fault and not as a crash', () => {
    const parsed = readBoardFile(join(BOARDS_FOLDER, 'nowhere.json'));
    expect(parsed).toMatchObject({ ok: false, faults: [{ place: '(file)' }] });
  });

  test('a file that is no JSON as a fault', () => {
    const parsed = readBoardFile(README);
    expect(parsed).toMatchObject({ ok: false, faults: [{ place: '(file)' }] });
  });

  test('a file whose name the table could not say as a fault', () => {
    const parsed = readBoardFile(join(BOARDS_FOLDER, 'two words.json'));
    expect(parsed).toMatchObject({
      ok: false,
      faults: [{ place: '(file)', reason: expect.stringContaining('letters, digits') }],
    });
  });

  test('fairness of a start from which nobody arrives as 0', () => {
    const arrivals = { red: 10, green: 10, white: 0, yellow: 10 };
    expect(fairness({ games: 10, won: 10, arrivals })).toBe(0);
    expect(fairness({ games: 10, won: 0, arrivals: { red: 0, green: 0, white: 0, yellow: 0 } })).toBe(0);
  });
});
