/** Games over days, with a clock that the test turns. */
import { expect } from 'vitest';
import { newId } from '../../server/lib/secrets.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import type { GameCommand } from '../../shared/game/game.ts';
import type { DaysClock } from '../../shared/table/clock.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { ClockSign } from '../../shared/wire/protocol.ts';
import type { QuietHours } from '../../shared/wire/push.ts';
import { granted } from './client.ts';
import { Follower, gatherFollowers } from './follower.ts';
import { Guest } from './guests.ts';
import type { PushDevice } from './push-service.ts';
import { startServer, type ServerHere, type ServerOptions } from './server.ts';

export const HOUR = 60 * 60 * 1000;
/** The time of a turn. */
export const TURN = 24 * HOUR;

/** How often the servers of these tests look for turns whose time is up, in ms. */
export const CHECK_MS = 20;

export const days = (atZero: DaysClock['atZero'] = 'random move'): TableCommand => ({
  type: 'choose-clock',
  clock: { hours: 24, atZero },
});

/** A wall clock that the test turns. */
export class WallClock {
  ms = Date.parse('2026-11-27T12:00:00Z');
  readonly now = (): number => this.ms;
}

/** A client of a player who comes back on a new connection, so its commands need new ids. */
class Visitor extends Follower {
  override command(command: TableCommand | GameCommand, id: string = newId()) {
    return super.command(command, id);
  }
}

/** A seat at a table, which its player takes from time to time. */
export interface Seat {
  readonly token: string;
  readonly player: string;
}

/** A game over days at a server that can be restarted. Nobody is there at first. */
export class OverDays {
  clock = new WallClock();
  readonly #file: string;
  readonly #options: ServerOptions;
  #server: ServerHere | undefined;
  store!: Store;
  code = '';
  id = '';
  poseidon!: Seat;
  navigator!: Seat;

  /** @param file the path of the data file, or ':memory:' if the server is not restarted */
  constructor(file = ':memory:', options: ServerOptions = {}) {
    this.#file = file;
    this.#options = options;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  async start(): Promise<void> {
    this.store = openSqlite(this.#file);
    const { now } = this.clock;
    this.#server = await startServer({
      store: this.store,
      now,
      checkMs: CHECK_MS,
      pace: 0,
      ...this.#options,
    });
  }

  /** Sends the notices that are due, and waits until the push services have answered. */
  async notifyDue(): Promise<void> {
    await this.#server?.notifyDue();
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  /** The table and its players, for a server that goes on with the same data. */
  get table() {
    const { code, id, poseidon, navigator } = this;
    return { code, id, poseidon, navigator };
  }

  /** Starts the server, and begins a game. Both players then leave. */
  async begin(...before: TableCommand[]): Promise<this> {
    await this.start();
    const { poseidon, navigator } = await gatherFollowers(this.url, ...before);
    this.code = navigator.code;
    this.id = (await this.store.findTable(this.code))?.id ?? '';
    const seat = ({ token, player }: Follower): Seat => ({ token, player });
    [this.poseidon, this.navigator] = [seat(poseidon), seat(navigator)];
    poseidon.close();
    navigator.close();
    return this;
  }

  /** A player comes back, alone, and leaves again. Resolves with the result of the visit. */
  async visit<T>(seat: Seat, use: (follower: Visitor, sign: ClockSign | null) => Promise<T> | T): Promise<T> {
    const follower = Object.assign(new Visitor(this.url), { code: this.code, ...seat });
    const { clock, feeds, present } = await follower.attend();
    follower.present = [...present];
    follower.take(feeds);
    try {
      return await use(follower, clock);
    } finally {
      follower.close();
    }
  }

  /** A player's device asks for notices. */
  async subscribe(seat: Seat, device: PushDevice, quiet?: QuietHours): Promise<void> {
    const { subscription } = device;
    const request = { player: seat.player, subscription, ...(quiet && { quiet }) };
    await this.visit(seat, async (follower) => granted(await follower.ask('subscribe-push', request)));
  }

  /** The turn that has a deadline, without the id of its game; undefined if there is none. */
  async turn(): Promise<string | undefined> {
    return (await this.store.deadline(this.id))?.turn.replace(/^\S+ /, '');
  }

  /** The time that is left of the current turn, in ms; undefined if there is no deadline. */
  async left(): Promise<number | undefined> {
    const deadline = await this.store.deadline(this.id);
    return deadline && deadline.endsAt - this.clock.ms;
  }

  /** Waits until it is this turn. */
  async reaches(turn: string): Promise<void> {
    await expect.poll(() => this.turn()).toBe(turn);
  }

  /** The types of the table's events since the game began. */
  async tableHistory(): Promise<string[]> {
    const onlooker = new Guest(this.url);
    const { feeds } = await onlooker.watch(this.code);
    onlooker.close();
    const types = feeds.flatMap((feed) => (feed.log === 'table' ? feed.events.map(({ type }) => type) : []));
    return types.slice(types.indexOf('game-began') + 1);
  }

  /** Lets the time pass, and waits until the turn is another one. */
  async passes(ms: number): Promise<void> {
    const before = await this.turn();
    this.clock.ms += ms;
    await expect.poll(() => this.turn()).not.toBe(before);
  }

  /** Waits until the server has looked several times for turns whose time is up. */
  async checked(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5 * CHECK_MS));
  }

  /** The types of the game's events, as spectators see them. No player is there because of it. */
  async history(): Promise<string[]> {
    const onlooker = new Guest(this.url);
    const { feeds } = await onlooker.watch(this.code);
    onlooker.close();
    return feeds.flatMap((feed) => (feed.log === 'game' ? feed.events.map(({ type }) => type) : []));
  }
}
