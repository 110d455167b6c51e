/** Makes a session's news from told events, as they come over the wire. */
import { followFeed, type FollowedGame, type GameNews } from '../../client/session/followed-game.ts';
import type { Audience, Told, ToldTo } from '../../shared/game/told.ts';

/** The news for a device that was told `past` (empty if it has just connected) and is now told more. */
export function newsFor<A extends Audience>(
  audience: A,
  past: readonly ToldTo[A][],
  told: readonly ToldTo[A][],
  catchingUp = false,
): GameNews {
  const game = past.length > 0 ? take(undefined, audience, past).game : undefined;
  return { ...take(game, audience, told).heard, catchingUp };
}

/** The news of a game that is told in several parts, 'began' first. */
export function newsIn<A extends Audience>(
  audience: A,
  stretches: readonly (readonly ToldTo[A][])[],
): GameNews[] {
  let game: FollowedGame | undefined;
  return stretches
    .filter((told) => told.length > 0)
    .map((told) => {
      const taken = take(game, audience, told);
      game = taken.game;
      return { ...taken.heard, catchingUp: false };
    });
}

function take(game: FollowedGame | undefined, audience: Audience, events: readonly Told[]) {
  const taken = followFeed(game, { log: 'game', game: 'g', audience, from: game?.next ?? 0, events });
  if (!taken) throw new Error('what is told does not begin with "began"');
  return taken;
}
