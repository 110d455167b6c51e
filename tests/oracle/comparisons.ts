/** Compares the oracle with the list of all histories, in many games, after every command. */
import type { Variants } from '../../shared/game/game.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import type { Random } from '../../shared/random.ts';
import { hearAgain, hearGame, type Announcement, type Heard } from './announcements.ts';
import { beginListing, listOn, type Possibilities } from './brute-force.ts';
import { difference } from './compare.ts';
import { drawBoardFor, drawVariants, namesOf } from './mixes.ts';

/** A function that updates a belief: the oracle's own, or one with a planted fault. */
export type Fold = typeof believe;

/** How much has been compared, and the first difference found. */
export interface Tally {
  comparisons: number;
  games: number;
  /** The number of comparisons in which the belief stored the positions of several ships together, as one factor. */
  joint: number;
  /** The largest number of states in any comparison. */
  largest: number;
  readonly byName: Map<string, number>;
  difference: string | null;
}

export interface Bounds {
  readonly comparisons: number;
  /** The maximum number of branches for one command. A game that exceeds it is abandoned. */
  readonly branches: number;
}

/**
 * Compares until a difference is found or enough has been compared.
 * @param variants the variants of every game; by default, drawn at random for each game
 */
export function compareGames(
  random: Random,
  { comparisons, branches }: Bounds,
  { fold = believe, variants }: { fold?: Fold; variants?: Variants } = {},
): Tally {
  const tally: Tally = {
    comparisons: 0,
    games: 0,
    joint: 0,
    largest: 0,
    byName: new Map(),
    difference: null,
  };
  while (tally.comparisons < comparisons && tally.difference === null) {
    tally.games++;
    compareGame(drawGame(variants ?? drawVariants(random), random), branches, fold, tally);
  }
  return tally;
}

/** The highest value of `luck` for `hearGame`. With more luck, ships would be home before they could meet. */
const MOST_LUCK = 0.6;

function drawGame(variants: Variants, random: Random): Heard {
  const heard = hearGame(drawBoardFor(variants, random), variants, random, MOST_LUCK * random());
  if (!variants.useYourMemory) return heard;
  return hearAgain(heard, Math.ceil(random() * heard.announcements.length));
}

function compareGame({ first, announcements }: Heard, branches: number, fold: Fold, tally: Tally): void {
  let belief = fold(undefined, first);
  let listed: Possibilities | null = beginListing(first);
  for (const announcement of announcements) {
    listed = listOn(listed, announcement, branches);
    if (!listed) return;
    belief = announcement.told.reduce<Belief | undefined>((before, told) => fold(before, told), belief);
    if (!belief) return;
    tally.difference = difference(belief, listed);
    if (tally.difference !== null) {
      tally.difference = `${tally.difference}\n${tellStory(first, announcements, announcement)}`;
      return;
    }
    count(tally, belief, listed, namesOf(first.variants));
  }
}

function count(tally: Tally, { components }: Belief, listed: Possibilities, names: readonly string[]): void {
  tally.comparisons++;
  if (components.some(({ factors }) => factors.some(({ ships }) => ships.length > 1))) tally.joint++;
  tally.largest = Math.max(tally.largest, listed.size);
  for (const name of names) tally.byName.set(name, (tally.byName.get(name) ?? 0) + 1);
}

/** Everything that the Navigators received up to a command, so that a failure can be reproduced. */
function tellStory(first: Heard['first'], all: readonly Announcement[], last: Announcement): string {
  const told = all.slice(0, all.indexOf(last) + 1).flatMap((announcement) => announcement.told);
  return [first, ...told].map((one) => JSON.stringify(one)).join('\n');
}
