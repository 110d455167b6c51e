/**
 * A spectator's predictions in a game, and how many came true. Pure. Predictions are judged on the device, from the
 * events that it receives, and are never sent to the server.
 */
import type { Ship } from '../../../shared/board/board.ts';
import { shipsToStep } from '../../../shared/game/rules/orders.ts';
import type { PublicView, Round } from '../../../shared/game/views/public.ts';

/** The possible answers to how many islands a ship will sight. The last answer means three or more. */
export const ISLANDS = [0, 1, 2, 3] as const;
export type Islands = (typeof ISLANDS)[number];

/** The ship that is home first; 'none' if no ship comes home. */
export type First = Ship | 'none';

/** A prediction for one ship's report in one round. */
export interface Prediction {
  readonly round: number;
  readonly ship: Ship;
  readonly islands: Islands;
  /** True if the prediction came true; null while there is no report to judge it by. */
  readonly came: boolean | null;
}

/** All predictions of a game. */
export interface Foretold {
  /** The id of the game. */
  readonly game: string;
  /** The prediction of the ship that is home first; null if the spectator wasn't asked or didn't answer. */
  readonly first: First | null;
  /** The predictions for reports, oldest first. */
  readonly words: readonly Prediction[];
}

/** How many predictions could be judged, and how many of them came true. */
export interface Readings {
  readonly right: number;
  readonly of: number;
}

type Now = Pick<PublicView, 'phase' | 'round' | 'arrived' | 'stepped'>;

/** A game without any predictions yet. */
export function noPredictions(game: string): Foretold {
  return { game, first: null, words: [] };
}

/**
 * True if the spectator should be asked which ship will be home first: until the spectator has answered or a ship is
 * home.
 */
export function asksForFirst({ first }: Pick<Foretold, 'first'>, { arrived, phase }: Now): boolean {
  return first === null && arrived.length === 0 && phase !== 'over';
}

/** The ships whose report in this round can still be predicted. */
export function shipsToForetell(now: Now): Ship[] {
  const playing = now.phase === 'poseidon' || now.phase === 'navigators' || now.phase === 'caught';
  return playing ? shipsToStep(now) : [];
}

/** The prediction for a ship's report in a round. */
export function predictionFor(
  { words }: Pick<Foretold, 'words'>,
  round: number,
  ship: Ship,
): Prediction | undefined {
  return words.find((word) => word.round === round && word.ship === ship);
}

/**
 * The prediction to show for a ship: the one for this round or, until Poseidon plays a tile, the one for the last
 * round if it has been judged.
 */
export function newestPrediction(
  { words }: Pick<Foretold, 'words'>,
  { round, phase }: Pick<Now, 'round' | 'phase'>,
  ship: Ship,
): Prediction | undefined {
  const now = predictionFor({ words }, round, ship);
  const before =
    phase === 'poseidon' || phase === 'over' ? predictionFor({ words }, round - 1, ship) : undefined;
  return now ?? (before?.came === null ? undefined : before);
}

/** Adds a prediction for a ship's report in this round, or replaces it. Has no effect once the ship has reported. */
export function foretell(foretold: Foretold, now: Now, ship: Ship, islands: Islands): Foretold {
  if (!shipsToForetell(now).includes(ship)) return foretold;
  const others = foretold.words.filter((word) => word.round !== now.round || word.ship !== ship);
  return { ...foretold, words: [...others, { round: now.round, ship, islands, came: null }] };
}

/**
 * Judges all predictions whose report has arrived. A prediction stays judged even if Use Your Memory later removes the
 * report.
 */
export function judged(foretold: Foretold, rounds: readonly Round[]): Foretold {
  const words = foretold.words.map((word) => {
    if (word.came !== null) return word;
    const seen = islandsSighted(rounds, word);
    return seen === null ? word : { ...word, came: seen === word.islands };
  });
  return words.every((word, i) => word === foretold.words[i]) ? foretold : { ...foretold, words };
}

/**
 * How many islands a ship has sighted in a round, limited to the largest answer. Null if there is no report, or if Use
 * Your Memory has removed it.
 */
export function islandsSighted(
  rounds: readonly Round[],
  { round, ship }: Pick<Prediction, 'round' | 'ship'>,
): Islands | null {
  const steps = rounds.find((one) => one.round === round)?.steps ?? [];
  const sighting = steps.find((step) => step.ship === ship)?.reply?.sighting;
  return sighting ? (ISLANDS[Math.min(sighting.islands, ISLANDS.length - 1)] ?? null) : null;
}

/**
 * How many predictions have come true so far. The prediction of the first ship home counts as one of them, once that
 * ship is known.
 * @param over whether the game is over, so that "none" can be judged too
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

/** Titles for good predictions, named after seers and sharp-eyed heroes, best first. */
export const HONOURS = ['tiresias', 'cassandra', 'lynceus', 'polyphemus'] as const;
export type Honour = (typeof HONOURS)[number];

/** The minimum number of predictions that earn a title. */
const FEWEST = 4;

/** The minimum share of correct predictions for each title except the last. By chance, about a third are correct. */
const LEAST: readonly (readonly [Honour, number])[] = [
  ['tiresias', 0.7],
  ['cassandra', 0.5],
  ['lynceus', 0.3],
];

/** The title earned at the end of a game; null if there were too few predictions. */
export function honourOf({ right, of }: Readings): Honour | null {
  if (of < FEWEST) return null;
  return LEAST.find(([, least]) => right >= least * of)?.[0] ?? 'polyphemus';
}
