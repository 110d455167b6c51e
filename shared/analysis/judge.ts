/** Judges one turn: which moments it could be shown as, and what it contributes to the scores. */
import type { Ship } from '../board/board.ts';
import { distance, type Heading, type Square } from '../board/squares.ts';
import type { Reply } from '../game/game.ts';
import { contradiction, type Contradiction } from '../game/rules/contradiction.ts';
import { sailTo } from '../game/rules/orders.ts';
import { WORTH_BLAME } from './choice.ts';
import type { Happened, Turn } from './follow.ts';
import { homeOf, knownSquare, type Known } from './known.ts';
import type {
  Driven,
  Leg,
  OrderMistake,
  OrderMoment,
  StormMoment,
  SurveyMoment,
  WeakMoment,
} from './moments.ts';
import { bestOf, type Prospect } from './orders.ts';
import { ordersLeft, weightOf } from './outlook.ts';
import { excessMiss, hidingOf, type Hiding } from './scores.ts';
import type { Sources } from './sources.ts';
import { StormOutlook } from './storm-outlook.ts';
import { optionsBeside, stormChoices, strongestOf } from './storms.ts';

/** A turn with a certain type of event, and with what the Navigators could know before and after it. */
export interface Judged<E extends Happened> extends Omit<Turn, 'event'> {
  readonly event: E;
  readonly knew: Known;
  readonly knows: Known;
}
type Sailed = Extract<Happened, { type: 'sailed' }>;
type Stepped = Extract<Happened, { type: 'sailed' | 'surveyed' }>;
type Stormed = Extract<Happened, { type: 'storm-played' }>;

/**
 * An order moment is worth showing if a better order would have raised the ship's chance of coming home by at least
 * this much.
 */
const WORTH_AN_ORDER = 0.06;
/**
 * A weak storm is worth showing if another storm would have lowered the Navigators' chance of winning by at least this
 * much.
 */
const WORTH_A_STORM = 0.03;
/** A report is worth showing if it removes at least this many bits of uncertainty. */
const WORTH_A_REPORT = 1;
/** A step is worth showing if it changes the Navigators' chance of winning by at least this much. */
const WORTH_A_STEP = 0.05;
/** Storms count as equally strong if their effects on the chance of winning differ by less than this. */
const AS_STRONG = 0.005;
/** The smallest difference in the chance of winning that is visible when the chance is shown in whole per cent. */
const SHOWS = 0.01;

/**
 * The order moment for a turn, or null if the order was not a mistake, judged by what the Navigators could know. The
 * exact consequences are not filled in yet.
 * @param prospects the prospects of the ship just before the order
 * @param sources the reports that had located ships, and what had put ships in doubt
 */
export function judgeOrder(
  { event, before, knew, knows, frame }: Judged<Sailed>,
  prospects: readonly Prospect[],
  sources: Sources,
): OrderMoment | null {
  const { ship, heading } = event;
  const { game } = before;
  const better = bestOf(prospects);
  const ordered = prospects.find((prospect) => prospect.heading === heading);
  if (!ordered || better.home - ordered.home < WORTH_AN_ORDER) return null;
  const certain = knownSquare(knew.ships[ship]);
  const regret = (better.home - ordered.home) * weightOf(homeOf(knew), ship);
  return {
    kind: 'order',
    frame,
    round: game.round,
    swing: -regret,
    regret,
    change: knows.winning - knew.winning,
    ship,
    certain,
    source: certain && sources.of(ship),
    doubt: certain === null ? sources.doubtOf(ship) : null,
    told: certain === null ? sources.toldBy(ship) : null,
    contradicted: contradictedBy(game, sources.reportFromHere(ship), game.guesses.ships[ship]),
    truly: game.ships[ship],
    astray: certain && mistakeOf(game.board, certain, ordered),
    legs: { ordered: legOf(game, ship, heading, knew), better: legOf(game, ship, better.heading, knew) },
    wasFar: distance(game.ships[ship], game.board.sacred),
    orders: ordersLeft(game, ship) - 1,
    believed: believedOf(game.board, game.guesses.ships[ship], heading),
    guess: game.guesses.ships[ship],
    ordered,
    better,
    prospects,
    instead: null,
  };
}

type Sea = Turn['before']['game'];

