/** Creates the news that a session passes on when events arrive from the server. */
import { followFeed, type FollowedGame, type GameNews } from '../../client/session/followed-game.ts';
import type { Audience, Told, ToldTo } from '../../shared/game/told.ts';

/**
 * The news on a device when it receives the events in `told`. It had received the events in `past` before. If `past` is
 * empty, the device has just connected.
 */
export function newsFor<A extends Audience>(
  audience: A,
  past: readonly ToldTo[A][],
  told: readonly ToldTo[A][],
  catchingUp = false,
): GameNews {
  const game = past.length > 0 ? take(undefined, audience, past).game : undefined;
  return { ...take(game, audience, told).heard, catchingUp };
}

/** The news of a game whose events arrive in several parts, starting with 'began'. */
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
