/**
 * All who sit at one table. Each plays from what its own side was told; the party only waits until everybody
 * has been told what happened, and holds against each other what they know.
 */
import { comeBack, type Client } from './client.ts';
import { isOverdue } from './ending.ts';
import { expectSame, expectThat, Finding } from './finding.ts';
import type { Random } from './random.ts';
import { expectSameReply } from './survey.ts';

const PATIENCE = 8000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

/** What everybody must have heard the same of. */
const heard = ({ follower }: Client): string =>
  JSON.stringify([follower.tableNext, follower.game?.id, follower.publicEvents]);

export class Party {
  readonly random: Random;
  readonly clients: Client[] = [];
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
        if (client.follower.isBehind) await client.attend();
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

  /** Waits until everybody knows who is there. */
  async everybodySeen(): Promise<void> {
    const all = this.clients.flatMap(({ player }) => player ?? []).sort();
    const deadline = performance.now() + PATIENCE;
    const misses = ({ seen }: Client) => JSON.stringify([...seen].sort()) !== JSON.stringify(all);
    while (this.clients.some(misses)) {
      expectThat(performance.now() < deadline, 'somebody is present and not everybody knows');
      await pause();
    }
  }

  #isSettled(): boolean {
    const { online } = this;
    if (new Set(online.map(heard)).size > 1) return false;
    const counts = new Map<string, number>();
    return online.every(({ follower: { game } }) => {
      if (!game) return true;
      const count = counts.get(game.audience) ?? game.next;
      counts.set(game.audience, count);
      return count === game.next;
    });
  }

  /** The sides know different things, but never opposite ones. */
  #compare(): void {
    const [first, ...others] = this.online.map(({ follower }) => follower);
    for (const other of others) {
      expectSame(other.table, first?.table, 'the table as another sees it');
      const [one, two] = [first?.picture, other.picture];
      if (!one || !two) continue;
      const common = (of: typeof one) => [of.phase, of.round, of.arrived, of.stepped, of.held, of.outcome];
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
