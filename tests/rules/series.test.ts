/** A series: each player is Poseidon once (ruling 26), even if players join late, leave, or end a game early. */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { shipsOf } from '../../shared/game/rules/owners.ts';
import {
  endedGames,
  nextBoard,
  pointsOf,
  seriesPlayers,
  seriesWinners,
  standings,
} from '../../shared/table/series.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { SeriesBoards } from '../../shared/table/series-record.ts';
import { always, seeded } from '../helpers/random.ts';
import { Evening } from '../helpers/tables.ts';

type BeginSeries = Extract<TableCommand, { type: 'begin-series' }>;

function series(order: 'lot' | readonly string[], boards: SeriesBoards = 'same'): BeginSeries {
  return { type: 'begin-series', order, boards, sameVariants: true };
}

/** A series of Ann, Ben and Cleo, who are Poseidon in this order. Ann is the host. */
const three = (boards?: SeriesBoards) =>
  new Evening(['ann', 'ben', 'cleo'], always(1))
    .seats('ann', 'ben', 'cleo')
    .does('ann', series(['ben', 'cleo', 'ann'], boards));

const poseidons = ({ table }: Evening) => table.games.map(({ poseidon }) => poseidon);
const boards = ({ table }: Evening) => table.games.map(({ board }) => board);

describe('the order', () => {
  it('is as it was chosen, and the seats change by themselves', () => {
    const evening = three().plays('ann', 'red');
    expect(evening.table).toMatchObject({ poseidon: 'ben', navigators: ['cleo', 'ann'] });
    evening.plays('cleo').plays('ben', ...SHIPS);
    expect(poseidons(evening)).toEqual(['ben', 'cleo', 'ann']);
    expect(evening.series.state).toBe('ended');
    expect(evening.log.at(-1)).toEqual({ type: 'series-ended', series: evening.series.id, complete: true });
  });

  it('at random: everybody once, in any order', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const evening = new Evening(['ann', 'ben', 'cleo'], seeded(seed)).seats('ann', 'ben', 'cleo');
      orders.add(evening.does('ben', series('lot')).series.order.join(' '));
    }
    expect([...orders].sort()).toEqual([
      'ann ben cleo',
      'ann cleo ben',
      'ben ann cleo',
      'ben cleo ann',
      'cleo ann ben',
      'cleo ben ann',
    ]);
  });

  it('continues between games without an event', () => {
    const { length } = three().log;
    const events = three().plays('ann').log.slice(length);
    expect(events.map(({ type }) => type)).toEqual(['game-began', 'game-ended']);
  });

  it('needs no Poseidon to begin: five Navigators may sit', () => {
    const five = ['ann', 'ben', 'cleo', 'dora', 'eve'];
    const evening = new Evening(five);
    for (const player of five) evening.does(player, { type: 'sit', seat: 'navigators' });
    evening.does('eve', series(five)).does('cleo', { type: 'begin-game' });
    expect(evening.game).toMatchObject({ poseidon: 'ann', navigators: ['ben', 'cleo', 'dora', 'eve'] });
    expect(evening.table.poseidon).toBe('ann');
  });

  it('is a competition, whatever was chosen before', () => {
    expect(three().does('ann', { type: 'begin-game' }).game.mode).toBe('competing');
  });
});

describe('the boards', () => {
  it('the same', () => {
    expect(boards(three('same').plays('ann').plays('ann').plays('ann'))).toEqual(['A', 'A', 'A']);
  });
  it('in turn, from the chosen one on', () => {
    const evening = new Evening(['ann', 'ben', 'cleo'])
      .seats('ann', 'ben', 'cleo')
      .does('ann', { type: 'choose-board', board: 'B' })
      .does('ann', series('lot', 'in turn'));
    expect(boards(evening.plays('ann').plays('ann').plays('ann'))).toEqual(['B', 'C', 'A']);
  });
  it('as chosen before each game', () => {
    const evening = three('chosen').plays('ann');
    evening.does('cleo', { type: 'choose-board', board: 'C' }).plays('ann').plays('ann');
    expect(boards(evening)).toEqual(['A', 'C', 'C']);
  });
});

