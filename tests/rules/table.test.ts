/** Table commands before, during and after games: named cases, and properties that always hold. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_GAME, type Owners } from '../../shared/game/game.ts';
import { NO_WISHES } from '../../shared/game/rules/owners.ts';
import { decideTable } from '../../shared/table/decide.ts';
import type { TableDeps } from '../../shared/table/decide/deps.ts';
import { actingHost } from '../../shared/table/rules/host.ts';
import { whyNoJoin } from '../../shared/table/rules/knocks.ts';
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import { runningGame, seatOf } from '../../shared/table/queries.ts';
import { drawnBoard } from '../helpers/own-boards.ts';
import { Evening } from '../helpers/tables.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Table } from '../../shared/table/table.ts';

const DEPS: TableDeps = {
  boards: ['A', 'B'],
  hasRoom: () => true,
  hasSquare: () => true,
  openTables: 'public',
  newId: () => 'game',
  newLink: () => 'link',
  random: () => 0.5,
  present: [],
  company: [],
  saw: [],
  game: undefined,
  turn: undefined,
};

const joined = (player: string): TableEvent => ({ type: 'joined', player, name: player });
const sat = (player: string, seat: 'poseidon' | 'navigators' | null): TableEvent => ({
  type: 'sat',
  player,
  seat,
});
const MADE: TableEvent = { type: 'made', code: 'CD5F', board: 'A' };
const ANNS: Owners = { red: 'ann', green: 'ann', white: 'ann', yellow: 'ann' };
const BEGAN: TableEvent = {
  type: 'game-began',
  game: 'g',
  board: 'A',
  mode: 'cooperative',
  poseidon: 'pia',
  navigators: ['ann'],
  owners: ANNS,
  series: null,
};

const EMPTY = [MADE, joined('ann'), joined('pia'), joined('bob')];
const SEATED = [...EMPTY, sat('ann', 'navigators'), sat('pia', 'poseidon')];
const PLAYING = [...SEATED, BEGAN];
const PLAYED: TableEvent[] = [
  ...PLAYING,
  { type: 'game-ended', game: 'g', outcome: { winner: 'poseidon', arrived: [] } },
];

const REFUSED: readonly [string, TableEvent[], string, TableCommand, string][] = [
  ["Poseidon's seat is taken", SEATED, 'bob', { type: 'sit', seat: 'poseidon' }, 'seat-taken'],
  ['seats are kept while a game runs', PLAYING, 'ann', { type: 'sit', seat: null }, 'game-running'],
  ['Poseidon changes no side in a game', PLAYING, 'pia', { type: 'sit', seat: 'navigators' }, 'game-running'],
  ['only with somebody who asks', SEATED, 'ann', { type: 'swap-seats', player: 'pia' }, 'not-asked'],
  ['only to a Navigator', SEATED, 'pia', { type: 'swap-seats', player: 'bob' }, 'no-such-player'],
  ['not in a game', PLAYING, 'pia', { type: 'swap-seats', player: 'ann' }, 'game-running'],
  ['a board that there is not', SEATED, 'ann', { type: 'choose-board', board: 'Z' }, 'no-such-board'],
  ['another board in a game', PLAYING, 'ann', { type: 'choose-board', board: 'B' }, 'game-running'],
  [
    'other variants in a game',
    PLAYING,
    'ann',
    { type: 'choose-variants', variants: BASE_GAME },
    'game-running',
  ],
  ['a game with empty seats', EMPTY, 'ann', { type: 'begin-game' }, 'seats-empty'],
  ['a game begun by an onlooker', SEATED, 'bob', { type: 'begin-game' }, 'not-seated'],
  ['two games at once', PLAYING, 'ann', { type: 'begin-game' }, 'game-running'],
  ['no game to abandon', SEATED, 'ann', { type: 'abandon-game' }, 'no-game-running'],
  ['a game abandoned by an onlooker', PLAYING, 'bob', { type: 'abandon-game' }, 'not-seated'],
  ['leaving a game', PLAYING, 'ann', { type: 'leave' }, 'game-running'],
  ['a stranger', SEATED, 'eve', { type: 'begin-game' }, 'no-such-player'],
];

/** The table after a command, which must be allowed. */
function after(events: TableEvent[], player: string, command: TableCommand): Table {
  const table = replayTable(events);
  const decision = decideTable(table, player, command, DEPS);
  if (!decision.ok) throw new Error(decision.refusal);
  return decision.events.reduce(evolveTable, table);
}

describe('refused', () => {
  it.each(REFUSED)('%s', (_, events, player, command, refusal) => {
    expect(decideTable(replayTable(events), player, command, DEPS)).toEqual({ ok: false, refusal });
  });
});

