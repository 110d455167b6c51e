/**
 * Requests a whole log again. The client must then know the same as before, except that the variant Use Your Memory
 * withholds earlier replies.
 */
import type { Client } from './client.ts';
import type { GameEvent } from './events.ts';
import { expectSame } from './finding.ts';
import { Follower } from './follower.ts';
import type { Answer, Feed } from './messages.ts';
import { seesAll } from './shapes.ts';

const isTile = (event: GameEvent): boolean =>
  event.type === 'storm-played' || event.type === 'monster-played';

/** Checks a whole log: with the variant Use Your Memory, the replies before the newest storm tile must be withheld. */
function checkMemory(feeds: Feed[]): void {
  for (const feed of feeds) {
    if (feed.log === 'table') continue;
    const events: GameEvent[] = feed.events;
    const [began] = events;
    if (began?.type !== 'began') continue;
    const withholds = began.variants.useYourMemory && !seesAll(feed.audience);
    const newestTile = events.findLastIndex(isTile);
    events.forEach((event, at) => {
      if (event.type !== 'sailed' && event.type !== 'surveyed') return;
      expectSame(event.reply === null, withholds && at < newestTile, 'whether a reply is withheld');
    });
  }
}

/** Gives the client an empty follower and attends again. The client must then know the same as before. */
export async function startOver(client: Client): Promise<void> {
  const before = client.follower;
  client.follower = new Follower();
  await compare(client, before, await client.attend());
}

/** Claims to have more events than exist. By the protocol, the server must then send the whole log, from 0. */
export async function boast(client: Client): Promise<void> {
  const { follower } = client;
  const { table, game } = follower.have;
  const before = Object.assign(new Follower(), follower);
  const answer = await client.attend({ table: table + 3, game: game && { ...game, next: game.next + 5 } });
  expectSame(
    answer.feeds.map(({ log, from }) => [log, from]),
    game ? [...[['table', 0]], ['game', 0]] : [['table', 0]],
    'what is sent to who has too much',
  );
  await compare(client, before, answer);
}

async function compare(client: Client, before: Follower, answer: Answer<'attend'>): Promise<void> {
  checkMemory(answer.feeds);
  // Ignore the last reply, which may now be withheld. checkMemory has already checked that.
  for (const { picture } of [before, client.follower]) if (picture) picture.lastReply = null;
  expectSame(client.follower, before, `${client.name}: the picture after starting over`);
}
