/** Wrathful: tries the likeliest plays out to the end of the game, many times, and keeps what did best. */
import { SHIPS } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { PoseidonCommand } from '../../game/game.ts';
import { pick, type Random } from '../../random.ts';
import { CUNNING, illsOf, type Ill, type Taste } from './harm.ts';
import type { Knowledge } from './knowledge.ts';
import { surveyRoutes } from './placing.ts';
import { playOut } from './playout.ts';
import { prospectsOf } from './plays.ts';
import { commandOf, copyOf, hitBy, type Play, type Position } from './position.ts';
import { withDangers } from './waters.ts';

/** How many steps of ships are sailed for one thought, whatever is left of the game. */
const STEPS = 18_000;
/** Of a single ship so many pushes are tried, the worst for it at first sight. */
const PUSHES = 5;
/** Of the Great Storm so many ways. */
const GREATS = 8;
/** So many placings of maelstroms and fog banks are tried. */
const PLACINGS = 12;
/** Careless of what is hidden, and careful of nothing else: the Great Storm is tried in all tastes. */
const TASTES: readonly Taste[] = [
  { ...CUNNING, whim: 0 },
  { misplaced: 0, doubt: 0, whim: 0.1 },
  { misplaced: 1.2, doubt: 0.4, whim: 0.1 },
];

/** What a wrathful Poseidon does now; null if the game does not wait for him. */
export function thinkWrathful(knowledge: Knowledge, random: Random): PoseidonCommand | null {
  const { view, waters, position } = knowledge;
  switch (view.phase) {
    case 'dangers': {
      const draw = surveyRoutes(waters, view, position, random);
      const placings = Array.from({ length: PLACINGS }, () => {
        const placing = draw(random);
        return { placing, there: withDangers(waters, placing) };
      });
      const best = bestOf(placings, effort(position) / 2, ({ there }) =>
        playOut(there, copyOf(position), random),
      );
      return best.placing;
    }
    case 'caught': {
      if (!view.caught) return null;
      const ship = SHIPS.indexOf(view.caught);
      const truth = position.ships[ship] as number;
      const best = bestOf(waters.sea.pushes[truth] as readonly number[], effort(position), (to) =>
        playOut(waters, knowledge.afterThrow(ship, to), random),
      );
      return { type: 'push-caught', square: waters.sea.squares[best] as Square };
    }
    case 'poseidon': {
      const best = bestOf(playsOf(knowledge, random), effort(position), (play) =>
        playOut(waters, knowledge.afterPlay(play), random),
      );
      return commandOf(best, view, waters);
    }
    default:
      return null;
  }
}

/** How many playouts a thought may take: the less is left of the game, the more. */
function effort({ hand, arrived }: Position): number {
  const steps = Math.max(1, hand.storms.length) * Math.max(1, arrived.filter((home) => !home).length);
  return Math.ceil(STEPS / steps);
}

/** The plays worth trying: each tile, single ships driven in several ways, the Great Storm in several tastes. */
function playsOf({ waters, position, afterStorm }: Knowledge, random: Random): Play[] {
  const orders = position.hand.storms.length - 1;
  const ills = new Map<number, Ill[]>();
  const illsFor = (ship: number) => {
    const known = ills.get(ship);
    if (known) return known;
    const truth = position.ships[ship] as number;
    const found = illsOf(waters, CUNNING, truth, afterStorm(ship), orders, random).slice(0, PUSHES);
    ills.set(ship, found);
    return found;
  };
  const first = TASTES.flatMap((taste) => prospectsOf(waters, position, taste, afterStorm, random));
  const single = first.slice(0, first.length / TASTES.length).flatMap(({ play }) => {
    if (play.storm === null) return [play];
    const [ship, ...others] = hitBy(play.storm, position);
    if (ship === undefined) return [play];
    if (others.length > 0) return [];
    return illsFor(ship).map(({ to }): Play => ({ storm: play.storm, pushes: new Map([[ship, to]]) }));
  });
  const greats = first.filter(({ play }) => play.storm === 'great' && play.pushes.size > 1);
  const [great] = greats;
  if (!great || great.play.storm === null) return single;
  const ways = greats.map(({ play }) => play);
  const hit = [...great.play.pushes.keys()];
  while (ways.length < GREATS)
    ways.push({
      storm: 'great',
      pushes: new Map(hit.map((ship) => [ship, pick(illsFor(ship), random).to])),
    });
  return [...single, ...ways];
}

/**
 * The candidate that came to most on average: all are tried a few times, then the better half of them again,
 * until one is left.
 * @throws Error if there are none
 */
function bestOf<T>(candidates: readonly T[], trials: number, tryOut: (one: T) => number): T {
  let left = candidates.map((candidate) => ({ candidate, sum: 0, count: 0 }));
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
