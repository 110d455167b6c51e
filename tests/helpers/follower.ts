/** A test client that follows the table as the app's pages do, and can make random moves. */
import { followFeed, type FollowedGame } from '../../client/session/followed-game.ts';
import type { GameCommand, PlayerId } from '../../shared/game/game.ts';
import type { Random } from '../../shared/random.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../../shared/game/moves.ts';
import type { Answer, Commanded, Feed } from '../../shared/wire/protocol.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { Client, granted } from './client.ts';

export class Follower extends Client {
  readonly tableEvents: TableEvent[] = [];
  game: FollowedGame | undefined;
  /**
   * The number of feeds that arrived although earlier events were missing. The count must stay 0 while the connection
   * lasts.
   */
  gaps = 0;

  protected override hear(feeds: Feed[]): void {
    super.hear(feeds);
    this.take(feeds);
  }

  take(feeds: readonly Feed[]): void {
    for (const feed of feeds) {
      if (feed.log === 'game') {
        const followed = followFeed(this.game, feed);
        if (followed) this.game = followed.game;
        else this.gaps++;
      } else if (feed.from > this.tableEvents.length) this.gaps++;
      else this.tableEvents.push(...feed.events.slice(this.tableEvents.length - feed.from));
    }
  }

  /** Attends again. Tells the server which events this client already has. */
  async comeBack(): Promise<void> {
    const { game } = this;
    const have = {
      table: this.tableEvents.length,
      game: game ? { id: game.id, audience: game.audience, next: game.next } : null,
    };
    this.take((await this.attend(have)).feeds);
  }

  override async command(command: TableCommand | GameCommand, id?: string): Promise<Answer<Commanded>> {
    const answer = await super.command(command, id);
    if (answer.ok) this.take(answer.feeds);
    return answer;
  }

  /** A random legal move of this client's player, or undefined if it isn't their turn. */
  move(random: Random): GameCommand | undefined {
    return moveIn(this.game, this.player, random);
  }

  get over(): boolean {
    return this.game?.view.phase === 'over';
  }
}

/** A random legal move of a player, based on what the player knows of the game. Undefined if it isn't their turn. */
export function moveIn(
  game: FollowedGame | undefined,
  player: PlayerId,
  random: Random,
): GameCommand | undefined {
  if (game?.audience === 'poseidon') return randomPoseidonMove(game.view, random) ?? undefined;
  if (game?.audience !== 'navigators') return undefined;
  return randomNavigatorMove(game.view, player, random) ?? undefined;
}

/** Creates a table with Poseidon and a Navigator, and begins a game. Both follow the game. */
export async function gatherFollowers(
  url: string,
  ...before: TableCommand[]
): Promise<{ poseidon: Follower; navigator: Follower }> {
  const navigator = new Follower(url);
  const poseidon = new Follower(url);
  const made = granted(
    await navigator.ask<{ code: string; player: string }>('make', { token: navigator.token, name: 'Ann' }),
  );
  Object.assign(navigator, made);
  const joining = { code: made.code, token: poseidon.token, name: 'Bob' };
  Object.assign(poseidon, granted(await poseidon.ask<{ code: string; player: string }>('join', joining)));
  await navigator.comeBack();
  await poseidon.comeBack();
  await navigator.does({ type: 'sit', seat: 'navigators' });
  await poseidon.does({ type: 'sit', seat: 'poseidon' });
  for (const command of before) await navigator.does(command);
  await navigator.does({ type: 'begin-game' });
  await poseidon.caughtUp();
  return { poseidon, navigator };
}

/**
 * Connects a follower to an existing seat. The follower receives everything that its side has received so far. Another
 * page of the same device may stay connected.
 */
export async function followerAt(url: string, code: string, token: string): Promise<Follower> {
  const one = new Follower(url);
  Object.assign(one, { code, token });
  const { players, feeds } = await one.attend();
  Object.assign(one, { player: players[0] });
  one.take(feeds);
  return one;
}
