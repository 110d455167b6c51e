/** Games that a side ends with a result: what both logs say, and what each side is told. */
import { describe, expect, it } from 'vitest';
import { judgeGame } from '../../server/tables/referee.ts';
import { replay } from '../../shared/game/evolve.ts';
import { BASE_GAME, type Game } from '../../shared/game/game.ts';
import { headingBetween, neighbours } from '../../shared/board/squares.ts';
import { runningGame } from '../../shared/table/queries.ts';
import type { Table } from '../../shared/table/table.ts';
import type { Reviewed } from '../../shared/wire/protocol.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { granted } from '../helpers/client.ts';
import { useCompany } from '../helpers/company.ts';
import { gameFeed } from '../helpers/guests.ts';
import { storm } from '../helpers/poseidons-turn.ts';
import { Evening } from '../helpers/tables.ts';

const gather = useCompany();
const CONCEDE = { type: 'finish-game', finish: 'concede' } as const;

describe('a concession', () => {
  it('ends the game in both logs, and both sides are told', async () => {
    const { host, poseidon } = await gather(1);
    const { game } = gameFeed((await host.attend()).feeds);
    await storm(poseidon);
    await poseidon.does(CONCEDE);
    await host.caughtUp();
    const outcome = { winner: 'navigators', arrived: [], conceded: 1 };
    const told = host.told.flat();
    const events = told.flatMap((feed): readonly { type: string }[] => feed.events);
    expect(events).toContainEqual({ type: 'ended', outcome });
    expect(events).toContainEqual({ type: 'game-ended', game, outcome });
    const review = granted(await host.ask<Reviewed>('review', { code: host.code, game }));
    expect(review.events.at(-1)).toEqual({ type: 'ended', outcome });
  });

  it('of one of two Navigators is only told to the table', async () => {
    const { host } = await gather(2);
    const feeds = await host.does(CONCEDE);
    expect(feeds.flatMap((feed): readonly { type: string }[] => feed.events)).toEqual([
      { type: 'finishing-wished', player: host.player, finish: 'concede', wish: true },
    ]);
  });
});

describe('the third ship', () => {
  const evening = () => new Evening(['ann', 'pia']).does('pia', { type: 'sit', seat: 'poseidon' });

  /** Sails the third ship home. Returns the types of the events of both logs. */
  function thirdHome(table: Table): { table: string[]; game: string[] } {
    const record = runningGame(table);
    if (!record) throw new Error('no game is running');
    const { owners, navigators } = record;
    const { sacred } = SMALL_SEA;
    const [beside] = neighbours(SMALL_SEA, sacred);
    const heading = beside && headingBetween(beside, sacred);
    if (!beside || !heading) throw new Error('no way home');
    const began = replay([{ type: 'began', board: SMALL_SEA, variants: BASE_GAME, owners, navigators }]);
    const game: Game = {
      ...began,
      phase: 'navigators',
      arrived: ['red', 'green'],
      ships: { ...began.ships, red: sacred, green: sacred, white: beside },
    };
    const position = { id: 'T', table, running: { record, game }, past: async () => [] };
    const verdict = judgeGame(position, navigators[0] ?? '', { type: 'sail', ship: 'white', heading });
    if (!verdict.ok) throw new Error(verdict.refusal);
    const { events } = verdict;
    return { table: events.table.map(({ type }) => type), game: events.game.map(({ type }) => type) };
  }

  it('does not end the game for people, who may sail for the fourth', () => {
    const { table } = evening()
      .does('ann', { type: 'sit', seat: 'navigators' })
      .does('ann', { type: 'begin-game' });
    expect(thirdHome(table)).toEqual({ table: [], game: ['sailed'] });
  });

  it('ends the game of a crew of opponents', () => {
    const { table } = evening()
      .does('ann', { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' })
      .does('pia', { type: 'begin-game' });
    expect(thirdHome(table)).toEqual({ table: ['game-ended'], game: ['sailed', 'ended'] });
  });

  it('does not end it if the fourth ship brings points', () => {
    const { table } = evening()
      .does('ann', { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' })
      .does('pia', { type: 'choose-mode', mode: 'competing' })
      .does('pia', { type: 'begin-game' });
    expect(thirdHome(table)).toEqual({ table: [], game: ['sailed'] });
  });
});
