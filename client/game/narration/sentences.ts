/** The sentences for a game's events: storms, orders, reports, rounds and the end. Pure. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Reply, Tile } from '../../../shared/game/game.ts';
import type { Told } from '../../../shared/game/told.ts';
import { SHIPS_TO_WIN } from '../../../shared/game/rules/ending.ts';
import {
  fewestRounds,
  followPublic,
  mostRounds,
  type PublicView,
} from '../../../shared/game/views/public.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { concededWords } from '../../text/conceded.ts';
import { t } from '../../text/text.ts';
import { drivenBy } from '../driven.ts';

/** Texts that differ between listeners. An empty text means that no sentence is spoken. */
export interface Words {
  round(round: number, most: number, fewest: number): string;
  /** The sentence about a caught ship that Poseidon is about to push out of a maelstrom. */
  beingPushed(ship: Ship): string;
  pushedOut(told: Extract<Told, { type: 'caught-pushed' }>): string;
}

/** The texts for the Navigators and for the whole room. */
export const CHART_WORDS: Words = {
  round: (round, most, fewest) => `${t.common.round(round, most, fewest)}.`,
  beingPushed: (ship) => t.game.beingPushed(ship),
  pushedOut: ({ ship }) => t.game.pushedOut(ship),
};

/** A part of a game: some consecutive events, and the views before and after them. */
interface Stretch {
  readonly before: PublicView;
  readonly told: readonly Told[];
  readonly after: PublicView;
}

interface Announced {
  /** Sentences about what has happened. If the turn has changed, the last one says whose turn it is now. */
  readonly news: readonly string[];
  /** The sentence that says who has won, if the game has ended. It comes last. */
  readonly verdict: readonly string[];
}

/** @param turn returns this side's name for a phase, or an empty text if the phase isn't announced */
export function announce(
  { before, told, after }: Stretch,
  turn: (phase: PublicView['phase']) => string,
  words: Words = CHART_WORDS,
): Announced {
  const happened = told.filter(({ type }) => type !== 'ended');
  const end = told.filter(({ type }) => type === 'ended');
  const turned = after.phase === before.phase ? '' : sentence(turn(after.phase));
  return {
    news: [...sentencesOf(before, happened, words), turned].filter((text) => text !== ''),
    verdict: sentencesOf(after, end, words),
  };
}

function sentencesOf(before: PublicView, told: readonly Told[], words: Words): string[] {
  return sentencesOfEach(before, told, words).flat();
}

/**
 * The sentences of each event. With Use Your Memory (ruling 17), playing a tile removes the sentences about earlier
 * reports and about ships that were caught earlier.
 * @param before the view before the first event
 */
export function sentencesOfEach(before: PublicView, told: readonly Told[], words: Words): string[][] {
  const latestTile = told.findLastIndex(isTile);
  let view = before;
  return told.map((each, i) => {
    const faded = view.variants.useYourMemory && i < latestTile;
    const said = eventSentences(each, { view, words, faded });
    view = followPublic(view, each);
    return said.filter((text) => text !== '');
  });
}

interface Circumstances {
  /** The view of the game before the event. */
  readonly view: PublicView;
  readonly words: Words;
  readonly faded: boolean;
}

function eventSentences(told: Told, { view, words, faded }: Circumstances): string[] {
  switch (told.type) {
    case 'lighthouses-placed':
      return [t.game.lighthousesStand(told.squares.length)];
    case 'storm-played': {
      const tile = told.storm ?? 'face-down';
      // Listeners who may know where ships were driven, such as Poseidon, hear that as well.
      if ('pushes' in told) return [played(tile, t.game.driven(drivenBy(told.pushes)))];
      const safe = view.arrived.some((ship) => ship === tile);
      return [played(tile, t.tiles.news(tile, null, safe))];
    }
    case 'monster-played':
      return [played(told.monster, t.tiles.news(told.monster, told.ship, false))];
    case 'sailed': {
      const { ship, heading, arrived, reply } = told;
      const decides = arrived && view.arrived.length + 1 === SHIPS_TO_WIN;
      return [
        orderAndReply(ship, heading, faded ? null : reply),
        arrived ? t.survey.arrived[ship] : '',
        decides ? t.game.decided : '',
      ];
    }
    case 'surveyed':
      return [orderAndReply(told.ship, null, faded ? null : told.reply)];
    case 'caught':
      return faded ? [] : [t.survey.caught, words.beingPushed(told.ship)];
    case 'caught-pushed':
      return [words.pushedOut(told)];
    case 'round-began':
      return [words.round(told.round, mostRounds(view), fewestRounds(view))];
    case 'ended': {
      const conceded = concededWords(told.outcome);
      return [...(conceded ? [sentence(conceded)] : []), t.game.verdict(told.outcome)];
    }
    // Nothing is said, because the announcement of the next turn is enough.
    case 'began':
    case 'dangers-placed':
      return [];
    // Nothing is said, because the table itself announces who joins and leaves.
    case 'navigator-came':
    case 'navigator-left':
      return [];
    // Nothing is said, because the Navigators discuss lighthouses and guesses themselves.
    case 'lighthouses-proposed':
    case 'lighthouses-agreed':
    case 'guessed':
    case 'reminded':
    case 'marked':
    case 'crossed':
    case 'reasoned':
      return [];
    // Nothing is said, because the whole room could hear what the crew says to each other.
    case 'said-to-crew':
    case 'crew-line-removed':
      return [];
    default:
      // A page that was opened before an update of the server may receive events that it doesn't know.
      told satisfies never;
      return [];
  }
}

function played(tile: Tile | 'face-down', done: string): string {
  return `${t.tiles.name(tile)}. ${done}`;
}

function orderAndReply(ship: Ship, heading: Heading | null, reply: Reply | null): string {
  return reply ? t.survey.spoken(ship, heading, reply) : `${t.survey.order(ship, heading)}.`;
}

/**
 * True if an event is a tile that Poseidon has played. With Use Your Memory, playing such a tile removes earlier news.
 */
export function isTile({ type }: Told): boolean {
  return type === 'storm-played' || type === 'monster-played';
}

/** Adds a full stop to a text that doesn't end with a punctuation mark. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
