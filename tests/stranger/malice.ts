/** Sends requests that must be refused, and checks that nobody receives anything about them. */
import type { Client } from './client.ts';
import { expectSame, expectThat } from './finding.ts';
import { illegalOfNavigator } from './illegal-navigators.ts';
import { illegalOfPoseidon, ofTheOtherSide, outOfPhase, type Illegal } from './illegal.ts';
import { refused, type Command, type Request } from './messages.ts';
import type { Malformed } from './malformed.ts';
import type { Picture } from './picture.ts';
import type { Random } from './random.ts';
import type { Side } from './shapes.ts';

/**
 * Runs something between two round trips on every connection, and checks that it causes no feeds. By the end of the
 * second round trip, any feed would have arrived.
 */
async function withoutFeeds(all: readonly Client[], run: () => Promise<void>, what: string): Promise<void> {
  const online = all.filter((client) => client.isOnline);
  const known = () => online.map((client) => client.follower.have);
  const roundTrips = () => Promise.all(online.map(({ connection }) => connection.ask('boards', {})));
  await roundTrips();
  const before = JSON.stringify(known());
  await run();
  await roundTrips();
  expectSame(known(), JSON.parse(before), `what is known after ${what}`);
}

/** Gives a command. The server must refuse it with one of these codes, and nothing may change at the table. */
export async function mustRefuse(
  all: readonly Client[],
  client: Client,
  command: Command,
  codes: string[],
  player = client.player,
): Promise<void> {
  await mustRefuseRequest(all, client, 'command', client.body(command, undefined, player), codes);
}

/** Makes a request. The server must refuse it with one of these codes, and nothing may change at the table. */
export async function mustRefuseRequest(
  all: readonly Client[],
  client: Client,
  request: Request,
  body: Record<string, unknown>,
  codes: string[],
): Promise<void> {
  const what = `${client.name} (${client.follower.picture?.phase}): ${request} ${JSON.stringify(body)}`;
  const refuse = async () => {
    const answer = await client.connection.ask(request, body);
    expectThat(!answer.ok, `${what} was carried out, expected ${codes.join(' or ')}`);
    expectThat(
      codes.includes(answer.refusal),
      `${what} got ${answer.refusal}, expected ${codes.join(' or ')}`,
    );
    client.refusals.push(answer.refusal);
  };
  await withoutFeeds(all, refuse, what);
}

/** Gives a command that would have no effect. The server must accept it, and must not send events to anyone. */
export async function mustChangeNothing(
  all: readonly Client[],
  client: Client,
  command: Command,
): Promise<void> {
  const what = `${client.name}: ${JSON.stringify(command)}, which is so already`;
  const ask = async () => {
    const { feeds } = await client.get('command', client.body(command));
    expectSame(feeds, [], `the answer to ${what}`);
  };
  await withoutFeeds(all, ask, what);
}

/** Makes a malformed request, which the server must refuse. */
export async function mustBeMalformed(
  all: readonly Client[],
  client: Client,
  { request, body, field }: Malformed,
): Promise<void> {
  const what = `${request} ${JSON.stringify(body)}`;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      client.connection.raw(request, body, (error, message) => {
        const answer = refused.safeParse(message);
        const isRight =
          !error &&
          answer.data?.refusal === 'malformed' &&
          (field === undefined || answer.data.field === field);
        if (isRight) resolve();
        else reject(new Error(`${what} got ${JSON.stringify(message)}, expected malformed, field ${field}`));
      });
    });
  await withoutFeeds(all, send, what);
}

/** Combinations of refusal codes that can occur only in a few turns of a game. */
const RARE = new Set([
  ...['great-storm-in-a-row', 'great-storm-dead-end', 'push-sacred', 'ship-held'],
  ...['square-taken', 'proposal-changed', 'push-not-adjacent', 'square-barred'],
]);

/** Requests things that nobody may see while a game runs. */
async function beCurious(all: readonly Client[], client: Client, random: Random): Promise<void> {
  const { code, player, follower } = client;
  const game = follower.table.game?.id;
  const body = random.pick([
    { game, code: 'game-not-over' },
    { game: 'no-such', code: 'no-such-game' },
  ]);
  if (random.chance(0.5) || player === null || follower.table.host === player)
    return await mustRefuseRequest(all, client, 'review', { code, game: body.game }, [body.code]);
  await mustRefuseRequest(all, client, 'delete-table', { code, player }, ['not-host']);
}

/** Tries something that the server must refuse during a game. */
export async function beIllegal(all: readonly Client[], client: Client, random: Random): Promise<void> {
  const { player, follower } = client;
  const { picture, table } = follower;
  if (!picture) return;
  const seat = player === null ? null : table.seats.get(player);
  const luck = random.next();
  if (luck < 0.06) return await beCurious(all, client, random);
  if (player === null) {
    await mustRefuse(all, client, { type: 'abandon-game' }, ['no-such-seat'], table.game?.poseidon);
  } else if (!seat) {
    const command = random.pick([...ofTheOtherSide('navigators'), ...ofTheOtherSide('poseidon')]);
    await mustRefuse(all, client, command, ['not-seated']);
  } else if (luck < 0.15) {
    await mustRefuse(all, client, random.pick(ofTheOtherSide(seat)), ['wrong-side']);
  } else if (luck < 0.3) {
    await mustRefuse(all, client, random.pick(outOfPhase(picture)).command, ['wrong-phase']);
  } else {
    const illegal = illegalOf(picture, seat, player, random);
    // First choose a refusal code, and then a command that is refused with it. Otherwise, codes that only few commands
    // can cause would rarely be tested.
    const groups = [...new Set(illegal.map(({ codes }) => codes.join()))];
    const [code] = random.some(groups, 1);
    const alike = illegal.filter(({ codes }) => codes.join() === code);
    for (const { command, codes } of random.some(alike, 1)) await mustRefuse(all, client, command, codes);
  }
}

const illegalOf = (picture: Picture, seat: Side, player: string, random: Random): Illegal[] =>
  seat === 'poseidon' ? illegalOfPoseidon(picture, random) : illegalOfNavigator(picture, player, random);

/**
 * Some illegal commands can be tried only in rare situations. If one is available now, sends it and checks that the
 * server refuses it.
 */
export async function beTempted(all: readonly Client[], client: Client, random: Random): Promise<void> {
  const { player, follower } = client;
  const seat = player === null ? null : follower.table.seats.get(player);
  if (!seat || player === null || !follower.picture) return;
  const illegal = illegalOf(follower.picture, seat, player, random);
  const rare = illegal.filter(({ codes }) => RARE.has(codes.join()));
  for (const { command, codes } of random.some(rare, 1)) await mustRefuse(all, client, command, codes);
}