describe('ships', () => {
  it('old wishes of the new Poseidon do not block anybody else\u2019s', () => {
    const evening = new Evening(['ann', 'ben', 'cleo'], seeded(3)).seats('ann', 'ben', 'cleo');
    evening.does('ben', { type: 'wish-ship', ship: 'green', wish: true });
    evening.does('cleo', { type: 'wish-ship', ship: 'red', wish: true });
    evening.does('cleo', { type: 'wish-ship', ship: 'yellow', wish: true });
    evening.does('ann', series(['ann', 'ben', 'cleo'])).plays('ann');
    expect(evening.game.owners).toEqual({ red: 'cleo', green: 'ben', white: 'ben', yellow: 'cleo' });
    evening.does('ann', { type: 'begin-game' });
    expect(evening.game.owners).toEqual({ red: 'cleo', green: 'ann', white: 'ann', yellow: 'cleo' });
  });
});

describe('a player who joins late', () => {
  it('watches until the series is over', () => {
    const evening = three().joins('dora');
    expect(evening.tries('dora', { type: 'sit', seat: 'navigators' })).toBe('series-running');
    evening.does('ann', { type: 'begin-game' });
    expect(evening.tries('dora', { type: 'sit', seat: 'navigators' })).toBe('game-running');
    evening.ends().plays('ann').plays('ann');
    expect(evening.series.state).toBe('ended');
    expect(evening.tries('dora', { type: 'sit', seat: 'navigators' })).toBeNull();
  });

  it('may take a seat that was freed, with its ships and points, but has no turn as Poseidon', () => {
    const evening = three().joins('dora').does('ann', { type: 'begin-game' });
    const ships = shipsOf(evening.game.owners, 'cleo');
    evening.does('ann', { type: 'free-seat', player: 'cleo' });
    expect(evening.game).toMatchObject({ navigators: ['ann'], adrift: [ships] });
    evening.letsIn('ann', 'dora').does('dora', { type: 'sit', seat: 'navigators' });
    expect(shipsOf(evening.game.owners, 'dora')).toEqual(ships);
    evening
      .ends(...ships)
      .plays('ann')
      .plays('ann');
    expect(poseidons(evening)).toEqual(['ben', 'cleo', 'ann']);
    const line = standings(evening.table, evening.series).find(({ player }) => player === 'dora');
    expect(line).toMatchObject({ total: 6, games: [6, undefined, undefined] });
    // Only the players of the series play the next game.
    expect(evening.table.games[1]?.navigators).toEqual(['ben', 'ann']);
  });

  it('ends the turn of the previous Poseidon by taking that seat', () => {
    const evening = three().joins('dora').does('ann', { type: 'begin-game' });
    evening.does('ann', { type: 'free-seat', player: 'ben' });
    expect(evening.game.poseidon).toBeNull();
    evening.letsIn('ann', 'dora').does('dora', { type: 'sit', seat: 'poseidon' }).ends('red');
    expect(evening.game).toMatchObject({ poseidon: 'dora', turnOf: 'ben' });
    expect(pointsOf(evening.game)['dora']).toBe(3);
    expect(evening.plays('ben').plays('ben').series.state).toBe('ended');
    expect(poseidons(evening)).toEqual(['dora', 'cleo', 'ann']);
  });
});

