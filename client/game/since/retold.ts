/** What is new to a player, event by event: the sentences about it, and the views before and after it. Pure. */
import type { Told } from '../../../shared/game/told.ts';
import { followFeed, type FollowedGame, type Heard } from '../../session/followed-game.ts';
import { t } from '../../text/text.ts';
import { POSEIDONS_WORDS } from '../narration/narration.ts';
import { CHART_WORDS, sentencesOfEach } from '../narration/sentences.ts';
import type { SinceNews } from './since-visit.svelte.ts';

/** A new event. */
export interface Retold {
  /** The number of the event in its game. */
  readonly number: number;
  readonly event: Told;
  readonly sentences: readonly string[];
  /** The event as this device hears it, with the views before and after it. */
  readonly heard: Heard;
}

/** The events that a board can show. */
const ON_BOARD: readonly Told['type'][] = [
  'lighthouses-placed',
  'dangers-placed',
  'storm-played',
  'monster-played',
  'sailed',
  'surveyed',
  'caught',
  'caught-pushed',
];

export const isOnBoard = ({ event }: Retold): boolean => ON_BOARD.includes(event.type);

/** The new events about which there is something to say, in order. */
export function retell(
  { game, from }: Pick<SinceNews, 'game' | 'from'>,
  nameOf: (id: string) => string,
): Retold[] {
  const heard = hearAgain(game, from);
  const [first] = heard;
  if (!first) return [];
  const events = heard.flatMap(({ told }) => [...told] as Told[]);
  const words = game.audience === 'poseidon' ? POSEIDONS_WORDS : CHART_WORDS;
  const said = sentencesOfEach(first.before ?? first.after, events, words);
  return heard.flatMap((each, i) => {
    const event = events[i];
    if (!event) return [];
    const sentences = [...(said[i] ?? []), ...unspoken(event, nameOf)];
    return sentences.length > 0 ? [{ number: from + i, event, sentences, heard: each }] : [];
  });
}

/** Hears the events of a game again, one by one, from a given event on. */
function hearAgain({ id, audience, told }: FollowedGame, from: number): Heard[] {
  const feed = (start: number, end: number) => ({
    ...{ log: 'game' as const, game: id, audience, from: start },
    events: told.slice(start, end),
  });
  let game = from > 0 ? followFeed(undefined, feed(0, from))?.game : undefined;
  return told.slice(from).flatMap((_, i) => {
    const followed = followFeed(game, feed(from + i, from + i + 1));
    game = followed?.game;
    return followed ? [followed.heard] : [];
  });
}

/** Sentences for events that are not spoken when they happen, because other announcements are enough then. */
function unspoken(event: Told, nameOf: (id: string) => string): string[] {
  switch (event.type) {
    case 'began':
      return [t.since.began];
    case 'dangers-placed':
      return [t.since.dangersPlaced];
    case 'navigator-came':
      return [t.since.came(nameOf(event.player))];
    case 'navigator-left':
      return [t.since.left(nameOf(event.player))];
    default:
      return [];
  }
}
