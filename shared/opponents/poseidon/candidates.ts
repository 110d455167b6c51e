/**
 * The plays that a wrathful Poseidon considers when storms are visible. Different plays come from different sets of
 * weights.
 */
import { pick, type Random } from '../../random.ts';
import { USUAL_WEIGHTS, pushesByHarm, type PushHarm, type HarmWeights } from './harm.ts';
import type { Knowledge } from './knowledge.ts';
import { prospectsOf } from './plays.ts';
import { hitBy, type Play } from './position.ts';
import { sensiblePushes } from './sensible.ts';

/** The maximum number of pushes of a single ship that are tried. Those that look worst for the ship are chosen. */
const PUSHES = 5;
/** The maximum number of ways to play the Great Storm that are tried. */
const GREATS = 8;
/**
 * Three sets of weights for choosing the pushes of the Great Storm:
 * - the usual weights without randomness
 * - distance alone
 * - the usual weights, but with errors and uncertainty counted at least twice as much
 */
const WEIGHT_SETS: readonly HarmWeights[] = [
  { ...USUAL_WEIGHTS, whim: 0 },
  { misplaced: 0, doubt: 0, whim: 0.1 },
  { misplaced: 1.2, doubt: 0.4, whim: 0.1 },
];

/** Every tile that Poseidon can play, each with its most promising pushes. */
export function candidatesOf({ tables, position, afterStorm }: Knowledge, random: Random): Play[] {
  const orders = position.hand.storms.length - 1;
  const pushesOfShip = new Map<number, PushHarm[]>();
  const pushesFor = (ship: number) => {
    const truth = position.ships[ship] as number;
    const known = pushesOfShip.get(ship);
    if (known) return known;
    const sensible = sensiblePushes(tables, truth, afterStorm(ship));
    const found = pushesByHarm(tables, USUAL_WEIGHTS, truth, afterStorm(ship), orders, random)
      .filter(({ to }) => sensible.includes(to))
      .slice(0, PUSHES);
    pushesOfShip.set(ship, found);
    return found;
  };
  const sensibly = (pushes: ReadonlyMap<number, number>) =>
    new Map(
      Array.from(pushes, ([ship, to]) => {
        const found = pushesFor(ship);
        return [ship, found.some((one) => one.to === to) ? to : (found[0]?.to ?? to)];
      }),
    );
  const byWeights = WEIGHT_SETS.map((weights) => prospectsOf(tables, position, weights, afterStorm, random));
  const [own = []] = byWeights;
  const single = own.flatMap(({ play }) => {
    if (play.storm === null) return [play];
    const [ship, ...others] = hitBy(play.storm, position);
    if (ship === undefined) return [play];
    if (others.length > 0) return [];
    return pushesFor(ship).map(({ to }): Play => ({ storm: play.storm, pushes: new Map([[ship, to]]) }));
  });
  const greats = byWeights.flatMap((prospects) =>
    prospects.flatMap(({ play }) =>
      play.storm === 'great' && play.pushes.size > 1 ? [{ ...play, pushes: sensibly(play.pushes) }] : [],
    ),
  );
  const hit = hitBy('great', position);
  while (greats.length > 0 && greats.length < GREATS)
    greats.push({
      storm: 'great',
      pushes: new Map(hit.map((ship) => [ship, pick(pushesFor(ship), random).to])),
    });
  return [...single, ...greats];
}
