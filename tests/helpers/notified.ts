/** Games and tables whose players have devices for notices, and the push service of these devices. */
import { afterEach, beforeEach, expect } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import { granted } from './client.ts';
import { gatherCompany, type Company, type Guest } from './guests.ts';
import { days, OverDays, WallClock, type Seat } from './over-days.ts';
import { PushService, type PushDevice } from './push-service.ts';
import { always } from './random.ts';
import { startServer, type ServerHere } from './server.ts';

/** What {@link usePushService} gives a test file. */
interface Pushing {
  /** The push service of the running test. */
  readonly service: PushService;
  /** Does this when the test is over. */
  atEnd(stop: () => Promise<void> | void): void;
}

/** Opens a push service for each test of a file, and checks at the end that it found no fault. */
export function usePushService(): Pushing {
  let service: PushService;
  let stops: (() => Promise<void> | void)[];
  beforeEach(async () => {
    service = await PushService.open();
    stops = [];
  });
  afterEach(async () => {
    for (const stop of stops) await stop();
    await service.close();
    expect(service.faults).toEqual([]);
  });
  return {
    get service() {
      return service;
    },
    atEnd: (stop) => void stops.push(stop),
  };
}

/** A game over days whose two players have a device each for notices. */
export interface NotifiedGame {
  readonly game: OverDays;
  readonly pia: PushDevice;
  readonly ann: PushDevice;
}

/** Begins a game over days. Poseidon's device (Pia) and the Navigator's (Ann) ask for notices. */
export async function notifiedGame(
  { service, atEnd }: Pushing,
  clock: ReturnType<typeof days> = days(),
): Promise<NotifiedGame> {
  const game = await new OverDays(':memory:', { push: service.options() }).begin(clock);
  atEnd(() => game.stop());
  const [pia, ann] = [service.device('pia'), service.device('ann')];
  await game.subscribe(game.poseidon, pia);
  await game.subscribe(game.navigator, ann);
  return { game, pia, ann };
}

/** A side makes all moves of its turn, at random. */
export function playTurn(game: OverDays, seat: Seat): Promise<void> {
  return game.visit(seat, async (follower) => {
    const random = always(1);
    for (let move = follower.move(random); move; move = follower.move(random)) await follower.does(move);
  });
}

/** People at a table, each with a device for notices. */
export interface NotifiedTable {
  readonly server: ServerHere;
  readonly clock: WallClock;
  readonly company: Company;
  /** The kinds of the notices that a player's device has received. */
  kindsOf(guest: Guest): readonly string[] | undefined;
  /** Closes the connections of players, and waits until the server has noticed. */
  leaves(...guests: Guest[]): Promise<void>;
}

/** Gathers people at a table, begins a game, and lets everybody's device ask for notices. */
export async function notifiedTable(
  { service, atEnd }: Pushing,
  navigators: number,
  ...before: Parameters<typeof gatherCompany>[2][]
): Promise<NotifiedTable> {
  const clock = new WallClock();
  const store = openSqlite(':memory:');
  const server = await startServer({ store, now: clock.now, push: service.options(), pace: 0 });
  atEnd(() => server.stop());
  const company = await gatherCompany(server.url, navigators, ...before);
  atEnd(() => company.close());
  const devices = new Map<Guest, PushDevice>();
  for (const guest of [company.host, company.poseidon, ...company.crew]) {
    const device = service.device(guest.player);
    devices.set(guest, device);
    const { subscription } = device;
    granted(await guest.ask('subscribe-push', { player: guest.player, subscription }));
  }
  return {
    server,
    clock,
    company,
    kindsOf: (guest) => devices.get(guest)?.kinds,
    leaves: async (...guests) => {
      for (const guest of guests) guest.close();
      const { onlooker, host } = company;
      const present = async () => (await onlooker.watch(host.code)).present;
      const gone = guests.map(({ player }) => player);
      await expect.poll(async () => (await present()).some((player) => gone.includes(player))).toBe(false);
    },
  };
}
