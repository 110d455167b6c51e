/**
 * What somebody who looks on foretells of a game, and how much of it came true. Pure, and all of it is the device's own:
 * it is judged by what the device is told, and sent nowhere.
 */
import type { Ship } from '../../../shared/board/board.ts';
import { shipsToStep } from '../../../shared/game/rules/orders.ts';
import type { PublicView, Round } from '../../../shared/game/views/public.ts';

/** How many islands a ship will sight: so many, and with the last so many or more. */
export const ISLANDS = [0, 1, 2, 3] as const;
export type Islands = (typeof ISLANDS)[number];

/** Which ship comes home first; 'none': no ship does. */
export type First = Ship | 'none';

/** What was foretold of one ship's reply in one round. */
export interface Word {
  readonly round: number;
  readonly ship: Ship;
  readonly islands: Islands;
  /** Whether it came so; null as long as there is no reply to tell it by. */
  readonly came: boolean | null;
}

/** All that was foretold of a game. */
export interface Foretold {
  /** The id of the game. */
  readonly game: string;
  /** Null: not asked, or not answered. */
  readonly first: First | null;
  /** The oldest first. */
  readonly words: readonly Word[];
}

/** How much of what was foretold could be judged, and came true. */
export interface Readings {
  readonly right: number;
  readonly of: number;
}

type Now = Pick<PublicView, 'phase' | 'round' | 'arrived' | 'stepped'>;

/** Nothing is foretold of a game yet. */
export function nothingOf(game: string): Foretold {
  return { game, first: null, words: [] };
}

/** Whether the ship that comes home first is still to be asked: until somebody has answered, or one is home. */
export function asksForFirst({ first }: Pick<Foretold, 'first'>, { arrived, phase }: Now): boolean {
  return first === null && arrived.length === 0 && phase !== 'over';
}

/** The ships whose reply of this round can still be foretold. */
export function shipsToForetell(now: Now): Ship[] {
  const playing = now.phase === 'poseidon' || now.phase === 'navigators' || now.phase === 'caught';
  return playing ? shipsToStep(now) : [];
}

/** What was foretold of a ship's reply in a round. */
export function wordOn({ words }: Pick<Foretold, 'words'>, round: number, ship: Ship): Word | undefined {
  return words.find((word) => word.round === round && word.ship === ship);
}

/**
 * The word on a ship that is worth showing: of this round, or how that of the round before came out, until Poseidon
 * plays.
 */
export function newestWordOn(
  { words }: Pick<Foretold, 'words'>,
  { round, phase }: Pick<Now, 'round' | 'phase'>,
  ship: Ship,
): Word | undefined {
  const now = wordOn({ words }, round, ship);
  const before = phase === 'poseidon' || phase === 'over' ? wordOn({ words }, round - 1, ship) : undefined;
  return now ?? (before?.came === null ? undefined : before);
}

/** The same with a word on a ship's reply of this round: the last word holds. Without effect once it has replied. */
export function foretell(foretold: Foretold, now: Now, ship: Ship, islands: Islands): Foretold {
  if (!shipsToForetell(now).includes(ship)) return foretold;
  const others = foretold.words.filter((word) => word.round !== now.round || word.ship !== ship);
  return { ...foretold, words: [...others, { round: now.round, ship, islands, came: null }] };
}

/** The same with every word judged that a reply has come for. What was judged stays so when replies fade. */
export function judged(foretold: Foretold, rounds: readonly Round[]): Foretold {
  const words = foretold.words.map((word) => {
    if (word.came !== null) return word;
    const seen = islandsSighted(rounds, word);
    return seen === null ? word : { ...word, came: seen === word.islands };
  });
  return words.every((word, i) => word === foretold.words[i]) ? foretold : { ...foretold, words };
}

/** How many islands a ship has sighted in a round, as they are foretold; null: it has not replied, or that has faded. */
export function islandsSighted(
  rounds: readonly Round[],
  { round, ship }: Pick<Word, 'round' | 'ship'>,
): Islands | null {
  const steps = rounds.find((one) => one.round === round)?.steps ?? [];
  const sighting = steps.find((step) => step.ship === ship)?.reply?.sighting;
  return sighting ? (ISLANDS[Math.min(sighting.islands, ISLANDS.length - 1)] ?? null) : null;
}

/**
 * How much came true so far. Which ship is home first counts as one word, as soon as it is known.
 * @param over the game is over: then no ship may be home
 */
export function readingsOf(
  { first, words }: Foretold,
  { arrived, over }: { readonly arrived: readonly Ship[]; readonly over: boolean },
): Readings {
  const [home = over ? 'none' : null] = arrived;
  const known = [
    ...words.map(({ came }) => came).filter((came) => came !== null),
    ...(first !== null && home !== null ? [first === home] : []),
  ];
  return { right: known.filter(Boolean).length, of: known.length };
}

/** Those of old who saw far, the farthest first. */
export const HONOURS = ['tiresias', 'cassandra', 'lynceus', 'polyphemus'] as const;
export type Honour = (typeof HONOURS)[number];

/** With fewer words than that, there is no honour in it. */
const FEWEST = 4;

/** The least share of each honour but the last. By luck alone about a third comes true. */
const LEAST: readonly (readonly [Honour, number])[] = [
  ['tiresias', 0.7],
  ['cassandra', 0.5],
  ['lynceus', 0.3],
];

/** Whose name one has earned at the end of a game; null: too little was foretold. */
export function honourOf({ right, of }: Readings): Honour | null {
  if (of < FEWEST) return null;
  return LEAST.find(([, least]) => right >= least * of)?.[0] ?? 'polyphemus';
}
