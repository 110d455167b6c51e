/**
 * "Wrathful", the strongest Poseidon (rung 3). He simulates the most promising plays many times to the end of the game,
 * and picks the best one.
 */
import { SHIPS } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { PoseidonCommand } from '../../game/game.ts';
import type { Random } from '../../random.ts';
import { candidatesOf } from './candidates.ts';
import type { Knowledge } from './knowledge.ts';
import { simulateRoutes } from './placing.ts';
import { playOut } from './playout.ts';
import { commandOf, copyOf, type Play, type Position } from './position.ts';
import { prospectsOf, caughtPushes } from './prospects.ts';
import { withDangers } from './board-tables.ts';

/** The number of ship steps that are simulated for one decision. It doesn't depend on how much of the game is left. */
const STEPS = 18_000;
/** The relative cost of simulating a step with Harder Deduction, where every ship may be in doubt all the time. */
const FACE_DOWN_WORK = 2;
/** The extra cost of simulating a step for each maelstrom, because a maelstrom pushes ships to unknown squares. */
const MAELSTROM_WORK = 0.25;
/** With Harder Deduction, the maximum number of plays that are simulated. Those with the best scores are chosen. */
const PLAYS = 16;
/** With Harder Deduction, the number of ways to play the Great Storm that are scored. */
const GREATS = 6;
/** The number of placements of maelstroms and fog banks that are simulated. */
const PLACINGS = 12;
/** The weight of the first estimate of a play. It counts as much as this many playouts. */
const ESTIMATE_WEIGHT = 8;

/** A first estimate, and its weight in playouts. */
interface FirstEstimate {
  readonly worth: number;
  readonly estimateWeight: number;
}

/** Decides what a wrathful Poseidon does now; null if the game is not waiting for him. */
export function thinkWrathful(knowledge: Knowledge, random: Random): PoseidonCommand | null {
  const { view, tables, position } = knowledge;
  const trials = trialsIn(knowledge);
  switch (view.phase) {
    case 'dangers': {
      const draw = simulateRoutes(tables, view, position, random);
      const placings = Array.from({ length: PLACINGS }, () => {
        const placing = draw(random);
        return { placing, there: withDangers(tables, placing), worth: 0, estimateWeight: 0 };
      });
      const sail = (there: typeof tables, from: Position) => playOut(there, copyOf(from), random);
      return bestOf(placings, trials / 2, ({ there }) => sail(there, position)).placing;
    }
    case 'caught': {
      if (!view.caught) return null;
      const ship = SHIPS.indexOf(view.caught);
      const options = caughtPushes(knowledge, ship, random).map((thrown) => ({
        ...thrown,
        estimateWeight: ESTIMATE_WEIGHT,
      }));
      const { to } = bestOf(options, trials, (thrown) =>
        playOut(tables, knowledge.afterCaughtPush(ship, thrown.to), random),
      );
      return { type: 'push-caught', square: tables.sea.squares[to] as Square };
    }
    case 'poseidon': {
      const { play } = bestOf(playsOf(knowledge, random), trials, (prospect) =>
        playOut(tables, knowledge.afterPlay(prospect.play), random),
      );
      return commandOf(play, view, tables);
    }
    default:
      return null;
  }
}

/**
 * The plays to simulate. With Harder Deduction, playouts are less conclusive, so the first estimate is used too.
 * Without Harder Deduction, the estimate would only exclude good plays that look bad.
 */
function playsOf(knowledge: Knowledge, random: Random): (FirstEstimate & { readonly play: Play })[] {
  if (knowledge.view.variants.harderDeduction)
    return prospectsOf(knowledge, GREATS, random)
      .slice(0, PLAYS)
      .map((prospect) => ({ ...prospect, estimateWeight: ESTIMATE_WEIGHT }));
  return candidatesOf(knowledge, random).map((play) => ({ play, worth: 0, estimateWeight: 0 }));
}

/**
 * The number of playouts that one decision may use. It is larger near the end of the game, when each playout is
 * shorter.
 */
function trialsIn({ view: { variants }, position: { hand, monsters, arrived } }: Knowledge): number {
  const rounds = Math.max(1, hand.storms.length + monsters);
  const steps = rounds * Math.max(1, arrived.filter((home) => !home).length);
  const work = variants.harderDeduction ? FACE_DOWN_WORK : 1 + MAELSTROM_WORK * variants.maelstroms;
  return STEPS / steps / work;
}

/**
 * The candidate with the best mean result. All candidates are simulated a few times, then the better half of them
 * again, until one is left.
 * @throws Error if there are no candidates
 */
function bestOf<T extends FirstEstimate>(
  candidates: readonly T[],
  trials: number,
  tryOut: (one: T) => number,
): T {
  let left = candidates.map((candidate) => ({
    candidate,
    sum: candidate.estimateWeight * candidate.worth,
    count: candidate.estimateWeight,
  }));
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  while (left.length > 1) {
    const each = Math.max(1, Math.floor(trials / rounds / left.length));
    for (const one of left) {
      for (let trial = 0; trial < each; trial++) one.sum += tryOut(one.candidate);
      one.count += each;
    }
    left.sort((a, b) => b.sum / b.count - a.sum / a.count);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const [best] = left;
  if (!best) throw new Error('nothing to choose from');
  return best.candidate;
}
