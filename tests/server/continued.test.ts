/** Continuing a finished game from one of its rounds, alone against opponents. */
import { afterEach, expect, it } from 'vitest';
import { MOST_BEFORE } from '../../server/tables/log-bounds.ts';
import { judgeTable } from '../../server/tables/referee.ts';
import { openSqlite } from '../../server/store/open.ts';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { BASE_GAME, type GameEvent } from '../../shared/game/game.ts';
import { NO_WISHES } from '../../shared/game/rules/owners.ts';
import { untilTurn } from '../../shared/game/rounds.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';
import { randomPoseidonMove } from '../../shared/game/moves.ts';
import type { PoseidonTold } from '../../shared/game/told.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { Client, granted } from '../helpers/client.ts';
import { seeded } from '../helpers/random.ts';
import { Evening } from '../helpers/tables.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const servers: RunningServer[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.stop();
});

const games = (client: Client) =>
  client.told.flat().flatMap((feed) => (feed.log === 'table' ? feed.events : [])) as TableEvent[];
const begun = (client: Client) => games(client).filter((event) => event.type === 'game-began');
const over = (client: Client) => games(client).filter((event) => event.type === 'game-ended');

/** The events of a game that Poseidon has received, in order. */
function heard(client: Client, game: string): PoseidonTold[] {
  const told: PoseidonTold[] = [];
  for (const feed of client.told.flat())
    if (feed.log === 'game' && feed.game === game)
      told.splice(feed.from, feed.events.length, ...(feed.events as PoseidonTold[]));
  return told;
}

/** Sends a command, and records the events in its answer. */
async function gives(client: Client, command: TableCommand): Promise<void> {
  client.told.push([...(await client.does(command))]);
}

/** Plays Poseidon's side of the newest game to its end. */
async function play(client: Client, seed: number): Promise<void> {
  const random = seeded(seed);
  const game = begun(client).at(-1)?.game ?? '';
  while (!over(client).some((event) => event.game === game)) {
    const view = heard(client, game).reduce<PoseidonView | undefined>(followPoseidon, undefined);
    const move = view && randomPoseidonMove(view, random);
    const answer = move && (await client.command(move));
    if (answer?.ok) client.told.push([...answer.feeds]);
    else await client.caughtUp();
  }
}

it('begins with no more than can be written at once, and without talk', async () => {
  const evening = new Evening(['ann'])
    .does('ann', { type: 'sit', seat: 'poseidon' })
    .does('ann', { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' })
    .does('ann', { type: 'begin-game' })
    .ends('red');
  const { table } = evening;
  const { id: game = '', navigators = [], owners } = table.games[0] ?? {};
  const first: GameEvent = {
    type: 'began',
    board: SMALL_SEA,
    variants: BASE_GAME,
    owners: owners ?? NO_WISHES,
    navigators,
  };
  const guessed: GameEvent = { type: 'guessed', player: navigators[0] ?? '', ship: 'red', square: 'b2' };
  const said: GameEvent = {
    type: 'said-to-crew',
    player: navigators[0] ?? '',
    number: 0,
    line: { type: 'text', text: 'Ahoy!' },
  };
  const from = (guesses: number) => {
    // The events of the first round, and one event of the next.
    const past = async () => [
      first,
      said,
      ...Array.from({ length: guesses }, () => guessed),
      { type: 'round-began', round: 2 } as const,
      guessed,
    ];
    const continued = { type: 'continue-game', game, round: 2 } as const;
    const here = { present: ['ann'], company: ['ann'], saw: [] };
    return judgeTable({ id: 't', table, running: undefined, past }, 'ann', continued, here, {
      boards: new Map(),
    });
  };
  const events = { game: [first, ...Array.from({ length: 10 }, () => guessed), { type: 'round-began' }] };
  // What was said is left out.
  expect(await from(10)).toMatchObject({ ok: true, events });
  expect(await from(MOST_BEFORE)).toEqual({ ok: false, refusal: 'log-full' });
});

it('the game before stays, the new one is the same up to there, and the opponents go on', async () => {
  const server = await startServer({
    store: openSqlite(':memory:'),
    minds: new URL('../helpers/random-minds.ts', import.meta.url),
    pace: 0,
    limits: NO_LIMITS,
  });
  servers.push(server);
  const person = new Client(server.url);
  clients.push(person);
  await person.make();
  await gives(person, { type: 'sit', seat: 'poseidon' });
  await gives(person, { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' });
  await gives(person, { type: 'begin-game' });
  await play(person, 1);
  const [first] = begun(person);
  const game = first?.game ?? '';

  expect(await person.command({ type: 'continue-game', game, round: 40 })).toMatchObject({
    refusal: 'no-such-round',
  });
  await gives(person, { type: 'continue-game', game, round: 3 });
  const second = begun(person)[1];
  expect(second).toMatchObject({ from: { game, round: 3 }, poseidon: person.player, board: first?.board });
  const review = async (id: string) => {
    return granted(await person.ask<{ events: GameEvent[] }>('review', { game: id, code: person.code }))
      .events;
  };
  const before = await review(game);
  const cut = untilTurn(before, 'poseidon', 3) ?? [];
  expect(cut.length).toBeGreaterThan(8);

  await play(person, 2);
  const after = await review(second?.game ?? '');
  expect(after.slice(0, cut.length)).toEqual(cut);
  expect(after.length).toBeGreaterThan(cut.length);
  expect(await review(game)).toEqual(before);
});
