/** A finished game worked out from its log: what could be known, its moments, and how well each side played. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { GameEvent } from '../game/game.ts';
import type { Limits } from '../oracle/budget.ts';
import { follow, type Happened, type Turn } from './follow.ts';
import { judgeGuess, judgeLoss, judgeOrder, judgeReport, judgeStorm, type Judged } from './judge.ts';
import { knownOf, type Known } from './known.ts';
import { choose, decisive, type Moment, type OrderMoment } from './moments.ts';
import { insteadOf } from './orders.ts';
import { confusionScore, deductionScore, type Hiding, type Score } from './scores.ts';
import { Losses } from './losses.ts';

/** What an analysis comes to, beside what could be known in each frame. */
export interface Findings {
  /** In the order of the game. */
  readonly moments: readonly Moment[];
  /** The places among the moments of up to two that decided the game, the weightier first. */
  readonly decisive: readonly number[];
  readonly deduction: Score;
  readonly confusion: Score;
}

/** Less than a running game takes: a whole game has to be done in some seconds on a phone. */
export const ANALYSIS_LIMITS: Limits = { entries: 60_000, work: 2_500_000, components: 600, layouts: 50_000 };

/** A belief of more components is not folded on for an order that nobody gave. */
const MOST_COMPONENTS = 300;

/**
 * Works a game out, frame by frame: yields what could be known in each frame of its review, in order, and
 * returns the findings. It depends on the log alone; a game that was broken off is worked out as far as it went.
 * @throws Error if 'began' is not its first event
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

/** Hears the turns of a game, one after the other. */
class Judge {
  readonly #found: Moment[] = [];
  readonly #turns = new Map<number, Turn>();
  readonly #givenAway: number[] = [];
  readonly #storms: Hiding[] = [];
  readonly #doubted = new Set<Ship>();
  readonly #losses = new Losses();

  hear(turn: Judged<Happened>): void {
    const { event, knows, knew, before } = turn;
    if (event.type === 'storm-played') this.#hearStorm({ ...turn, event });
    if (event.type === 'caught-pushed') this.#found.push(judgeLoss(turn));
    if (event.type === 'sailed' || event.type === 'surveyed') {
      const report = judgeReport({ ...turn, event }, this.#losses.lostIn(event.ship));
      if (report) this.#found.push(report);
    }
    if (event.type === 'sailed') this.#hearOrder({ ...turn, event });
    for (const ship of SHIPS) if (knows.ships[ship].squares.length > 1) this.#doubted.add(ship);
    this.#losses.hear(event, knew, knows, before.game.round);
  }

  #hearStorm(turn: Judged<Extract<Happened, { type: 'storm-played' }>>): void {
    const { hiding, weak } = judgeStorm(turn);
    this.#storms.push(hiding);
    this.#found.push(judgeLoss(turn));
    if (weak) this.#found.push(weak);
  }

  #hearOrder(turn: Judged<Extract<Happened, { type: 'sailed' }>>): void {
    const given = judgeGuess(turn, this.#doubted);
    if (given !== null) this.#givenAway.push(given);
    const order = judgeOrder(turn);
    if (!order) return;
    this.#found.push(order);
    this.#turns.set(turn.frame, { ...turn });
  }

  findings(events: readonly GameEvent[]): Findings {
    const found = this.#found.map((moment) =>
      moment.kind === 'storm' ? { ...moment, lost: this.#losses.of(moment.frame) } : moment,
    );
    const moments = choose(found).map((moment) => (moment.kind === 'order' ? this.#workOut(moment) : moment));
    const end = events.findLast((event) => event.type === 'ended');
    return {
      moments,
      decisive: decisive(moments, end?.outcome ?? null).map((moment) => moments.indexOf(moment)),
      deduction: deductionScore(this.#givenAway),
      confusion: confusionScore(this.#storms),
    };
  }

  #workOut(moment: OrderMoment): OrderMoment {
    const before = this.#turns.get(moment.frame)?.before;
    if (!before || before.belief.components.length > MOST_COMPONENTS) return moment;
    return { ...moment, instead: insteadOf(before.belief, before.game, moment.ship, moment.better.heading) };
  }
}
