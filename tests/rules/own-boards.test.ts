/** Seas, and boards that players bring to a table: choosing them, keeping them, and series on them. */
import { describe, expect, it } from 'vitest';
import { BASE_GAME } from '../../shared/game/game.ts';
import { parseSeaId, seaId, seedsOf, type Sea } from '../../shared/seas/code.ts';
import { seaAfter } from '../../shared/table/boards.ts';
import { listingOf } from '../../shared/table/listing.ts';
import { nextBoard } from '../../shared/table/series.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { SeriesBoards } from '../../shared/table/series-record.ts';
import { MOST_OWN_BOARDS } from '../../shared/table/table.ts';
import { inSeries, seated, SERIES } from '../helpers/evenings.ts';
import { boardOf, drawnBoard } from '../helpers/own-boards.ts';
import { Evening } from '../helpers/tables.ts';

const SEA: Sea = { version: 1, size: 11, difficulty: 'standard', seed: 42 };
const SEA_ID = seaId(SEA);

const bring = (name?: string): TableCommand => ({ type: 'choose-own-board', board: drawnBoard(name) });
const idOf = (name?: string) => boardOf(drawnBoard(name)).id;
const boards = ({ table }: Evening) => table.games.map(({ board }) => board);

describe('a sea', () => {
  it('is chosen by its id, and the game begins on it', () => {
    const evening = seated().does('ann', { type: 'choose-board', board: SEA_ID });
    expect(evening.log.at(-1)).toEqual({ type: 'board-chosen', board: SEA_ID });
    expect(evening.does('ann', { type: 'begin-game' }).game.board).toBe(SEA_ID);
  });

  it.each(['sea-', 'sea-K7M', SEA_ID.toLowerCase(), `${SEA_ID} `, SEA_ID.slice(4), SEA_ID.toUpperCase()])(
    'has no other spelling: %j',
    (board) => {
      expect(seated().tries('ann', { type: 'choose-board', board })).toBe('no-such-board');
    },
  );
});

describe('a board of one’s own', () => {
  it('is chosen with its content, which the table keeps', () => {
    const board = boardOf(drawnBoard());
    const evening = seated().does('ann', bring());
    expect(evening.log.at(-1)).toEqual({ type: 'own-board-chosen', board });
    expect(evening.table).toMatchObject({ board: board.id, ownBoards: [board], boardsBrought: 1 });
    expect(board.id).toMatch(/^own-[0-9a-z]+$/);
    expect(evening.does('ann', { type: 'begin-game' }).game.board).toBe(board.id);
  });

  it('is chosen again by its id, or with its content, without being brought again', () => {
    const evening = seated().does('ann', bring()).does('ann', { type: 'choose-board', board: 'B' });
    const { length } = evening.log;
    evening.does('ann', { type: 'choose-board', board: idOf() });
    evening.does('ann', { type: 'choose-board', board: 'B' }).does('ann', bring());
    expect(evening.log.slice(length)).toEqual([
      { type: 'board-chosen', board: idOf() },
      { type: 'board-chosen', board: 'B' },
      { type: 'board-chosen', board: idOf() },
    ]);
  });

  it('that was neither played nor chosen last is forgotten', () => {
    const evening = seated().does('ann', bring('One')).does('ann', bring('Two'));
    expect(evening.table.ownBoards.map(({ name }) => name)).toEqual(['Two']);
    expect(evening.tries('ann', { type: 'choose-board', board: idOf('One') })).toBe('no-such-board');
  });

  it('that was played is kept, until too many others were played after it', () => {
    const evening = seated();
    for (let i = 0; i <= MOST_OWN_BOARDS; i++)
      evening
        .does('ann', bring(`Water ${i}`))
        .does('ann', { type: 'begin-game' })
        .ends();
    const names = evening.table.ownBoards.map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: MOST_OWN_BOARDS }, (_, i) => `Water ${i + 1}`));
    expect(evening.table.boardsBrought).toBe(MOST_OWN_BOARDS + 1);
  });

  it('has a name like those of players: visible, on one line, and no longer than 40 characters', () => {
    const evening = seated().does('ann', bring('  Cal\u202Em\u0000\nSea\u200B '));
    expect(evening.table.ownBoards[0]?.name).toBe('Cal m Sea');
  });

  it('that a file could not describe is refused, with the place and the reason', () => {
    const evening = seated();
    const board = { ...drawnBoard(), woody: ['c3', 'e5'] };
    expect(evening.judges('ann', { type: 'choose-own-board', board })).toEqual({
      ok: false,
      refusal: 'bad-board',
      fault: { place: 'woody[1]', reason: 'e5 is taken already by sacred' },
    });
  });

  it('is refused to those who may not choose a board, whatever is wrong with it', () => {
    const bad: TableCommand = { type: 'choose-own-board', board: { ...drawnBoard(), sacred: 'z9' } };
    for (const command of [bring(), bad]) {
      expect(seated().tries('eve', command)).toBe('not-seated');
      expect(inSeries().tries('ann', command)).toBe('series-running');
      expect(seated().does('ann', { type: 'begin-game' }).tries('ann', command)).toBe('game-running');
    }
  });

  it('does not show its name in the list of open tables', () => {
    const evening = seated().does('ann', { type: 'open-table', open: { waitMinutes: null } });
    const listing = listingOf(evening.does('ann', bring('Buy at example.org')).table);
    expect(listing).toMatchObject({ board: idOf('Buy at example.org'), variants: BASE_GAME });
    expect(JSON.stringify(listing)).not.toContain('example');
  });
});

