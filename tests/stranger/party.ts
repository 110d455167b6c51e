/**
 * All clients at one table. Each plays using only what its own side knows. After every command, the party waits until
 * all clients have received the events, and compares what they know.
 */
import { comeBack, type Client } from './client.ts';
import { isOverdue } from './ending.ts';
import { expectSame, expectThat, Finding } from './finding.ts';
import { Random } from './random.ts';
import type { Audience } from './shapes.ts';
import { expectSameReply } from './survey.ts';

/** How long to wait for the clients, in ms. Even a busy machine needs less. */
const PATIENCE = 60_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

/**
 * How far a client has followed both logs, counting only events that every audience receives. The result is the same
 * for all clients that are up to date.
 */
const heard = ({ follower }: Client): string =>
  JSON.stringify([follower.tableNext, follower.game?.id, follower.publicEvents]);

/** The audience whose events a client receives. The big screen receives the same as Poseidon. */
const told = (audience: Audience) => (audience === 'olympus' ? 'poseidon' : audience);

/** Things that must happen at least once during the long test's games. */
type Happening =
  | ('said' | 'said to the crew' | 'removed')
  | ('big screen' | 'sign' | 'new device' | 'new player' | 'both sides')
  | ('let in' | 'turned away' | 'taken off' | 'freed while there' | 'broken off' | 'more time')
  | ('ended at three' | 'conceded by poseidon' | 'conceded by navigators');

export class Party {
  readonly random: Random;
  /** Random numbers for what players say, so that talk changes nothing about the game. */
  chatter = new Random(0);
  readonly clients: Client[] = [];
  /** Which of these things have happened at this table so far. */
  readonly came = new Set<Happening>();
  /** True if seats are sometimes freed and filled again while a game runs. */
  isLoose = true;
  /** The number of players who have joined during games. It makes their names unique. */
  newcomers = 0;
  /**
   * How often Poseidon drives a ship to the agreed square (`agreedPush`), from 0 to 1. The Navigators always expect it
   * there.
   */
  kindness = 0;

  constructor(random: Random) {
    this.random = random;
  }

  get online(): Client[] {
    return this.clients.filter((client) => client.isOnline);
  }

  sitting(side: 'poseidon' | 'navigators' | null): Client[] {
    return this.online.filter(({ player, follower }) => {
      return player !== null && follower.table.seats.get(player) === side;
    });
  }

  /** Waits until all connected clients have received the same events. */
  async settle(): Promise<void> {
    const deadline = performance.now() + PATIENCE;
    for (;;) {
      for (const client of this.online) {
        client.connection.check();
        if (client.follower.isBehind || !client.isAsItShouldBe) await client.attend();
      }
      if (this.#isSettled()) break;
      if (performance.now() > deadline) throw new Finding(`not everybody was told: ${this.#stateOfAll()}`);
      await pause();
    }
    this.#compare();
  }

  /** Reconnects the absent clients and waits until they have caught up. */
  async everybodyBack(): Promise<void> {
    for (const client of this.clients) if (!client.isOnline) await comeBack(client);
    await this.settle();
  }

  /** The client of the table's host. */
  hostOf(): Client | undefined {
    const host = this.online[0]?.follower.table.host;
    return this.clients.find(({ player }) => player === host);
  }

  /** Waits until all connected clients agree on who is connected. */
  async everybodySeen(): Promise<void> {
    const { online } = this;
    const joined = [...(online[0]?.follower.table.seats.keys() ?? [])];
    const all = joined.filter((player) => online.some((client) => client.player === player));
    const knows = ({ seen }: Client) => JSON.stringify(seen) === JSON.stringify(all);
    await this.until(() => online.every(knows), 'not everybody knows who is present');
  }

  /** Waits for a condition, or throws a finding. */
  async until(isSo: () => boolean, otherwise: string): Promise<void> {
    const deadline = performance.now() + PATIENCE;
    while (!isSo()) {
      expectThat(performance.now() < deadline, otherwise);
      await pause();
    }
  }

  #isSettled(): boolean {
    const { online } = this;
    if (new Set(online.map(heard)).size > 1) return false;
    const counts = new Map<string, number>();
    return online.every(({ follower: { game } }) => {
      if (!game) return true;
      const count = counts.get(told(game.audience)) ?? game.next;
      counts.set(told(game.audience), count);
      return count === game.next;
    });
  }

  /** Checks that no two clients know contradictory things. */
  #compare(): void {
    const [first, ...others] = this.online.map(({ follower }) => follower);
    first?.table.checkWishes();
    for (const other of others) {
      expectSame(other.table, first?.table, 'the table as another client sees it');
      const [one, two] = [first?.picture, other.picture];
      if (!one || !two) continue;
      const common = (of: typeof one) => [
        of.phase,
        of.round,
        of.arrived,
        of.stepped,
        of.held,
        of.outcome,
        of.owners,
      ];
      expectSame(common(two), common(one), 'the game as another client sees it');
      expectSameReply(one.lastReply, two.lastReply);
    }
    if (first?.picture) expectThat(!isOverdue(first.picture), 'the game should be over');
  }

  #stateOfAll(): string {
    return this.online
      .map(({ name, follower }) => `${name} ${JSON.stringify([follower.have, follower.publicEvents])}`)
      .join('; ');
  }
}
