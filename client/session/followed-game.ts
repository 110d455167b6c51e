/** The game as this device's side is told it: a view, the number of what comes next, and what was new. */
import type { GameFeed } from '../../shared/wire/protocol.ts';
import type { Audience, ToldTo } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { followOnlookers, type OnlookersView } from '../../shared/game/views/onlookers.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';

/** What each audience knows of a game. */
export interface ViewOf {
  poseidon: PoseidonView;
  navigators: NavigatorsView;
  onlookers: OnlookersView;
  olympus: PoseidonView;
}

interface FollowedBy<A extends Audience> {
  readonly id: string;
  readonly audience: A;
  /** The number of the next event for this audience. */
  readonly next: number;
  /** All that it was told since it began to listen, in its order. */
  readonly told: readonly ToldTo[A][];
  readonly view: ViewOf[A];
}

export type FollowedGame = { [A in Audience]: FollowedBy<A> }[Audience];

interface HeardBy<A extends Audience> {
  /** The id of the game. */
  readonly game: string;
  readonly audience: A;
  /** The view before; undefined if this device had heard nothing of this game on this side. */
  readonly before: ViewOf[A] | undefined;
  /** What was told, in its order; nothing of it had been told before. */
  readonly told: readonly ToldTo[A][];
  readonly after: ViewOf[A];
}

/** What a feed brought that was new. */
export type Heard = { [A in Audience]: HeardBy<A> }[Audience];

/** What this device has been told of a game just now. */
export type GameNews = Heard & {
  /** It happened before this device came, or while it was away: it was asked for. Else it happens now. */
  readonly catchingUp: boolean;
};

type Following = { [A in Audience]: { game: FollowedBy<A>; heard: HeardBy<A> } }[Audience];

/** The game after a feed and what was new in it, or undefined if something before the feed is missing. */
export function followFeed(game: FollowedGame | undefined, feed: GameFeed): Following | undefined {
  switch (feed.audience) {
    case 'poseidon':
      return follow(feed.audience, followPoseidon, game, feed);
    case 'olympus':
      return follow(feed.audience, followPoseidon, game, feed);
    case 'navigators':
      return follow(feed.audience, followNavigators, game, feed);
    case 'onlookers':
      return follow(feed.audience, followOnlookers, game, feed);
  }
}

function follow<A extends Audience>(
  audience: A,
  fold: (view: ViewOf[A] | undefined, told: ToldTo[A]) => ViewOf[A] | undefined,
  game: FollowedGame | undefined,
  feed: GameFeed,
): { game: FollowedBy<A>; heard: HeardBy<A> } | undefined {
  const same = game?.id === feed.game && game.audience === audience ? game : undefined;
  const next = same?.next ?? 0;
  if (feed.from > next) return undefined;
  // A feed is built for its audience: its events, and the view of those before, are of that audience's kind.
  const told = feed.events.slice(next - feed.from) as ToldTo[A][];
  const before = same?.view as ViewOf[A] | undefined;
  const view = told.reduce<ViewOf[A] | undefined>(fold, before);
  return (
    view && {
      game: {
        id: feed.game,
        audience,
        next: next + told.length,
        told: [...((same?.told ?? []) as ToldTo[A][]), ...told],
        view,
      },
      heard: { game: feed.game, audience, before, told, after: view },
    }
  );
}
