/** Plays a whole series, in which each player is Poseidon once, in the given order. */
import { endEarly } from './ending-early.ts';
import type { Client } from './client.ts';
import { expectSame, expectThat, present } from './finding.ts';
import { playOn } from './game.ts';
import { mustRefuse } from './malice.ts';
import type { Party } from './party.ts';
import { championsOf, checkPoints, standings } from './points.ts';
import { Random } from './random.ts';
import { gatherFor, someVariants } from './setting.ts';
import { sharesOf, shipsOf } from './shares.ts';
import type { SeriesAtTable } from './table.ts';

/** What happened in a series. */
export interface PlayedSeries {
  games: number;
  champions: number;
  complete: boolean;
  boards: SeriesAtTable['boards'];
  refusals: string[];
}

export async function playSeries(url: string, seed: number): Promise<PlayedSeries> {
  const random = new Random(seed);
  const party = await gatherFor(url, random, 2 + (seed % 3));
  party.isLoose = false;
  party.kindness = random.pick([0.5, 1]);
  try {
    const series = await beginSeries(party, (['same', 'in turn', 'chosen'] as const)[seed % 3] ?? 'same');
    const givesUp = seed % 5 === 4 ? random.below(series.order.length - 1) : Infinity;
    for (const [index, poseidon] of series.order.entries()) {
      if (index > givesUp) break;
      await playNext(party, index, poseidon);
    }
    if (givesUp < Infinity) await giveUp(party);
    const { complete, games } = present(party.clients[0]?.follower.table.series, 'the series is gone');
    expectSame(complete, givesUp === Infinity, 'whether the series is complete');
    const champions = championsOf(standings({ ...series, games })).length;
    const refusals = party.clients.flatMap((client) => client.refusals);
    return { games: games.length, champions, complete: complete === true, boards: series.boards, refusals };
  } finally {
    for (const client of party.clients) client.drop();
  }
}

/** Begins a series of all seated players, in a chosen order or a random one. */
async function beginSeries(party: Party, boards: SeriesAtTable['boards']): Promise<SeriesAtTable> {
  const { random, clients } = party;
  const [host, ...others] = clients;
  const first = present(host, 'no host');
  const begin = { type: 'begin-series', order: 'lot', boards, sameVariants: boards === 'same' } as const;
  await first.command({ type: 'choose-variants', variants: someVariants(random) });
  await mustRefuse(clients, first, { type: 'abandon-series' }, ['no-series-running']);
  await mustRefuse(clients, first, begin, ['seats-empty', 'not-seated']);
  await first.command({ type: 'sit', seat: 'navigators' });
  await mustRefuse([], first, begin, ['seats-empty']);
  for (const client of others) {
    await party.settle();
    const isFree = client.follower.table.on('poseidon').length === 0 && random.chance(0.5);
    await client.command({ type: 'sit', seat: isFree ? 'poseidon' : 'navigators' });
  }
  await party.settle();
  const players = random.some(
    clients.flatMap(({ player }) => player ?? []),
    clients.length,
  );
  await mustRefuse(clients, first, { ...begin, order: ['stranger', ...players.slice(1)] }, ['wrong-order']);
  const order = random.chance(0.5) ? 'lot' : players;
  await random.pick(clients).command({ ...begin, order });
  await party.settle();
  const series = present(first.follower.table.series, 'no series began');
  expectSame([...series.order].sort(), [...players].sort(), 'who is Poseidon in the series');
  if (order !== 'lot') expectSame(series.order, order, 'the order of the series');
  expectSame(
    [series.boards, series.sameVariants],
    [boards, boards === 'same'],
    'what was said of the series',
  );
  return series;
}

/** Plays one game of a series. Sometimes, a first attempt is abandoned, and doesn't count for the series. */
async function playNext(party: Party, index: number, poseidon: string): Promise<void> {
  const { random, clients } = party;
  if (random.chance(0.3)) {
    await beginNext(party, index, poseidon);
    await endEarly(party);
  }
  await beginNext(party, index, poseidon);
  const isAbandoned = await playOn(party, Infinity);
  await party.everybodyBack();
  const { table } = present(clients[0], 'no host').follower;
  const game = present(table.game, 'no game');
  expectThat(!isAbandoned && game.outcome !== undefined, 'the game of the series has no end');
  checkPoints(party, game);
  expectSame(
    table.isInSeries,
    index < present(table.series, 'no series').order.length - 1,
    'whether it goes on',
  );
}

async function beginNext(party: Party, index: number, poseidon: string): Promise<void> {
  const { random, clients } = party;
  const host = present(clients[0], 'no host');
  const series = present(host.follower.table.series, 'no series');
  const board = await chooseFor(host, series, index, party);
  const navigator = random.pick(clients.filter(({ player }) => player !== poseidon));
  await mustRefuse(clients, navigator, { type: 'sit', seat: null }, ['series-running']);
  await random.pick(clients).command({ type: 'begin-game' });
  await party.settle();
  const game = present(host.follower.table.game, 'no game');
  expectSame([game.poseidon, game.board, game.mode], [poseidon, board, 'competing'], 'the next game');
  const counts = game.navigators.map((player) => shipsOf(game.owners, player).length);
  expectSame(counts, sharesOf('competing', clients.length - 1), 'the shares in the series');
  const begin = { type: 'begin-series', order: 'lot', boards: 'same', sameVariants: true } as const;
  await mustRefuse(clients, host, begin, ['game-running', 'series-running']);
}

/** Chooses the next game's board, if the series leaves it to the players. */
async function chooseFor(host: Client, series: SeriesAtTable, index: number, party: Party): Promise<string> {
  const { clients, random } = party;
  const { boardsInTurn } = series;
  const board = present(host.follower.table.board, 'no board');
  const choose = { type: 'choose-board', board: random.pick(boardsInTurn) } as const;
  const variants = { type: 'choose-variants', variants: someVariants(random) } as const;
  if (series.sameVariants) await mustRefuse(clients, host, variants, ['series-running']);
  else await host.command(variants);
  if (series.boards === 'chosen') {
    await host.command(choose);
    await party.settle();
    return choose.board;
  }
  await mustRefuse(clients, host, choose, ['series-running']);
  return series.boards === 'same' ? board : present(boardsInTurn[index % boardsInTurn.length], 'no board');
}

async function giveUp(party: Party): Promise<void> {
  const { clients } = party;
  const [host, other] = clients;
  const command = { type: 'abandon-series' } as const;
  await mustRefuse(clients, present(other, 'nobody'), command, ['not-host']);
  await host?.command(command);
  await party.settle();
}
