/** What a player learns about the turn of a game by looking at its table. */
import { afterEach, describe, expect, it } from 'vitest';
import { readTable } from '../../server/tables/read-table.ts';
import { KEEP_NONE } from '../../server/tables/summary-cache.ts';
import { TableState } from '../../server/tables/table-state.ts';
import { turnNow } from '../../server/tables/turn-now.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { runningGame } from '../../shared/table/queries.ts';
import type { Looked, TurnNow } from '../../shared/wire/protocol.ts';
import { Client, granted } from '../helpers/client.ts';
import { gatherCompany } from '../helpers/guests.ts';
import { days, HOUR, OverDays, TURN, type Seat } from '../helpers/over-days.ts';
import { always } from '../helpers/random.ts';
import { startServer, type ServerOptions } from '../helpers/server.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function look(url: string, code: string, ...tokens: string[]): Promise<TurnNow | undefined> {
  const client = new Client(url);
  const looked = granted(await client.ask<Looked>('look', { code, tokens }));
  client.close();
  return looked.turn;
}

describe('in a game over days', () => {
  async function begin(file?: string, options?: ServerOptions, clock = days()) {
    const game = new OverDays(file, options);
    stops.push(() => game.stop());
    await game.begin(clock);
    const turn = ({ token }: Seat) => look(game.url, game.code, token);
    const move = (seat: Seat) =>
      game.visit(seat, async (one) => {
        for (let next = one.move(always(1)); next; next = one.move(always(1))) await one.does(next);
      });
    return { game, turn, move };
  }

  it('is told whose turn it is, for how long still, and since when', async () => {
    const { game, turn, move } = await begin();
    game.clock.ms += 5 * HOUR;
    const poseidons = { side: 'poseidon', names: ['Bob'], leftMs: TURN - 5 * HOUR, sinceMs: 5 * HOUR };
    expect(await turn(game.poseidon)).toEqual({ ...poseidons, mine: true });
    expect(await turn(game.navigator)).toEqual({ ...poseidons, mine: false });
    await move(game.poseidon);
    game.clock.ms += HOUR;
    const crews = { side: 'navigators', names: ['Ann'], leftMs: TURN - HOUR, sinceMs: HOUR };
    expect(await turn(game.poseidon)).toEqual({ ...crews, mine: false });
    expect(await turn(game.navigator)).toEqual({ ...crews, mine: true });
  });

  it.each([
    ['every table', { least: 1, most: 10_000 }],
    ['no table', KEEP_NONE],
  ])('is never told an old deadline, if the server keeps %s in memory', async (_, keeps) => {
    const { game, turn, move } = await begin(':memory:', { keeps });
    expect(await turn(game.navigator)).toMatchObject({ side: 'poseidon', leftMs: TURN, sinceMs: 0 });
    game.clock.ms += 2 * HOUR;
    await move(game.poseidon);
    expect(await turn(game.poseidon)).toMatchObject({ side: 'navigators', leftMs: TURN, sinceMs: 0 });
    await game.passes(TURN);
    expect(await turn(game.navigator)).toMatchObject({ side: 'poseidon', leftMs: TURN, sinceMs: 0 });
    await game.visit(game.navigator, (ann) => ann.does({ type: 'abandon-game' }));
    expect(await turn(game.navigator)).toBeUndefined();
  });

  it('is told that the side to move has no player', async () => {
    const { game, turn } = await begin();
    const { poseidon } = game;
    await game.visit(game.navigator, (ann) => ann.does({ type: 'free-seat', player: poseidon.player }));
    expect(await turn(game.navigator)).toMatchObject({ side: 'poseidon', names: [], mine: false });
    expect(await turn(poseidon)).toMatchObject({ side: 'poseidon', names: [], mine: false });
  });

  it('is not waited for while an opponent takes the turns of the player’s side', async () => {
    const { game, turn } = await begin(':memory:', {}, days('opponent'));
    await game.passes(TURN);
    // Poseidon's time is up, so an opponent makes his move, and then the Navigators have their whole time.
    const crews = { side: 'navigators', names: ['Ann'], leftMs: TURN, sinceMs: 0 };
    await expect.poll(() => turn(game.navigator)).toEqual({ ...crews, mine: true });
    const { store, id } = game;
    const table = await readTable(id, store, (stored) => new TableState(stored));
    const record = runningGame(table.table);
    const played = table.game?.game;
    if (!record || !played) throw new Error('no game is running');
    // The same turn of Poseidon's while the opponent is still thinking.
    const poseidons = {
      table: table.table,
      running: { record, game: { ...played, phase: 'poseidon' as const } },
      deadline: {
        table: id,
        turn: `${record.id} 1 poseidon by opponents`,
        endsAt: game.clock.ms + HOUR,
        ofMs: HOUR,
      },
    };
    expect(turnNow(poseidons, [game.poseidon.player], game.clock.ms)).toEqual({
      ...{ side: 'poseidon', names: ['Bob'], mine: false },
    });
  });

  it('shows nothing of the turn to anybody without a seat', async () => {
    const { game } = await begin();
    expect(await look(game.url, game.code)).toBeUndefined();
  });
});

describe('at a table without a clock', () => {
  it('tells the side, and the names only if everybody may know them', async () => {
    const server = await startServer();
    stops.push(() => server.stop());
    const company = await gatherCompany(server.url, 2, {
      type: 'choose-variants',
      variants: { ...BASE_GAME, lighthouses: 1 },
    });
    stops.push(() => company.close());
    const { host, poseidon, crew } = company;
    const turnOf = (...tokens: string[]) => look(server.url, host.code, ...tokens);
    const turns = () => Promise.all([host, ...crew, poseidon].map(({ token }) => turnOf(token)));
    const square = 'b4';
    const lighthouses = { side: 'navigators', mine: true };
    expect(await turns()).toEqual([lighthouses, lighthouses, { ...lighthouses, mine: false }]);

    await host.does({ type: 'propose-lighthouses', squares: [square] });
    // Poseidon may not know who has agreed, so his answer stays the same.
    expect(await turns()).toEqual([
      { ...lighthouses, mine: false },
      lighthouses,
      { ...lighthouses, mine: false },
    ]);

    // On a device with several seats, one of them is still to agree.
    expect(await turnOf(host.token, crew[0]?.token ?? '')).toEqual(lighthouses);

    await crew[0]?.does({ type: 'agree-lighthouses', squares: [square] });
    const poseidons = { side: 'poseidon', names: ['Pia'], mine: false };
    expect(await turns()).toEqual([poseidons, poseidons, { ...poseidons, mine: true }]);
  });
});