describe('a player who leaves', () => {
  it('is skipped, and the series completes without them', () => {
    const evening = three().plays('ann').does('cleo', { type: 'leave' }).plays('ann');
    expect(evening.game).toMatchObject({ poseidon: 'ann', navigators: ['ben'] });
    expect(evening.log.at(-1)).toMatchObject({ type: 'series-ended', complete: true });
    expect(poseidons(evening)).toEqual(['ben', 'ann']);
  });

  it('keeps their points in the standings', () => {
    const evening = three().plays('ann').does('ben', { type: 'leave' }).plays('ann').plays('ann');
    const ben = standings(evening.table, evening.series).find(({ player }) => player === 'ben');
    expect(ben).toMatchObject({ total: 4, games: [4, undefined, undefined] });
    expect(seriesWinners(evening.table, evening.series).sort()).toEqual(['ann', 'ben', 'cleo']);
    expect(evening.table.names['ben']).toBe('ben');
  });

  it('can do so during a game only after the host has freed the seat', () => {
    const evening = three().does('ann', { type: 'begin-game' });
    expect(evening.tries('cleo', { type: 'leave' })).toBe('game-running');
    evening.does('ann', { type: 'free-seat', player: 'cleo' });
    evening.does('ann', { type: 'remove-player', player: 'cleo' });
    expect(evening.series.state).toBe('running');
    expect(seriesPlayers(evening.table, evening.series)).toEqual(['ben', 'ann']);
    expect(evening.ends().plays('ann').series.state).toBe('ended');
  });

  it('completes the series if they were the last to be Poseidon', () => {
    const evening = three().plays('ann').plays('ann').does('ann', { type: 'leave' });
    expect(evening.log.at(-1)).toMatchObject({ type: 'series-ended', complete: true });
    expect(evening.table.host).toBe('ben');
  });

  it('ends the series unfinished if only one player stays', () => {
    const evening = three().plays('ann').does('cleo', { type: 'leave' });
    expect(evening.series.state).toBe('running');
    evening.does('ben', { type: 'leave' });
    expect(evening.log.at(-1)).toMatchObject({ type: 'series-ended', complete: false });
    expect(evening.series.state).toBe('abandoned');
  });

  it('ends it with the current game if only one player stays', () => {
    const evening = three().does('ann', { type: 'begin-game' });
    for (const player of ['ben', 'cleo']) {
      evening.does('ann', { type: 'free-seat', player }).does(player, { type: 'leave' });
    }
    expect(evening.series.state).toBe('running');
    evening.does('ann', { type: 'abandon-game' });
    expect(evening.series.state).toBe('abandoned');
  });

  it('is not a player who only lost the seat: that one is in the next game again', () => {
    const evening = three().does('ann', { type: 'begin-game' });
    evening.does('ann', { type: 'free-seat', player: 'cleo' }).ends();
    evening.does('ann', { type: 'begin-game' });
    expect(evening.game).toMatchObject({ poseidon: 'cleo', navigators: ['ben', 'ann'] });
  });
});

describe('ending early', () => {
  it('an abandoned game is played again: by the same Poseidon, on the same board', () => {
    const evening = three('in turn').plays('ann').does('ann', { type: 'begin-game' });
    evening.does('ann', { type: 'abandon-game' });
    expect(evening.series.state).toBe('running');
    evening.plays('ann').plays('ann');
    expect(poseidons(evening)).toEqual(['ben', 'cleo', 'cleo', 'ann']);
    expect(boards(evening)).toEqual(['A', 'B', 'B', 'C']);
    expect(endedGames(evening.table, evening.series)).toHaveLength(3);
    expect(evening.series.state).toBe('ended');
  });

  it('an abandoned series keeps its points, and what follows is none of it', () => {
    const evening = three().plays('ann', 'red', 'green').does('ann', { type: 'abandon-series' });
    expect(evening.series.state).toBe('abandoned');
    const before = standings(evening.table, evening.series);
    expect(before.map(({ total }) => total)).toEqual([3, 3, 2]);
    evening.does('ann', { type: 'ask-swap', wish: true });
    evening.does('ben', { type: 'swap-seats', player: 'ann' }).plays('ann');
    expect(evening.game).toMatchObject({ series: null, poseidon: 'ann' });
    expect(standings(evening.table, evening.series)).toEqual(before);
  });

  it('a new series starts without points', () => {
    const evening = three().plays('ann').does('ann', { type: 'abandon-series' });
    evening.does('ann', series(['ann', 'ben', 'cleo']));
    expect(standings(evening.table, evening.series).map(({ total }) => total)).toEqual([0, 0, 0]);
    expect(evening.plays('ann').plays('ann').plays('ann').series.state).toBe('ended');
    expect(evening.table.series.map(({ state }) => state)).toEqual(['abandoned', 'ended']);
  });
});

describe('a board of a series that the server no longer has', () => {
  it.each(['same', 'in turn'] as const)('is replaced by another one: %s', (kind) => {
    const evening = three(kind).plays('ann');
    const gone = nextBoard(evening.table);
    const left = { boards: ['A', 'B', 'C'].filter((board) => board !== gone) };
    const [other = ''] = left.boards;
    expect(evening.tries('ann', { type: 'begin-game' }, left)).toBe('no-such-board');
    expect(evening.tries('ann', { type: 'choose-board', board: other })).toBe('series-running');
    evening.does('ann', { type: 'choose-board', board: other }, left);
    expect(nextBoard(evening.table)).toBe(other);
    expect(evening.does('ann', { type: 'begin-game' }, left).game.board).toBe(other);
  });
});
