/** A game as this device's side knows it: the side's view, the number of the next event, and the newest events. */
import type { GameFeed } from '../../shared/wire/protocol.ts';
import type { Audience, ToldTo } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { followOnlookers, type OnlookersView } from '../../shared/game/views/onlookers.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';

/** The type of each audience's view of a game. */
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
  /** All events for this audience that the device has received since it started to follow the game, in order. */
  readonly told: readonly ToldTo[A][];
  readonly view: ViewOf[A];
}

export type FollowedGame = { [A in Audience]: FollowedBy<A> }[Audience];

interface HeardBy<A extends Audience> {
  readonly game: string;
  readonly audience: A;
  /** The view before these events. Undefined if these are the device's first events of the game for this audience. */
  readonly before: ViewOf[A] | undefined;
  /** The new events, in order. */
  readonly told: readonly ToldTo[A][];
  readonly after: ViewOf[A];
}

/** The part of a feed that is new to this device. */
export type Heard = { [A in Audience]: HeardBy<A> }[Audience];

/** News of a game that this device has just received. */
export type GameNews = Heard & {
  /**
   * True if these events happened before this device arrived or while it was away, false if they have just happened.
   */
  readonly catchingUp: boolean;
};

type Following = { [A in Audience]: { game: FollowedBy<A>; heard: HeardBy<A> } }[Audience];

/**
 * Applies a feed to the game and returns what is new. Returns undefined if events are missing between the game and the
 * feed.
 */
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
  // The server has built the feed for this audience, so the events and the view have that audience's types.
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