describe('a series', () => {
  const begin = (first: TableCommand, kind: SeriesBoards) =>
    new Evening(['ann', 'ben', 'cleo'])
      .seats('ann', 'ben', 'cleo')
      .does('ann', first)
      .does('ann', { type: 'begin-series', order: 'lot', boards: kind, sameVariants: true });
  const sail = (evening: Evening) => evening.plays('ann').plays('ann').plays('ann');
  const onSea: TableCommand = { type: 'choose-board', board: SEA_ID };

  it('on one sea, or on one board of one’s own', () => {
    expect(boards(sail(begin(onSea, 'same')))).toEqual([SEA_ID, SEA_ID, SEA_ID]);
    expect(boards(sail(begin(bring(), 'same')))).toEqual([idOf(), idOf(), idOf()]);
  });

  it('goes through all boards of the server after a sea or a board of one’s own', () => {
    expect(boards(sail(begin(onSea, 'in turn')))).toEqual([SEA_ID, 'A', 'B']);
    expect(boards(sail(begin(bring(), 'in turn')))).toEqual([idOf(), 'A', 'B']);
  });

  it('of chosen boards takes any', () => {
    const evening = begin(onSea, 'chosen').plays('ann').does('ann', bring()).plays('ann');
    evening.does('ann', { type: 'choose-board', board: 'C' }).plays('ann');
    expect(boards(evening)).toEqual([SEA_ID, idOf(), 'C']);
  });

  it('of new seas sails other seas of the same kind, and everybody knows the next one beforehand', () => {
    const evening = begin(onSea, 'new seas');
    expect(evening.series).toMatchObject({ boards: 'new seas', boardsInTurn: [SEA_ID] });
    for (let i = 0; i < 3; i++) {
      const next = nextBoard(evening.table);
      expect(evening.plays('ann').game.board).toBe(next);
    }
    const [first, ...others] = boards(evening);
    expect(first).toBe(SEA_ID);
    expect(new Set(boards(evening)).size).toBe(3);
    for (const other of others)
      expect(parseSeaId(other)).toMatchObject({ version: 1, size: 11, difficulty: 'standard' });
    expect(evening.series.state).toBe('ended');
  });

  it('of new seas sails the same sea again if a game was ended early', () => {
    const evening = begin(onSea, 'new seas').plays('ann');
    const next = nextBoard(evening.table);
    evening.does('ann', { type: 'begin-game' }).does('ann', { type: 'abandon-game' });
    expect(nextBoard(evening.table)).toBe(next);
  });

  it('of new seas has its boards fixed, and needs a sea to begin with', () => {
    expect(begin(onSea, 'new seas').tries('ann', { type: 'choose-board', board: 'B' })).toBe(
      'series-running',
    );
    expect(seated().tries('ann', { ...SERIES, boards: 'new seas' })).toBe('not-a-sea');
    expect(
      seated()
        .does('ann', bring())
        .tries('ann', { ...SERIES, boards: 'new seas' }),
    ).toBe('not-a-sea');
  });

  it('of new seas never changes its seas, because devices of any version must know them', () => {
    const seas = [0, 1, 2, 3, 4].map((games) => seaAfter(SEA_ID, 'id7', games));
    expect(seas).toEqual(['sea-RJ9Q', 'sea-TT5X', 'sea-R87N', 'sea-T2XR', 'sea-RX6R']);
    expect(seaAfter(SEA_ID, 'id8', 1)).not.toBe(seas[1]);
    const seeds = Array.from({ length: 200 }, (_, games) => parseSeaId(seaAfter(SEA_ID, 'id7', games))?.seed);
    expect(new Set(seeds).size).toBe(200);
    for (const seed of seeds) expect(seed).toBeLessThan(seedsOf(1));
  });

  it('on whose sea an older server has let somebody choose a board goes on with that board', () => {
    const evening = begin(onSea, 'new seas').plays('ann').happens({ type: 'board-chosen', board: 'B' });
    expect(boards(evening.plays('ann').plays('ann'))).toEqual([SEA_ID, 'B', 'B']);
  });
});