describe('a log', () => {
  it('ignores an event of a later version', () => {
    const evening = new Evening(['ann']);
    const later = { type: 'sang-a-song', player: 'ann' } as unknown as TableEvent;
    expect(evolveTable(evening.table, later)).toEqual(evening.table);
    expect(replayTable([...evening.log, later])).toEqual(evening.table);
  });

  it.each([
    ['is empty', []],
    ['begins with somebody who comes', [joined('ann'), MADE]],
  ])('that %s makes no table', (_, events) => {
    expect(() => replayTable(events)).toThrow("a table's log begins with 'made'");
  });
});

describe('a table', () => {
  it('that is new has no players, and the base rules in cooperative mode', () => {
    expect(replayTable([MADE])).toEqual({
      code: 'CD5F',
      players: [],
      swaps: [],
      ownBoards: [],
      boardsBrought: 0,
      names: {},
      host: null,
      poseidon: null,
      navigators: [],
      board: 'A',
      variants: BASE_GAME,
      mode: 'cooperative',
      wishes: NO_WISHES,
      clock: null,
      oracle: null,
      surveyHelp: null,
      openChart: false,
      locked: false,
      open: null,
      olympus: { host: false, poseidon: false },
      freeText: null,
      talk: { said: 0, lines: [] },
      games: [],
      series: [],
    });
  });

  it('uses everybody’s latest name', () => {
    const table = after(SEATED, 'pia', { type: 'rename', name: 'Olympia' });
    expect(table.players.map(({ name }) => name)).toEqual(['ann', 'Olympia', 'bob']);
    expect(table.names).toEqual({ ann: 'ann', pia: 'Olympia', bob: 'bob' });
  });
});

describe('the host', () => {
  const hostOf = (...events: readonly TableEvent[]) => replayTable([...EMPTY, ...events]).host;
  const left = (player: string): TableEvent => ({ type: 'left', player });

  it('stays the same when another player leaves', () => {
    expect(hostOf({ type: 'host-passed', player: 'bob' }, left('pia'))).toBe('bob');
  });
  it('is nobody once all have left, and then the first to join', () => {
    const all = [left('ann'), left('pia'), left('bob')];
    expect(hostOf(...all)).toBeNull();
    expect(hostOf(...all, joined('cleo'), joined('dora'))).toBe('cleo');
  });
});

describe('allowed', () => {
  it('sitting down on the other side leaves the first', () => {
    const table = after([...EMPTY, sat('ann', 'navigators')], 'ann', { type: 'sit', seat: 'poseidon' });
    expect(table).toMatchObject({ poseidon: 'ann', navigators: [] });
  });
  it('sitting where one sits changes nothing', () => {
    const decision = decideTable(replayTable(SEATED), 'ann', { type: 'sit', seat: 'navigators' }, DEPS);
    expect(decision).toEqual({ ok: true, events: [] });
  });
  const ASKED = { type: 'swap-asked', player: 'ann', wish: true } as const;
  it('a swap exchanges the seats, whichever side has asked', () => {
    const table = after([...SEATED, ASKED], 'pia', { type: 'swap-seats', player: 'ann' });
    expect(table).toMatchObject({ poseidon: 'ann', navigators: ['pia'], swaps: [] });
    const other = after([...SEATED, { ...ASKED, player: 'pia' }], 'ann', {
      type: 'swap-seats',
      player: 'pia',
    });
    expect(other).toMatchObject({ poseidon: 'ann', navigators: ['pia'], swaps: [] });
  });
  it('a request to swap ends when it is taken back, with the seat, and when a game begins', () => {
    const asked = [...SEATED, ASKED];
    expect(replayTable(asked).swaps).toEqual(['ann']);
    expect(after(asked, 'ann', { type: 'ask-swap', wish: false }).swaps).toEqual([]);
    expect(after(asked, 'ann', { type: 'sit', seat: null }).swaps).toEqual([]);
    expect(after(asked, 'ann', { type: 'begin-game' }).swaps).toEqual([]);
  });
  it('players on one device swap without asking', () => {
    const company = { ...DEPS, company: ['pia', 'ann'] };
    const decision = decideTable(replayTable(SEATED), 'pia', { type: 'swap-seats', player: 'ann' }, company);
    expect(decision.ok).toBe(true);
  });
  it('a game begins with the seated players, on the chosen board', () => {
    const table = after([...SEATED, { type: 'board-chosen', board: 'B' }], 'ann', { type: 'begin-game' });
    expect(runningGame(table)).toMatchObject({
      id: 'game',
      board: 'B',
      poseidon: 'pia',
      navigators: ['ann'],
      owners: ANNS,
      state: 'running',
      outcome: null,
    });
  });
  it('a player without a seat joins the Navigators in a running game', () => {
    const admitted: TableEvent[] = [...PLAYING, { type: 'let-in', player: 'bob', by: 'pia' }];
    const table = after(admitted, 'bob', { type: 'sit', seat: 'navigators' });
    expect(runningGame(table)?.navigators).toEqual(['ann', 'bob']);
  });
  it('an abandoned game has no outcome', () => {
    const table = after(PLAYING, 'ann', { type: 'abandon-game' });
    expect(table.games).toMatchObject([{ state: 'abandoned', outcome: null }]);
    expect(runningGame(table)).toBeUndefined();
  });
  it('another game after the first, with other seats', () => {
    const swapped = after([...PLAYED, ASKED], 'pia', { type: 'swap-seats', player: 'ann' });
    const decision = decideTable(swapped, 'pia', { type: 'begin-game' }, DEPS);
    expect(decision).toMatchObject({ ok: true, events: [{ poseidon: 'ann', navigators: ['pia'] }] });
  });
  it('the host is the first to join, then the player who has been here longest', () => {
    expect(replayTable(SEATED).host).toBe('ann');
    expect(after(SEATED, 'ann', { type: 'leave' })).toMatchObject({ host: 'pia', navigators: [] });
  });
  it('five players fill a table', () => {
    const four = replayTable([...EMPTY, joined('cleo')]);
    expect(whyNoJoin(four)).toBeNull();
    expect(whyNoJoin(evolveTable(four, joined('dora')))).toBe('table-full');
  });
});

