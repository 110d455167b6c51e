/** The game as this device's side is told it: a view, and the number of what comes next. */
import type { GameFeed } from '../../shared/wire/protocol.ts';
import type { NavigatorsTold, OnlookersTold, PoseidonTold } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { followOnlookers, type OnlookersView } from '../../shared/game/views/onlookers.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';

interface Followed {
  readonly id: string;
  /** The number of the next event for this audience. */
  readonly next: number;
}

export type FollowedGame =
  | (Followed & { readonly audience: 'poseidon'; readonly view: PoseidonView })
  | (Followed & { readonly audience: 'navigators'; readonly view: NavigatorsView })
  | (Followed & { readonly audience: 'onlookers'; readonly view: OnlookersView })
  | (Followed & { readonly audience: 'olympus'; readonly view: PoseidonView });

/** The game after a feed, or undefined if something before it is missing. */
export function followFeed(game: FollowedGame | undefined, feed: GameFeed): FollowedGame | undefined {
  const same = game?.id === feed.game && game.audience === feed.audience ? game : undefined;
  const next = same?.next ?? 0;
  if (feed.from > next) return undefined;
  const events = feed.events.slice(next - feed.from);
  const followed = { id: feed.game, next: next + events.length };
  // A feed is built for its audience: its events are of that audience's kind.
  switch (feed.audience) {
    case 'poseidon': {
      const before = same?.audience === 'poseidon' ? same.view : undefined;
      const view = (events as PoseidonTold[]).reduce(followPoseidon, before);
      return view && { ...followed, audience: feed.audience, view };
    }
    case 'olympus': {
      const before = same?.audience === 'olympus' ? same.view : undefined;
      const view = (events as PoseidonTold[]).reduce(followPoseidon, before);
      return view && { ...followed, audience: feed.audience, view };
    }
    case 'navigators': {
      const before = same?.audience === 'navigators' ? same.view : undefined;
      const view = (events as NavigatorsTold[]).reduce(followNavigators, before);
      return view && { ...followed, audience: feed.audience, view };
    }
    case 'onlookers': {
      const before = same?.audience === 'onlookers' ? same.view : undefined;
      const view = (events as OnlookersTold[]).reduce(followOnlookers, before);
      return view && { ...followed, audience: feed.audience, view };
    }
  }
}