function contradictedBy(
  { board, variants, tiles }: Sea,
  reply: Reply | null,
  guess: Square,
): Contradiction | null {
  return reply && contradiction({ board, variants, lighthouses: tiles.lighthouses }, reply, guess);
}

/** Where an order with this heading leads from the ship's true square. */
function legOf({ board, ships }: Sea, ship: Ship, heading: Heading, knew: Known): Leg {
  const { to, offBoard } = sailTo(board, ships[ship], heading);
  const farOf = (square: Square) => distance(square, board.sacred);
  const ways = knew.ships[ship].squares.map(
    ([square]) => farOf(sailTo(board, square, heading).to) - farOf(square),
  );
  const [nearer, farther] = [ways.filter((way) => way < 0).length, ways.filter((way) => way > 0).length];
  return { heading, offBoard, far: farOf(to), nearer, farther };
}

function believedOf(board: Sea['board'], guess: Square, heading: Heading): OrderMoment['believed'] {
  const was = distance(guess, board.sacred);
  if (was === 0) return 'home already';
  const is = distance(sailTo(board, guess, heading).to, board.sacred);
  return is === 0 ? 'home' : is < was ? 'nearer' : 'no nearer';
}

function mistakeOf(
  board: Turn['before']['game']['board'],
  from: Square,
  { heading }: Prospect,
): OrderMistake | null {
  const { to, offBoard } = sailTo(board, from, heading);
  if (offBoard) return 'off the board';
  const [was, is] = [distance(from, board.sacred), distance(to, board.sacred)];
  if (was === 1) return is === 0 ? null : 'past the Sacred Island';
  if (is < was) return null;
  return is > was ? 'away' : 'no nearer';
}

/**
 * How many squares farther off the guess was expected to be than the best possible guess, at the time of the order.
 * Null if the ship was never in doubt.
 */
export function judgeGuess(
  { event, before, knew }: Judged<Sailed>,
  doubted: ReadonlySet<Ship>,
): number | null {
  const { squares } = knew.ships[event.ship];
  if (!doubted.has(event.ship) || squares.length === 0) return null;
  return excessMiss(before.game.board, squares, before.game.guesses.ships[event.ship]);
}

/**
 * The survey moment for a step. Null unless the step revealed much, found a lost ship, or clearly changed the
 * Navigators' chance of winning.
 * @param prospects the prospects of the ship just before the step; null if it only surveyed
 * @param lostIn the round in which the Navigators lost track of the ship; null if it was not lost before the step
 * @param sources the reports that had located ships, and what had put ships in doubt
 */
export function judgeReport(
  { event, before, knew, knows, frame }: Judged<Stepped>,
  prospects: readonly Prospect[] | null,
  lostIn: number | null,
  sources: Sources,
): SurveyMoment | null {
  const { ship } = event;
  const { game } = before;
  const { round } = game;
  const choice = event.type === 'sailed' && prospects ? choiceOf(prospects, event.heading) : null;
  const bits = knew.bits - knows.bits;
  const swing = knows.winning - knew.winning;
  const certain = knownSquare(knows.ships[ship]);
  const isFound = lostIn !== null && certain !== null;
  if (bits < WORTH_A_REPORT && Math.abs(swing) < WORTH_A_STEP && !isFound) return null;
  return {
    kind: 'survey',
    frame,
    round,
    swing,
    ship,
    bits,
    before: knew.ships[ship].squares.length,
    after: knows.ships[ship].squares.length,
    lostFor: isFound ? round - lostIn : null,
    arrived: event.type === 'sailed' && event.arrived,
    truly: game.ships[ship],
    certain,
    choice,
    legs: choice && {
      ordered: legOf(game, ship, choice.ordered.heading, knew),
      next: legOf(game, ship, choice.next.heading, knew),
    },
    wasFar: distance(game.ships[ship], game.board.sacred),
    isUnlucky: isUnlucky(swing, choice ? regretOf(choice, knew, ship) : 0),
    orders: ordersLeft(game, ship) - 1,
    doubt: knownSquare(knew.ships[ship]) === null ? sources.doubtOf(ship) : null,
    reply: event.reply,
  };
}

/**
 * Whether a step was unlucky, which means that it cost much and that even the best order would have avoided less than
 * half of the loss.
 */
