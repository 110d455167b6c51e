/** Draws seas. The same sea always gives the same board, in every browser and for ever. */
import type { Board } from '../board/board.ts';
import type { Random } from '../random.ts';
import { seededBy } from '../seeded.ts';
import { seaId, writeSeaCode, type Sea } from './code.ts';
import { composeSketch, varySketch } from './compose.ts';
import { classesOf } from './figures.ts';
import { seaName } from './names.ts';
import { planOf, type Plan } from './plans.ts';
import { rehearse, type Rehearsed } from './rehearsal/rehearse.ts';
import type { Sketch } from './sketch.ts';

/** The minimum number of new sketches, and the maximum number of all sketches. */
const NEW = 2;
const SKETCHES = 60;
/** If a sketch is off by less than this, the following ones are variations of it. */
const PROMISING = 0.12;
/** The number of games in the first rehearsal of a sketch, and in each further one. */
const FIRST = 20;
const FURTHER = 40;
/** The maximum number of games with one sketch, and with all sketches together. */
const ENOUGH = 220;
const MOST = 900;
/** A sketch is given up if it is off by more than this, and by more than can be by chance. */
const HOPELESS = 0.03;
/** If a sketch is off by less than this after all its rehearsals, no other sketch is tried. */
const GOOD = 0.03;
/** How far the result of a single game may be by chance from what is to be expected of the sketch. */
const CHANCE = 0.6;

/** Draws the board of a sea. */
export function drawSea(sea: Sea): Board {
  const random = seededBy(`sea ${sea.version} ${writeSeaCode(sea)}`);
  const { sketch } = bestSketch(planOf(sea), random);
  return sketch.toBoard(seaId(sea), seaName(sea));
}

interface Tried {
  readonly sketch: Sketch;
  /** How far the sketch is from what the plan asks for. */
  readonly off: number;
  /** Whether the crew wins more often than it should. */
  readonly isEasy: boolean;
  readonly games: number;
}

function bestSketch(plan: Plan, random: Random): Tried {
  let best: Tried | undefined;
  let games = 0;
  for (let tries = 0; !best || (tries < SKETCHES && games < MOST && best.off > GOOD); tries++) {
    // The easier a sketch is for the crew, the more ambiguous its variations are.
    const sketch =
      best && tries >= NEW && best.off < PROMISING
        ? varySketch(best.sketch, plan, best.isEasy ? 1 : -1, random)
        : composeSketch(plan, random);
    if (!sketch) continue;
    const tried = tryOut(sketch, plan, Math.max(FIRST, MOST - games));
    games += tried.games;
    if (!best || tried.off < best.off) best = tried;
  }
  return best;
}

/** Rehearses a sketch, and more often the more promising it is. */
function tryOut(sketch: Sketch, plan: Plan, most: number): Tried {
  const { waters, cells, starts } = sketch;
  const classes = classesOf(waters, cells);
  let sum: Rehearsed = { games: 0, won: 0, home: starts.map(() => 0) };
  for (;;) {
    const next = rehearse(waters, classes, starts, sum.games === 0 ? FIRST : FURTHER, sum.games);
    sum = {
      games: sum.games + next.games,
      won: sum.won + next.won,
      home: sum.home.map((times, ship) => times + (next.home[ship] as number)),
    };
    const { games } = sum;
    const shares = sum.home.map((times) => times / games);
    const mean = shares.reduce((total, share) => total + share, 0) / shares.length;
    const easier = (sum.won / games + MEAN.slope * mean + MEAN.always) / 2 - plan.wins;
    const spread = Math.max(...shares) - Math.min(...shares);
    const off = Math.abs(easier) + UNFAIR * Math.max(0, spread - FAIR);
    const byChance = CHANCE / Math.sqrt(games);
    if (games >= Math.min(ENOUGH, most) || off > HOPELESS + byChance)
      return { sketch, off: off + byChance - CHANCE / Math.sqrt(ENOUGH), isEasy: easier > 0, games };
  }
}

/** Wins follow from the mean of the ships' arrivals, which varies less than the wins. */
const MEAN = { slope: 1.3, always: -0.3 };
/** The spread of the ships' arrivals up to which a sketch counts as fair, and the weight of what is above it. */
const FAIR = 0.16;
const UNFAIR = 0.8;
