/** Asking for a whole log again: it gives the same picture, and under "Use your memory" not every reply. */
import type { Client } from './client.ts';
import type { GameEvent } from './events.ts';
import { expectSame } from './finding.ts';
import { Follower } from './follower.ts';
import type { Feed } from './messages.ts';

const isTile = (event: GameEvent): boolean =>
  event.type === 'storm-played' || event.type === 'monster-played';

/** A whole log, asked for now: replies from before the newest tile are withheld if they are to be remembered. */
function checkMemory(feeds: Feed[]): void {
  for (const feed of feeds) {
    if (feed.log === 'table') continue;
    const events: GameEvent[] = feed.events;
    const [began] = events;
    if (began?.type !== 'began') continue;
    const withholds = began.variants.useYourMemory && feed.audience !== 'poseidon';
    const newestTile = events.findLastIndex(isTile);
    events.forEach((event, at) => {
      if (event.type !== 'sailed' && event.type !== 'surveyed') return;
      expectSame(event.reply === null, withholds && at < newestTile, 'whether a reply is withheld');
    });
  }
}

/** Forgets everything and attends from nothing: the picture must be the same as before. */
export async function startOver(client: Client): Promise<void> {
  const before = client.follower;
  client.follower = new Follower();
  const answer = await client.attend();
  checkMemory(answer.feeds);
  // The last reply may be withheld by now; checkMemory has judged that.
  for (const { picture } of [before, client.follower]) if (picture) picture.lastReply = null;
  expectSame(client.follower, before, `${client.name}: what a new start gives`);
}
