/**
 * Analyses a finished game from its log: what the Navigators could know, the important moments, and a score
 * for each side.
 */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Heading } from '../board/squares.ts';
import type { GameEvent } from '../game/game.ts';
import type { Limits } from '../oracle/budget.ts';
import { follow, type Happened } from './follow.ts';
import {
  judgeGuess,
  judgeLoss,
  judgeOrder,
  judgeReport,
  judgeStorm,
  isStrongest,
  type Judged,
} from './judge.ts';
import { knownOf, type Known } from './known.ts';
import { choose, mainMoments } from './choice.ts';
import { intoMaelstrom } from './maelstroms.ts';
import type { Driven, Loss, MaelstromEntry, Moment, OrderMoment, Search, StormMoment } from './moments.ts';
import {
  bestOf,
  alternativeOf,
  isDetour,
  mostTellingOf,
  prospectsOf,
  type Alternative,
  type Prospect,
} from './orders.ts';
import { confusionScore, deductionScore, type Hiding, type Score } from './scores.ts';
import { Losses, type Lost } from './losses.ts';
import { Sources } from './sources.ts';

/** The result of an analysis. What the Navigators could know in each frame is yielded separately. */
export interface Findings {
  /** The important moments, in the order of the game. */
  readonly moments: readonly Moment[];
  /**
   * The indices of at most three main moments: those that decided the game or, if nobody won, those that changed the
   * chances most. The most important one comes first.
   */
  readonly main: readonly number[];
  /**
   * The largest drop in the Navigators' chance of winning that a single order caused, judged by what they could know.
   * From 0 to 1.
   */
  readonly worstOrder: number;
  readonly deduction: Score;
  readonly confusion: Score;
}

/**
 * The oracle's limits for an analysis. They are lower than in a running game, because a phone has to analyse a whole
 * game in seconds.
 */
export const ANALYSIS_LIMITS: Limits = { entries: 60_000, work: 2_500_000, components: 600, layouts: 50_000 };

/** The maximum number of components in a belief for which alternative orders are computed. */
const MOST_COMPONENTS = 300;

/**
 * The maximum number of orders that are fully compared with an alternative. Those that seem to have cost the most are
 * chosen.
 */
const MOST_ORDERS = 8;

type Sailed = Judged<Extract<Happened, { type: 'sailed' }>>;
type Stormed = Judged<Extract<Happened, { type: 'storm-played' }>>;

/**
 * Analyses a game from its log alone. Yields what the Navigators could know in each frame of the review, and returns
 * the findings. A game that ended early is analysed as far as it was played.
 * @throws Error if the first event is not 'began'
 */
export function* analyse(
  events: readonly GameEvent[],
  limits: Limits = ANALYSIS_LIMITS,
): Generator<Known, Findings> {
  const judge = new Judge();
  let knew: Known | null = null;
  for (const turn of follow(events, limits)) {
    const knows = knownOf(turn.after.belief, turn.after.game, turn.frame);
    yield knows;
    if (turn.event && knew) judge.hear({ ...turn, knew, knows });
    knew = knows;
  }
  return judge.findings(events);
}

/** Collects the findings of an analysis, one turn at a time. */
class Judge {
  readonly #found: Moment[] = [];
  readonly #orders = new Map<OrderMoment, Sailed>();
  /** The first order to each ship after it was no longer located, by the frame of the order. */
  readonly #searches = new Map<number, Sailed>();
  readonly #givenAway: number[] = [];
  readonly #storms: Hiding[] = [];
  /** The storms that were played, by frame. */
  readonly #played = new Map<number, Stormed>();
  readonly #doubted = new Set<Ship>();
  readonly #losses = new Losses();
  readonly #sources = new Sources();
  /** How the ship that is caught at the moment got into its maelstrom. */
  #into: MaelstromEntry | null = null;

  hear(turn: Judged<Happened>): void {
    const { event, knows, knew, before } = turn;
    if (event.type === 'storm-played') this.#hearStorm({ ...turn, event });
    if (event.type === 'caught-pushed') this.#found.push(judgeLoss(turn, this.#into));
    if (event.type === 'sailed') this.#hearOrder({ ...turn, event });
    if (event.type === 'surveyed') this.#hearReport({ ...turn, event }, null);
    for (const ship of SHIPS) if (knows.ships[ship].squares.length > 1) this.#doubted.add(ship);
    this.#losses.hear(event, knew, knows, before.game.round);
    this.#sources.hear(event, knew, knows, before.game.round);
  }

