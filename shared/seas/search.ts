/** Searches for the sketch that comes nearest to what a plan asks for, by rehearsals. */
import type { Random } from '../random.ts';
import { composeSketch, varySketch } from './compose.ts';
import { dressRehearse } from './dress-rehearsal/dress-rehearse.ts';
import { classesOf } from './figures.ts';
import type { Plan } from './plans.ts';
import { rehearse, type Rehearsed } from './rehearsal/rehearse.ts';
import type { Sketch } from './sketch.ts';

/** How sketches are rehearsed, and how many games that takes. */
interface Rehearsals {
  readonly play: typeof rehearse;
  /** How much more often the crew wins than the plan asks for; negative if less often. */
  readonly easier: (rehearsed: Rehearsed, plan: Plan) => number;
  /** The number of games in the first rehearsal of a sketch, and in each further one. */
  readonly first: number;
  readonly further: number;
  /** The maximum number of games with one sketch, and with all sketches together. */
  readonly enough: number;
  readonly most: number;
  /** How far the result of a single game may be by chance from what is to be expected of the sketch. */
  readonly chance: number;
  /** A sketch is given up if it is off by more than this, and by more than can be by chance. */
  readonly hopeless: number;
  /** If a sketch is off by less than this after all its rehearsals, no other sketch is tried. */
  readonly good: number;
  /**
   * If a sketch is off by less than this, the following ones are variations of it. A variation can differ from the
   * original as much as a new sketch does, so it saves only the time to compose one.
   */
  readonly promising: number;
  /** The spread of the ships' arrivals up to which a sketch counts as fair. */
  readonly fair: number;
}

/** The rehearsals of version 1. Any change to them would change its seas. */
const QUICK: Rehearsals = {
  play: rehearse,
  easier: ({ games, won, home }, { wins }) => {
    const shares = home.map((times) => times / games);
    const mean = shares.reduce((total, share) => total + share, 0) / shares.length;
    // Wins follow from the mean of the ships' arrivals, which varies less than the wins.
    return (won / games + 1.3 * mean - 0.3) / 2 - wins;
  },
  first: 20,
  further: 40,
  enough: 220,
  most: 900,
  chance: 0.6,
  hopeless: 0.03,
  good: 0.03,
  promising: 0.12,
  fair: 0.16,
};

/** The quick rehearsals that choose sketches for dress rehearsals. */
const FIRST_QUICK: Rehearsals = { ...QUICK, enough: 120, most: 300, good: 0.04 };

const DRESS: Rehearsals = {
  play: dressRehearse,
  // The line was fitted to real games on 427 boards.
  easier: ({ games, won }, { realWins }) => 1.03 * (won / games) - 0.034 - realWins,
  first: 24,
  further: 24,
  enough: 144,
  most: 600,
  chance: 0.8,
  hopeless: 0.04,
  good: 0.04,
  promising: 0,
  // Dress rehearsals end when the game is decided, so they don't tell how fair a sketch is. Quick ones do.
  fair: 1,
};

/** The minimum number of new sketches, and the maximum number of all sketches. */
const NEW = 2;
const SKETCHES = 60;
/** The weight of an unfair spread. */
const UNFAIR = 0.8;

interface Tried {
  readonly sketch: Sketch;
  /** How far the sketch is from what the plan asks for. */
  readonly off: number;
  /** Whether the crew wins more often than it should. */
  readonly isEasy: boolean;
  readonly games: number;
}

/** The best sketch by quick rehearsals. */
export function quicklyRehearsedSketch(plan: Plan, random: Random): Sketch {
  return search(plan, random, QUICK, () => composeSketch(plan, random));
}

/** The best sketch by dress rehearsals, which are played on sketches that are good by quick ones. */
export function dressRehearsedSketch(plan: Plan, random: Random): Sketch {
  const compose = () => composeSketch(plan, random);
  return search(plan, random, DRESS, () => search(plan, random, FIRST_QUICK, compose));
}

function search(
  plan: Plan,
  random: Random,
  rehearsals: Rehearsals,
  compose: () => Sketch | undefined,
): Sketch {
  const { first, most, good, promising } = rehearsals;
  let best: Tried | undefined;
  let games = 0;
  for (let tries = 0; !best || (tries < SKETCHES && games < most && best.off > good); tries++) {
    // The easier a sketch is for the crew, the more ambiguous its variations are.
    const sketch =
      best && tries >= NEW && best.off < promising
        ? varySketch(best.sketch, plan, best.isEasy ? 1 : -1, random)
        : compose();
    if (!sketch) continue;
    const tried = tryOut(sketch, plan, rehearsals, Math.max(first, most - games));
    games += tried.games;
    if (!best || tried.off < best.off) best = tried;
  }
  return best.sketch;
}

/** Rehearses a sketch, and more often the more promising it is. */
function tryOut(sketch: Sketch, plan: Plan, rehearsals: Rehearsals, most: number): Tried {
  const { play, first, further, enough, chance, hopeless, fair } = rehearsals;
  const { waters, cells, starts } = sketch;
  const classes = classesOf(waters, cells);
  let sum: Rehearsed = { games: 0, won: 0, home: starts.map(() => 0) };
  for (;;) {
    const next = play(waters, classes, starts, sum.games === 0 ? first : further, sum.games);
    sum = {
      games: sum.games + next.games,
      won: sum.won + next.won,
      home: sum.home.map((times, ship) => times + (next.home[ship] as number)),
    };
    const { games } = sum;
    const shares = sum.home.map((times) => times / games);
    const easier = rehearsals.easier(sum, plan);
    const spread = Math.max(...shares) - Math.min(...shares);
    const off = Math.abs(easier) + UNFAIR * Math.max(0, spread - fair);
    const byChance = chance / Math.sqrt(games);
    if (games >= Math.min(enough, most) || off > hopeless + byChance)
      return { sketch, off: off + byChance - chance / Math.sqrt(enough), isEasy: easier > 0, games };
  }
}
