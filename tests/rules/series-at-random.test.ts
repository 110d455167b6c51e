/** Whole series with random interference. Each must end, and its points must add up (ruling 26). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { shares, shipsOf } from '../../shared/game/rules/owners.ts';
import type { Random } from '../../shared/random.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { seatOf } from '../../shared/table/queries.ts';
import {
  endedGames,
  nextPoseidon,
  runningSeries,
  seriesPlayers,
  seriesWinners,
  standings,
} from '../../shared/table/series.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import type { SeriesBoards } from '../../shared/table/series-record.ts';
import { oneOf, seeded } from '../helpers/random.ts';
import { BOARDS, Evening } from '../helpers/tables.ts';

const atRandom = (boards: SeriesBoards): TableCommand => ({
  type: 'begin-series',
  order: 'lot',
  boards,
  sameVariants: true,
});
const FIVE = ['ann', 'ben', 'cleo', 'dora', 'eve'];

function someShips(random: Random): Ship[] {
  return SHIPS.filter(() => random() < 0.4);
}

/** A random action in the middle of a series, which may be allowed or not. */
function interference(evening: Evening, random: Random): void {
  const { players, host } = evening.table;
  const somebody = oneOf(players, random).id;
  const other = oneOf(players, random).id;
  const seat = oneOf(['poseidon', 'navigators', null] as const, random);
  const commands: [player: string, TableCommand][] = [
    [host ?? somebody, { type: 'free-seat', player: other }],
    [host ?? somebody, { type: 'remove-player', player: other }],
    [somebody, { type: 'leave' }],
    [somebody, { type: 'sit', seat, knowing: random() < 0.5 }],
    [somebody, { type: 'abandon-game' }],
    [somebody, { type: 'swap-seats', player: other }],
    [somebody, { type: 'wish-ship', ship: oneOf(SHIPS, random), wish: random() < 0.8 }],
    [somebody, { type: 'choose-board', board: oneOf(BOARDS, random) }],
    [somebody, { type: 'choose-mode', mode: 'cooperative' }],
    [somebody, atRandom('same')],
  ];
  const [player, command] = oneOf(commands, random);
  evening.tries(player, command);
  if (random() < 0.1 && players.length < 5) evening.joins(`late${evening.log.length}`);
}

/** The points in a game, counted ship by ship as ruling 26 says. */
function countedPoints({ outcome, owners, cooperative, navigators, poseidon }: GameRecord): number {
  if (!outcome) return 0;
  return SHIPS.reduce((sum, ship) => {
    const home = outcome.arrived.includes(ship);
    if (!home) return sum + (poseidon === null ? 0 : 1);
    if (ship === cooperative) return sum + navigators.length;
    return sum + (owners[ship] === null ? 0 : 3);
  }, 0);
}

function checkGame(evening: Evening): void {
  const { game, table } = evening;
  const running = runningSeries(table);
  expect(game.navigators).not.toContain(game.poseidon);
  if (!running || game.state !== 'running') return;
  expect(table.mode).toBe('competing');
  // The seats must always agree with the current game.
  for (const { id } of table.players) {
    const side = game.poseidon === id ? 'poseidon' : game.navigators.includes(id) ? 'navigators' : null;
    expect(seatOf(table, id)).toBe(side);
  }
}

function checkSeries(evening: Evening): void {
  const { table, series } = evening;
  const ended = endedGames(table, series);
  const turns = ended.map(({ turnOf }) => turnOf);
  expect(new Set(turns).size).toBe(turns.length);
  expect(turns.every((player) => series.order.includes(player))).toBe(true);
  if (series.state === 'ended') {
    for (const player of seriesPlayers(table, series)) expect(turns).toContain(player);
  }
  const lines = standings(table, series);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  expect(total).toBe(ended.reduce((sum, game) => sum + countedPoints(game), 0));
  for (const line of lines) {
    expect(line.games).toHaveLength(ended.length);
    expect(line.place).toBe(1 + lines.filter((other) => other.total > line.total).length);
  }
  const best = Math.max(...lines.map((line) => line.total));
  const winners = lines.filter((line) => line.total === best).map(({ player }) => player);
  expect(seriesWinners(table, series)).toEqual(winners);
}

describe('whole series at random', () => {
  it('come to an end with everybody Poseidon once, and the points add up', () => {
    const states = new Set<string>();
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom<SeriesBoards>('same', 'in turn', 'chosen', 'new seas'),
        fc.constantFrom(0, 0.3, 0.7),
        fc.nat(),
        (count, boards, trouble, seed) => {
          const random = seeded(seed);
          const players = FIVE.slice(0, count);
          const evening = new Evening(players, random).seats('ann', ...players.slice(1));
          if (boards === 'new seas') evening.does('ann', { type: 'choose-board', board: 'sea-RJ9Q' });
          evening.does('ann', atRandom(boards));
          for (let step = 0; evening.series.state === 'running'; step++) {
            // The interference stops after 60 steps. From then on, the series must come to an end.
            if (step < 60 && random() < trouble) interference(evening, random);
            else if (evening.isPlaying) evening.ends(...someShips(random));
            else {
              const player = nextPoseidon(evening.table, evening.series);
              const others = seriesPlayers(evening.table, evening.series).filter((other) => other !== player);
              evening.does(oneOf(others, random), { type: 'begin-game' });
              expect(evening.game).toMatchObject({ poseidon: player, turnOf: player, navigators: others });
              const split = others.map((other) => shipsOf(evening.game.owners, other).length);
              expect(split.sort((a, b) => b - a)).toEqual(shares(others.length, 'competing'));
              if (boards === 'same') expect(evening.game.board).toBe('A');
            }
            if (evening.table.games.length > 0) checkGame(evening);
            expect(step).toBeLessThan(100);
          }
          checkSeries(evening);
          if (trouble === 0)
            expect(evening.table.games.map(({ turnOf }) => turnOf)).toEqual(evening.series.order);
          expect(replayTable(evening.log)).toEqual(evening.table);
          states.add(evening.series.state);
        },
      ),
      { numRuns: 300 },
    );
    expect([...states].sort()).toEqual(['abandoned', 'ended']);
  });
});
