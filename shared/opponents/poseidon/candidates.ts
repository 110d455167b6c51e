/**
 * The plays that a wrathful Poseidon considers when storms are visible: pushes chosen with several sets of
 * weights.
 */
import { pick, type Random } from '../../random.ts';
import { CUNNING, illsOf, type Ill, type Taste } from './harm.ts';
import type { Knowledge } from './knowledge.ts';
import { prospectsOf } from './plays.ts';
import { hitBy, type Play } from './position.ts';
import { sensiblePushes } from './sensible.ts';

/** How many pushes of a single ship are tried: those that look worst for it. */
const PUSHES = 5;
/** How many ways to play the Great Storm are tried. */
const GREATS = 8;
/**
 * Three sets of weights with which the Great Storm is tried: the usual ones without randomness, distance
 * alone, and uncertainty counted twice or more.
 */
const TASTES: readonly Taste[] = [
  { ...CUNNING, whim: 0 },
  { misplaced: 0, doubt: 0, whim: 0.1 },
  { misplaced: 1.2, doubt: 0.4, whim: 0.1 },
];

/** Every tile that he can play, each with its most promising pushes. */
export function candidatesOf({ waters, position, afterStorm }: Knowledge, random: Random): Play[] {
  const orders = position.hand.storms.length - 1;
  const ills = new Map<number, Ill[]>();
  const illsFor = (ship: number) => {
    const truth = position.ships[ship] as number;
    const known = ills.get(ship);
    if (known) return known;
    const sensible = sensiblePushes(waters, truth, afterStorm(ship));
    const found = illsOf(waters, CUNNING, truth, afterStorm(ship), orders, random)
      .filter(({ to }) => sensible.includes(to))
      .slice(0, PUSHES);
    ills.set(ship, found);
    return found;
  };
  const sensibly = (pushes: ReadonlyMap<number, number>) =>
    new Map(
      Array.from(pushes, ([ship, to]) => {
        const found = illsFor(ship);
        return [ship, found.some((one) => one.to === to) ? to : (found[0]?.to ?? to)];
      }),
    );
  const byTaste = TASTES.map((taste) => prospectsOf(waters, position, taste, afterStorm, random));
  const [own = []] = byTaste;
  const single = own.flatMap(({ play }) => {
    if (play.storm === null) return [play];
    const [ship, ...others] = hitBy(play.storm, position);
    if (ship === undefined) return [play];
    if (others.length > 0) return [];
    return illsFor(ship).map(({ to }): Play => ({ storm: play.storm, pushes: new Map([[ship, to]]) }));
  });
  const greats = byTaste.flatMap((prospects) =>
    prospects.flatMap(({ play }) =>
      play.storm === 'great' && play.pushes.size > 1 ? [{ ...play, pushes: sensibly(play.pushes) }] : [],
    ),
  );
  const hit = hitBy('great', position);
  while (greats.length > 0 && greats.length < GREATS)
    greats.push({
      storm: 'great',
      pushes: new Map(hit.map((ship) => [ship, pick(illsFor(ship), random).to])),
    });
  return [...single, ...greats];
}
