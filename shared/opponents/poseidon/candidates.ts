/** The plays that a wrathful Poseidon tries where storms are seen: ships driven in several ways, in several tastes. */
import { pick, type Random } from '../../random.ts';
import { CUNNING, illsOf, type Ill, type Taste } from './harm.ts';
import type { Knowledge } from './knowledge.ts';
import { prospectsOf } from './plays.ts';
import { hitBy, type Play } from './position.ts';

/** Of a single ship so many pushes are tried, the worst for it at first sight. */
const PUSHES = 5;
/** Of the Great Storm so many ways. */
const GREATS = 8;
/** As always, careless of what is hidden, and careful of nothing else: the Great Storm is tried in all tastes. */
const TASTES: readonly Taste[] = [
  { ...CUNNING, whim: 0 },
  { misplaced: 0, doubt: 0, whim: 0.1 },
  { misplaced: 1.2, doubt: 0.4, whim: 0.1 },
];

/** Every tile that he can play, and the likeliest ways to play it. */
export function candidatesOf({ waters, position, afterStorm }: Knowledge, random: Random): Play[] {
  const orders = position.hand.storms.length - 1;
  const ills = new Map<number, Ill[]>();
  const illsFor = (ship: number) => {
    const truth = position.ships[ship] as number;
    const found =
      ills.get(ship) ?? illsOf(waters, CUNNING, truth, afterStorm(ship), orders, random).slice(0, PUSHES);
    ills.set(ship, found);
    return found;
  };
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
    prospects.map(({ play }) => play).filter((play) => play.storm === 'great' && play.pushes.size > 1),
  );
  const hit = hitBy('great', position);
  while (greats.length > 0 && greats.length < GREATS)
    greats.push({
      storm: 'great',
      pushes: new Map(hit.map((ship) => [ship, pick(illsFor(ship), random).to])),
    });
  return [...single, ...greats];
}