  #hearStorm(turn: Stormed): void {
    const { hiding, weak } = judgeStorm(turn);
    this.#storms.push(hiding);
    this.#played.set(turn.frame, turn);
    this.#found.push(judgeLoss(turn));
    if (weak) this.#found.push(weak);
  }

  #hearReport(turn: Parameters<typeof judgeReport>[0], prospects: readonly Prospect[] | null): void {
    const report = judgeReport(turn, prospects, this.#losses.lostIn(turn.event.ship), this.#sources);
    if (report) this.#found.push(report);
  }

  #hearOrder(turn: Sailed): void {
    const { ship } = turn.event;
    const given = judgeGuess(turn, this.#doubted);
    if (given !== null) this.#givenAway.push(given);
    const prospects = prospectsOf(turn.before.belief, turn.before.game, ship);
    const isCaught = turn.after.game.caught === ship;
    this.#into = isCaught ? intoMaelstrom(turn.before, ship, turn.event.heading, prospects) : null;
    const order = judgeOrder(turn, prospects, this.#sources);
    if (order) {
      this.#found.push(order);
      this.#orders.set(order, turn);
    }
    // Don't also report a bad outcome as bad luck if the order was a mistake.
    if (!order || turn.knows.winning > turn.knew.winning) this.#hearReport(turn, prospects);
    if (this.#losses.isSought(ship)) this.#searches.set(turn.frame, turn);
  }

  findings(events: readonly GameEvent[]): Findings {
    const orders = [...this.#orders.keys()].sort((a, b) => b.regret - a.regret).slice(0, MOST_ORDERS);
    const found = this.#found.filter(({ kind }) => kind !== 'order');
    const all = [...found, ...orders.map((order) => this.#workOut(order))];
    const main = mainMoments(all, events.findLast((event) => event.type === 'ended')?.outcome ?? null);
    const chosen = choose(all, main);
    const moments = chosen.map((moment): Moment =>
      moment.kind === 'storm'
        ? {
            ...moment,
            driven: moment.driven.map((one) => this.#answered(one, moment.frame)),
            lost: this.#losses.of(moment.frame).filter(byThe(moment)).map(this.#sought),
            strongest: this.#isStrongest(moment),
          }
        : moment,
    );
    return {
      moments,
      main: main.map((moment) => chosen.indexOf(moment)),
      worstOrder: Math.max(0, ...[...this.#orders.keys()].map(({ regret }) => regret)),
      deduction: deductionScore(this.#givenAway),
      confusion: confusionScore(this.#storms),
    };
  }

  /** An order moment, completed with the consequences of the better order. */
  #workOut(moment: OrderMoment): OrderMoment {
    const turn = this.#orders.get(moment);
    const instead = turn ? alternativeTo(turn, moment.better.heading) : null;
    if (!turn || !instead) return moment;
    return { ...moment, instead, swing: turn.knows.winning - instead.winning };
  }

  #isStrongest({ frame }: StormMoment): boolean | null {
    const turn = this.#played.get(frame);
    return turn ? isStrongest(turn) : null;
  }

  /** A driven ship, completed with whether its next report located it. */
  #answered(driven: Driven, frame: number): Driven {
    return { ...driven, isFoundAtOnce: this.#losses.isFoundAtOnce(driven.ship, frame) };
  }

  /** A loss, completed with the order that was meant to find the ship, and with a better order. */
  readonly #sought = ({ ship, squares, until, reported }: Lost): Loss => {
    const turn = this.#searches.get(reported);
    return { ship, squares, until, search: turn ? searchOf(turn, squares) : null };
  };
}

/**
 * Returns a test for whether the given storm drove a lost ship. A face-down storm also puts ships in doubt that it
 * didn't drive.
 */
function byThe({ driven }: StormMoment): (lost: Lost) => boolean {
  const ships = new Set(driven.map(({ ship }) => ship));
  return ({ ship }) => ships.has(ship);
}

/** What a different order would have led to; null if that is too expensive to compute. */
function alternativeTo({ before, event }: Sailed, heading: Heading): Alternative | null {
  if (before.belief.components.length > MOST_COMPONENTS) return null;
  return alternativeOf(before.belief, before.game, event.ship, heading);
}

/**
 * Compares a search order with all other headings by carrying each of them out on the true board; null if that is too
 * expensive.
 * @param left the number of squares on which the ship could be after the actual order
 */
function searchOf(turn: Sailed, left: number): Search | null {
  const { before, event } = turn;
  const prospects = prospectsOf(before.belief, before.game, event.ship);
  const best = bestOf(prospects);
  const expected = mostTellingOf(prospects);
  const others = prospects
    .filter(({ heading }) => heading !== event.heading)
    .map((prospect) => ({ prospect, squares: alternativeTo(turn, prospect.heading)?.squares ?? null }));
  if (others.some(({ squares }) => squares === null)) return null;
  // Rank the other orders by three criteria. Does the order promise to reveal the most? Does it avoid a detour? How few
  // squares does it actually leave?
  const rank = ({ prospect, squares }: (typeof others)[number]) =>
    (prospect === expected ? 0 : isDetour(prospect, best) ? 20_000 : 10_000) + (squares ?? 0);
  const fewer = others
    .filter(({ squares }) => squares !== null && squares < left)
    .sort((a, b) => rank(a) - rank(b) || b.prospect.home - a.prospect.home);
  const [first] = fewer;
  const better = first && {
    heading: first.prospect.heading,
    squares: first.squares ?? 0,
    isDetour: isDetour(first.prospect, best),
  };
  const alike = others.filter(({ squares }) => squares === left).map(({ prospect }) => prospect.heading);
  return { round: before.game.round, ordered: event.heading, better: better ?? null, alike };
}