describe('always', () => {
  const PLAYERS = ['ann', 'pia', 'bob', 'cleo'];
  const player = fc.constantFrom(...PLAYERS);
  const command: fc.Arbitrary<TableCommand> = fc.oneof(
    fc.record({
      type: fc.constant('sit' as const),
      seat: fc.constantFrom('poseidon' as const, 'navigators' as const, null),
    }),
    fc.record({ type: fc.constant('swap-seats' as const), player }),
    fc.record({
      type: fc.constant('choose-board' as const),
      board: fc.constantFrom('A', 'B', 'Z', 'sea-RJ9Q'),
    }),
    fc.record({
      type: fc.constant('choose-own-board' as const),
      board: fc.constantFrom(drawnBoard(), { ...drawnBoard(), sacred: 'z1' }),
    }),
    fc.constantFrom<TableCommand>({ type: 'begin-game' }, { type: 'abandon-game' }, { type: 'leave' }),
  );

  it('nobody sits twice, games follow one another, and the log folds to the same table', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(player, command), { maxLength: 60 }), (asked) => {
        const log: TableEvent[] = [MADE, ...PLAYERS.map(joined)];
        let table = replayTable(log);
        for (const [who, what] of asked) {
          const decision = decideTable(table, who, what, DEPS);
          if (!decision.ok) continue;
          log.push(...decision.events);
          table = decision.events.reduce(evolveTable, table);
          expect(new Set(table.navigators).size).toBe(table.navigators.length);
          if (table.poseidon !== null) expect(seatOf(table, table.poseidon)).toBe('poseidon');
          expect(table.navigators).not.toContain(table.poseidon);
          expect(table.games.slice(0, -1).every(({ state }) => state !== 'running')).toBe(true);
        }
        expect(replayTable(log)).toEqual(table);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the host’s role', () => {
  it.each([
    ['the host, if present', ['ann', 'pia'], 'ann'],
    ['the present player who joined first, while the host is away', ['bob', 'pia'], 'pia'],
    ['the host, if nobody is present', [], 'ann'],
  ])('has %s', (_, present, host) => {
    expect(actingHost(replayTable(SEATED), present)).toBe(host);
  });

  it('belongs to the appointed host, even if others have been here longer', () => {
    const passed = replayTable([...SEATED, { type: 'host-passed', player: 'bob' }]);
    expect(actingHost(passed, ['ann', 'pia', 'bob'])).toBe('bob');
    expect(actingHost(passed, ['ann', 'pia'])).toBe('ann');
  });

  it('gives no extra rights to its new holder: only an absent player’s seat can be freed', () => {
    const command = { type: 'free-seat', player: 'ann' } as const;
    const away = { ...DEPS, present: ['pia', 'bob'] };
    expect(decideTable(replayTable(PLAYING), 'bob', command, away)).toMatchObject({ refusal: 'not-host' });
    expect(decideTable(replayTable(PLAYING), 'pia', command, away)).toMatchObject({ ok: true });
  });
});