function isUnlucky(swing: number, regret: number): boolean {
  return swing <= -WORTH_BLAME && regret <= -swing / 2;
}

function regretOf({ ordered, next }: NonNullable<SurveyMoment['choice']>, knew: Known, ship: Ship): number {
  return Math.max(0, next.home - ordered.home) * weightOf(homeOf(knew), ship);
}

function choiceOf(prospects: readonly Prospect[], heading: Sailed['heading']): SurveyMoment['choice'] {
  const ordered = prospects.find((prospect) => prospect.heading === heading);
  return ordered ? { ordered, next: bestOf(prospects.filter((one) => one !== ordered)) } : null;
}

/**
 * The moment that could be shown for a storm, or for a push out of a maelstrom. `lost`, `isFoundAtOnce` and `strongest`
 * are filled in later.
 * @param into how the ship got into the maelstrom
 */
export function judgeLoss(turn: Judged<Happened>, into: StormMoment['into'] = null): StormMoment {
  const { event, before, knew, knows, frame } = turn;
  return {
    kind: 'storm',
    frame,
    round: before.game.round,
    swing: knows.winning - knew.winning,
    storm: event.type === 'storm-played' ? event.storm : null,
    bits: knows.bits - knew.bits,
    driven: drivenIn(turn),
    lost: [],
    strongest: null,
    into,
  };
}

function drivenIn({ event, after, knew, knows }: Judged<Happened>): Driven[] {
  const { board } = after.game;
  const far = (square: Square) => distance(square, board.sacred);
  const pushes = event.type === 'storm-played' ? event.pushes : event.type === 'caught-pushed' ? [event] : [];
  return pushes
    .map(({ ship, from, to }) => ({
      ship,
      from,
      to,
      wasFar: far(from),
      far: far(to),
      orders: ordersLeft(after.game, ship),
      swing: knows.ships[ship].home - knew.ships[ship].home,
      isFoundAtOnce: false,
    }))
    .sort((a, b) => a.swing - b.swing);
}

/**
 * Computes how much Poseidon's storm hid. If another storm would have been better for him, `weak` is the moment that
 * shows this.
 */
export function judgeStorm({ event, before, after, knew, knows, frame }: Judged<Stormed>): {
  hiding: Hiding;
  weak: WeakMoment | null;
} {
  const { storm, faceDown } = event;
  const pushes = pushesOf(event);
  const choices = stormChoices(before.belief, before.game, faceDown ? after.belief : null);
  const hiding = hidingOf(choices, storm, pushes);
  const options = optionsBeside(choices, storm, pushes);
  const played = options.find(
    (option) => option.storm === storm && option.drive.to === pushes[option.drive.ship],
  );
  const none = { hiding, weak: null };
  if (!played) return none;
  const better = options.reduce((best, other) => (other.winning < best.winning ? other : best), played);
  if (played.winning - better.winning < WORTH_A_STORM) return none;
  const { ship, to } = better.drive;
  const others = better.storm === 'great' ? pushes : {};
  const left = new StormOutlook(before).winning(better.storm, { ...others, [ship]: to }, faceDown);
  const swing = knows.winning - left;
  // The better storm may hide the ship better but leave it nearer to home. Such a storm pays off only later, so the
  // displayed chance of winning would not show that the storm was better.
  if (swing < SHOWS) return none;
  const { round } = before.game;
  const change = knows.winning - knew.winning;
  return {
    hiding,
    weak: { kind: 'weak', frame, round, swing, change, storm, played, better, left, options },
  };
}

/**
 * Whether Poseidon had no stronger tile. Tiles are compared by how much they hide, and by the Navigators' chance of
 * winning right after them.
 */
export function isStrongest({ event, before, after, knows }: Judged<Stormed>): boolean {
  const { storm, faceDown } = event;
  const choices = stormChoices(before.belief, before.game, faceDown ? after.belief : null);
  const { played, least } = strongestOf(choices, before.game, storm, pushesOf(event));
  if (played - least >= AS_STRONG) return false;
  return knows.winning - new StormOutlook(before).least(faceDown) < AS_STRONG;
}

function pushesOf({ pushes }: Stormed): Readonly<Partial<Record<Ship, Square>>> {
  return Object.fromEntries(pushes.map(({ ship, to }) => [ship, to]));
}
