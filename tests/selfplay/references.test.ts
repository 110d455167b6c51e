/**
 * The references, with which other boards are compared. If a test here fails because a board or an opponent has changed,
 * run `npm run check:boards -- --references`, and copy the table that it prints into boards/README.md.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playedOn, tableOfPlay } from '../../boards/workshop/by-play.ts';
import { BOARDS_FOLDER, boardFilesIn, readBoardFile } from '../../server/lib/read-board-file.ts';
import { SHIPS, type Board } from '../../shared/board/board.ts';
import { JUDGED_GAMES, judgingMatch } from '../../shared/selfplay/judgement.ts';
import { playMatch } from '../../shared/selfplay/match.ts';
import { REFERENCE_TALLIES } from '../../shared/selfplay/reference-tallies.ts';
import { REFERENCES } from '../../shared/selfplay/references.ts';

const boards = boardFilesIn(BOARDS_FOLDER).flatMap((path): Board[] => {
  const parsed = readBoardFile(path);
  return parsed.ok ? [parsed.board] : [];
});
const tallies = Object.entries(REFERENCE_TALLIES);

describe('the references', () => {
  it('are our boards', () => {
    expect(REFERENCES.map(({ id }) => id)).toEqual(boards.map(({ id }) => id));
  });

  it.each(tallies)('of %s are results of the games by which boards are judged', (_, tally) => {
    expect(tally.games).toBe(JUDGED_GAMES);
    const arrivals = SHIPS.map((ship) => tally.arrivals[ship]);
    for (const count of arrivals) expect(count).toBeLessThanOrEqual(tally.games);
    const all = arrivals.reduce((sum, count) => sum + count, 0);
    // In a game that is won three or four ships come home, and in a game that is lost at most two.
    expect(all).toBeGreaterThanOrEqual(3 * tally.won);
    expect(all).toBeLessThanOrEqual(4 * tally.won + 2 * (tally.games - tally.won));
    expect(tally.thirdArrivals).toBeGreaterThanOrEqual(3 * tally.won);
    expect(tally.thirdArrivals).toBeLessThanOrEqual(11 * tally.won);
  });

  it('are the table in boards/README.md', () => {
    const table = tableOfPlay(tallies.map(([id, tally]) => playedOn({ id }, tally)));
    expect(readFileSync(`${BOARDS_FOLDER}/README.md`, 'utf8')).toContain(table);
  });
});

/** Pins how the opponents play: faster code must make the same decisions, or the references are out of date. */
it.each([
  ['A', '8788730b6e6c4032'],
  ['B', 'b09cdc0085dc3e33'],
  ['C', '20790c0361abb3d6'],
  ['D', '2c42efe2053e809a'],
])('opponents play the first game on %s as they did for the references', (id, digest) => {
  const board = boards.find((one) => one.id === id) as Board;
  const { slowest, ...result } = playMatch(judgingMatch(board, 0));
  expect(slowest).toEqual({ navigators: 0, poseidon: 0 });
  expect(createHash('sha256').update(JSON.stringify(result)).digest('hex').slice(0, 16)).toBe(digest);
});
