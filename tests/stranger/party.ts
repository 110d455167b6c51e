/**
 * All who sit at one table. Each plays from what its own side was told; the party only waits until everybody
 * has been told what happened, and holds against each other what they know.
 */
import { comeBack, type Client } from './client.ts';
import { isOverdue } from './ending.ts';
import { expectSame, expectThat, Finding } from './finding.ts';
import type { Random } from './random.ts';
import type { Audience } from './shapes.ts';
import { expectSameReply } from './survey.ts';

/** Longer than any machine is busy with other things. */
const PATIENCE = 60_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

/** What everybody must have heard the same of. */
const heard = ({ follower }: Client): string =>
  JSON.stringify([follower.tableNext, follower.game?.id, follower.publicEvents]);

/** The big screen is told what Poseidon is. */
const told = (audience: Audience) => (audience === 'olympus' ? 'poseidon' : audience);

/** What must come up in so many games. */
type Happening =
  | ('big screen' | 'sign' | 'new device' | 'new player' | 'both sides')
  | ('let in' | 'turned away' | 'taken off' | 'freed while there' | 'broken off');

export class Party {
  readonly random: Random;
  readonly clients: Client[] = [];
  /** What has come up at this table, of what must come up in so many games. */
  readonly came = new Set<Happening>();
  /** Whether seats are freed and filled again while a game runs. */
  isLoose = true;
  /** How many have come while a game ran: each has a name of their own. */
  newcomers = 0;
  /** How often Poseidon pushes as agreed, and the Navigators reckon with it. */
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

  /** Waits until everybody who is connected knows the same, as far as they may. */
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

  /** Whoever was away comes back and catches up. */
  async everybodyBack(): Promise<void> {
    for (const client of this.clients) if (!client.isOnline) await comeBack(client);
    await this.settle();
  }

  /** Who has been at the table longest. */
  hostOf(): Client | undefined {
    const host = this.online[0]?.follower.table.host;
    return this.clients.find(({ player }) => player === host);
  }

  /** Waits until everybody who is there knows who is. */
  async everybodySeen(): Promise<void> {
    const { online } = this;
    const joined = [...(online[0]?.follower.table.seats.keys() ?? [])];
    const all = joined.filter((player) => online.some((client) => client.player === player));
    const knows = ({ seen }: Client) => JSON.stringify(seen) === JSON.stringify(all);
    await this.until(() => online.every(knows), 'not everybody knows who is present');
  }

  /** Waits for what must come. */
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

  /** The sides know different things, but never opposite ones. */
  #compare(): void {
    const [first, ...others] = this.online.map(({ follower }) => follower);
    first?.table.checkWishes();
    for (const other of others) {
      expectSame(other.table, first?.table, 'the table as another sees it');
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
      expectSame(common(two), common(one), 'the game as another sees it');
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
