/** Freeing absent players' seats in a running game, and filling them again. */
import { type Client, comeBack } from './client.ts';
import { expectSame, expectThat } from './finding.ts';
import { comeAsStranger, comeIn } from './door.ts';
import { mustRefuse, mustRefuseRequest } from './malice.ts';
import type { Party } from './party.ts';
import type { Side } from './shapes.ts';

/** The host frees a player's seat, whether the player is connected or away. */
export async function freeSeat(party: Party): Promise<void> {
  const { random, clients, came } = party;
  await party.everybodyBack();
  const [host, gone] = hostAndSeated(party);
  if (!host?.player || !gone?.player) return;
  const command = { type: 'free-seat', player: gone.player } as const;
  await mustRefuse(clients, host, { type: 'free-seat', player: host.player }, [
    'player-present',
    'no-such-player',
  ]);
  gone.been.add(party.sitting('poseidon').includes(gone) ? 'poseidon' : 'navigators');
  if (random.chance(0.5)) gone.drop();
  else came.add('freed while there');
  await party.everybodySeen();
  const [other] = party.online.filter((client) => client !== host && client.player !== null);
  if (other) await mustRefuse(clients, other, command, ['not-host']);
  await mustRefuse(clients, host, { type: 'free-seat', player: 'stranger' }, ['no-such-player']);
  await host.command(command);
  await party.settle();
  expectSame(host.follower.table.seats.get(gone.player), null, 'the seat of who is gone');
  if (!gone.isOnline) await comeBack(gone);
  await party.settle();
}

/** The host removes a connected player. From then on, the player receives only what anyone may see. */
export async function takeOff(party: Party): Promise<void> {
  const { clients, came } = party;
  await party.everybodyBack();
  const [host, gone] = hostAndSeated(party);
  if (!host?.player || !gone?.player) return;
  const { player, code, token, name } = gone;
  const [other] = clients.filter((client) => client !== host && client.player !== null);
  if (other) await mustRefuse(clients, other, { type: 'remove-player', player }, ['not-host']);
  await mustRefuse(clients, host, { type: 'remove-player', player: host.player }, ['no-such-player']);
  await host.command({ type: 'remove-player', player });
  gone.player = null;
  await party.settle();
  await party.everybodySeen();
  expectSame(gone.follower.game?.audience, 'onlookers', 'as whom somebody is told who was taken off');
  for (const request of ['join', 'knock'] as const)
    await mustRefuseRequest(clients, gone, request, { code, token, name }, ['token-used']);
  const have = { table: 0, game: null };
  const { players } = await gone.get('attend', { code, tokens: [token], have });
  expectSame(players, [], 'who the token of somebody stands for who was taken off');
  gone.drop();
  clients.splice(clients.indexOf(gone), 1);
  came.add('taken off');
}

/** The client of the host, and the client of another player. */
function hostAndSeated(party: Party): [Client | undefined, Client | undefined] {
  const host = party.hostOf();
  const seated = [...party.sitting('navigators'), ...party.sitting('poseidon')];
  const [other] = party.random.some(
    seated.filter((client) => client !== host),
    1,
  );
  return [host, other];
}

/** Lets a player without a seat take one in the running game, if there is room. Returns true if there was. */
export async function comeLate(party: Party): Promise<boolean> {
  const { random, clients } = party;
  const [late] = random.some(party.sitting(null), 1);
  if (!late) return false;
  const { table } = late.follower;
  const seat: Side = table.on('poseidon').length === 0 ? 'poseidon' : 'navigators';
  if (seat === 'navigators') {
    await mustRefuse(clients, late, { type: 'sit', seat: 'poseidon' }, ['seat-taken']);
    if (table.game?.mode === 'competing' && table.adrift.length === 0) {
      await mustRefuse(clients, late, { type: 'sit', seat }, ['game-running', 'knows-other-side']);
      return false;
    }
  }
  if (table.isRunning && !table.admitted.has(late.player ?? '')) {
    await mustRefuse(clients, late, { type: 'sit', seat }, ['must-knock']);
    await comeIn(late, party);
  }
  await takeSeat(late, seat, party);
  return true;
}

async function takeSeat(late: Client, seat: Side, party: Party): Promise<void> {
  const knows = late.been.has(seat === 'poseidon' ? 'navigators' : 'poseidon');
  late.been.add(seat);
  if (knows) {
    await mustRefuse(party.clients, late, { type: 'sit', seat }, ['knows-other-side']);
    await late.command({ type: 'sit', seat, knowing: true });
  } else await late.command({ type: 'sit', seat });
  await late.attend();
  await party.settle();
  party.came.add(knows ? 'both sides' : 'new player');
  const { table, picture } = late.follower;
  expectThat((table.knowing === late.player) === knows, 'whether the table is told who knows the other side');
  expectSame(picture?.audience, seat, 'the audience of who came late');
}

/** Fills empty seats, because the game can't continue without Poseidon or without any Navigator. */
export async function fillSeats(party: Party): Promise<void> {
  for (const side of ['poseidon', 'navigators'] as const) {
    const [client] = party.online;
    if (client && client.follower.table.on(side).length > 0) continue;
    if (party.sitting(null).length === 0) await comeAsStranger(party);
    expectThat(await comeLate(party), `nobody can take the seat of ${side}`);
  }
}
