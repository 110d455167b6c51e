/** What is made of one turn: the moments that it may be, and what it counts for the scores. */
import { SHIPS, type Ship } from '../board/board.ts';
import { distance, type Square } from '../board/squares.ts';
import { sailTo } from '../game/rules/orders.ts';
import type { Happened, Turn } from './follow.ts';
import { homeOf, knownSquare, type Known } from './known.ts';
import type { Astray, OrderMoment, StormMoment, SurveyMoment, WeakMoment } from './moments.ts';
import { bestOf, prospectsOf, type Prospect } from './orders.ts';
import { homeChance, standOf, weightOf, winChance } from './outlook.ts';
import { givenAway, hidingOf, type Hiding } from './scores.ts';
import { optionsBeside, stormChoices } from './storms.ts';

/** A turn of one kind, with what could be known before it and after it. */
export interface Judged<E extends Happened> extends Omit<Turn, 'event'> {
  readonly event: E;
  readonly knew: Known;
  readonly knows: Known;
}
type Sailed = Extract<Happened, { type: 'sailed' }>;
type Stepped = Extract<Happened, { type: 'sailed' | 'surveyed' }>;
type Stormed = Extract<Happened, { type: 'storm-played' }>;

/** From so much better a chance to come home on, another order is worth a word. */
const WORTH_AN_ORDER = 0.06;
/** The same for the Navigators' chance to win after another storm. */
const WORTH_A_STORM = 0.03;
/** From so many bits on, a report is worth a word. */
const WORTH_A_REPORT = 1;

/** An order that what could be known spoke against, its exact consequences not worked out yet; else null. */
export function judgeOrder({ event, before, knew, frame }: Judged<Sailed>): OrderMoment | null {
  const { ship, heading } = event;
  const { game, belief } = before;
  const prospects = prospectsOf(belief, game, ship);
  const better = bestOf(prospects);
  const ordered = prospects.find((prospect) => prospect.heading === heading);
  if (!ordered || better.home - ordered.home < WORTH_AN_ORDER) return null;
  const certain = knownSquare(knew.ships[ship]);
  return {
    kind: 'order',
    frame,
    round: game.round,
    swing: -(better.home - ordered.home) * weightOf(homeOf(knew), ship),
    ship,
    certain,
    astray: certain && astrayFrom(game.board, certain, ordered),
    guess: game.guesses.ships[ship],
    ordered,
    better,
    prospects,
    instead: null,
  };
}

function astrayFrom(
  board: Turn['before']['game']['board'],
  from: Square,
  { heading }: Prospect,
): Astray | null {
  const { to, offBoard } = sailTo(board, from, heading);
  if (offBoard) return 'off the board';
  const [was, is] = [distance(from, board.sacred), distance(to, board.sacred)];
  if (was === 1) return is === 0 ? null : 'past the Sacred Island';
  if (is < was) return null;
  return is > was ? 'away' : 'no nearer';
}

/** The squares that the guess of an ordered ship gave away; null for a ship that was never in doubt. */
export function judgeGuess(
  { event, before, knew }: Judged<Sailed>,
  doubted: ReadonlySet<Ship>,
): number | null {
  const { squares } = knew.ships[event.ship];
  if (!doubted.has(event.ship) || squares.length === 0) return null;
  return givenAway(before.game.board, squares, before.game.guesses.ships[event.ship]);
}

/** A report that told much, or found a lost ship; else null. */
export function judgeReport(
  { event, before, after, knew, knows, frame }: Judged<Stepped>,
  lostIn: number | null,
): SurveyMoment | null {
  const { ship } = event;
  const { round } = before.game;
  const bits = knew.bits - knows.bits;
  const isFound = lostIn !== null && knownSquare(knows.ships[ship]) !== null;
  if (bits < WORTH_A_REPORT && !isFound) return null;
  // The same step, had its report told nothing.
  const untold = Object.fromEntries(
    SHIPS.map((one) => [one, homeChance(standOf(after.game, one, knew.ships[one].bits))]),
  ) as Record<Ship, number>;
  return {
    kind: 'survey',
    frame,
    round,
    swing: knows.winning - winChance(untold),
    ship,
    bits,
    before: knew.ships[ship].squares.length,
    after: knows.ships[ship].squares.length,
    lostFor: isFound ? round - lostIn : null,
  };
}

/** A storm, or the push of a maelstrom, as the moment that it may be; the ships that it lost come later. */
export function judgeLoss({ event, before, knew, knows, frame }: Judged<Happened>): StormMoment {
  return {
    kind: 'storm',
    frame,
    round: before.game.round,
    swing: knows.winning - knew.winning,
    storm: event.type === 'storm-played' ? event.storm : null,
    bits: knows.bits - knew.bits,
    lost: [],
  };
}

/** What Poseidon's storm hid, and the moment that it is if another would have served him better. */
export function judgeStorm({ event, before, after, frame }: Judged<Stormed>): {
  hiding: Hiding;
  weak: WeakMoment | null;
} {
  const { storm, faceDown } = event;
  const pushes = Object.fromEntries(event.pushes.map(({ ship, to }) => [ship, to]));
  const choices = stormChoices(before.belief, before.game, faceDown ? after.belief : null);
  const options = optionsBeside(choices, storm, pushes);
  const played = options.find(
    (option) => option.storm === storm && option.drive.to === pushes[option.drive.ship],
  );
  const hiding = hidingOf(choices, storm, pushes);
  if (!played) return { hiding, weak: null };
  const better = options.reduce((best, other) => (other.winning < best.winning ? other : best), played);
  const swing = played.winning - better.winning;
  if (swing < WORTH_A_STORM) return { hiding, weak: null };
  const { round } = before.game;
  return { hiding, weak: { kind: 'weak', frame, round, swing, storm, played, better, options } };
}
