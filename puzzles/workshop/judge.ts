/**
 * Finds out which ships, reports and kinds of reasoning the solution of a puzzle needs. From these, it measures the
 * work that the puzzle takes, and its difficulty.
 */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import { shipsHit } from '../../shared/game/rules/storms.ts';
import type { OnlookersTold } from '../../shared/game/told.ts';
import { CLUES, type Clue } from '../../shared/puzzles/matching.ts';
import type { Stretch, Theme } from '../../shared/puzzles/puzzle.ts';
import { answerOf, reason, type Reasoned } from '../../shared/puzzles/reasoning.ts';
import { atSea } from '../../shared/puzzles/stretch.ts';

/** The correct squares of each ship that the puzzle asks for. */
export type Answers = ReadonlyMap<Ship, readonly Square[]>;

/** The work that a solution takes, which determines the difficulty. */
export interface Labour {
  /** The number of comparisons of a square with a report, over all reports of the needed ships. */
  readonly looks: number;
  /** The number of reports without which the answer would be different. */
  readonly reports: number;
  /** The number of reports after which a ship could still be on several squares, over all ships that are asked for. */
  readonly doubts: number;
  /** The number of ships whose orders and reports are needed. */
  readonly ships: number;
  /** True if the solution needs reports in which one ship sees another. */
  readonly meets: boolean;
}

export interface Judged {
  readonly needed: readonly Ship[];
  readonly themes: readonly Theme[];
  readonly labour: Labour;
}

/** Whether the reasoning leads to these answers. */
export function givesAnswers(reasoned: Reasoned | null, answers: Answers): boolean {
  if (!reasoned) return false;
  return [...answers].every(([ship, squares]) => answerOf(reasoned, ship).join() === squares.join());
}

/** Judges a puzzle, given its stretch and its answers. Null if the reasoning doesn't lead to these answers. */
export function judge(stretch: Stretch, told: readonly OnlookersTold[], answers: Answers): Judged | null {
  const asked = SHIPS.filter((ship) => answers.has(ship));
  const needed = choices(asked, atSea(stretch)).find((ships) =>
    givesAnswers(reason(stretch, told, { ships }), answers),
  );
  const reasoned = needed && reason(stretch, told, { ships: needed });
  if (!needed || !reasoned) return null;
  const lost = (without: readonly Clue[]) =>
    !givesAnswers(reason(stretch, told, { ships: needed, without }), answers);
  const clues = CLUES.filter((clue) => lost([clue]));
  const labour = labourOf(stretch, told, answers, needed, reasoned, clues);
  return { needed, themes: themesOf(told, asked, needed, reasoned, clues), labour };
}

/**
 * The sets of ships to try: first only the ships that are asked for, then those ships and one more, then those and two
 * more, and so on.
 */
function choices(asked: readonly Ship[], all: readonly Ship[]): Ship[][] {
  const others = all.filter((ship) => !asked.includes(ship));
  const sets = others.reduce<Ship[][]>(
    (found, ship) => [...found, ...found.map((set) => [...set, ship])],
    [[]],
  );
  return sets
    .sort((a, b) => a.length - b.length)
    .map((set) => SHIPS.filter((ship) => asked.includes(ship) || set.includes(ship)));
}

function labourOf(
  stretch: Stretch,
  told: readonly OnlookersTold[],
  answers: Answers,
  needed: readonly Ship[],
  reasoned: Reasoned,
  clues: readonly Clue[],
): Labour {
  const steps = stepsOf(told, needed);
  const open = steps
    .map(({ index, ship }) => ({
      ship,
      wide: widthOf(reasoned.before, index, ship),
      left: widthOf(reasoned.after, index, ship),
    }))
    .filter(({ wide }) => wide > 1);
  return {
    looks: open.reduce((sum, { wide }) => sum + wide, 0),
    reports: neededReports(
      stretch,
      told,
      answers,
      needed,
      steps.map(({ index }) => index),
    ),
    doubts: open.filter(({ ship, left }) => left > 1 && answers.has(ship)).length,
    ships: needed.length,
    meets: clues.includes('ships'),
  };
}

/**
 * The number of reports that the answers need. Goes through the reports, starting with the earliest, and drops each
 * report that the answers don't depend on.
 */
function neededReports(
  stretch: Stretch,
  told: readonly OnlookersTold[],
  answers: Answers,
  ships: readonly Ship[],
  all: readonly number[],
): number {
  const kept = new Set(all);
  for (const index of all) {
    kept.delete(index);
    const hears = (one: number) => kept.has(one);
    if (!givesAnswers(reason(stretch, told, { ships, hears }), answers)) kept.add(index);
  }
  return kept.size;
}

function themesOf(
  told: readonly OnlookersTold[],
  asked: readonly Ship[],
  needed: readonly Ship[],
  reasoned: Reasoned,
  clues: readonly Clue[],
): Theme[] {
  const themes = new Set<Theme>();
  const own = stepsOf(told, asked);
  const events = own.map(({ index }) => told[index]);
  if (clues.includes('landfall')) themes.add('landfall');
  if (clues.includes('deepSea')) themes.add('deepSea');
  if (clues.includes('coastline')) themes.add('coastline');
  if (clues.includes('lighthouses')) themes.add('lighthouse');
  if (clues.includes('fogBanks')) themes.add('fog');
  if (clues.includes('ships')) {
    const others = needed.filter((ship) => !asked.includes(ship));
    const isSure = (ship: Ship) =>
      stepsOf(told, [ship]).every(({ index }) => widthOf(reasoned.after, index, ship) === 1);
    themes.add(asked.length === 1 && others.length > 0 && others.every(isSure) ? 'landmark' : 'shipsInSight');
  }
  // If two kinds of clues give the same information, no single kind is needed, so there may be no theme yet. Islands
  // can always be counted, so use them as the theme.
  if (themes.size === 0) themes.add('islands');
  const storms = told.filter((event) => event.type === 'storm-played');
  if (storms.some(({ storm }) => storm !== null && shipsHit(storm, []).length > 1)) themes.add('greatStorm');
  if (storms.some(({ storm }) => storm === null)) themes.add('faceDown');
  if (
    events.some((event) => (event?.type === 'sailed' || event?.type === 'surveyed') && event.reply?.offBoard)
  )
    themes.add('edge');
  if (events.some((event) => event?.type === 'surveyed')) themes.add('monster');
  if (told.some((event) => event.type === 'caught' && asked.includes(event.ship))) themes.add('caught');
  if (asked.some((ship) => doubtsInARow(told, reasoned, ship) >= 2)) themes.add('longDoubt');
  return [...themes];
}

/** The length of the longest run of reports that each leave more than one possible square for the ship. */
function doubtsInARow(told: readonly OnlookersTold[], reasoned: Reasoned, ship: Ship): number {
  let [longest, now] = [0, 0];
  for (const { index } of stepsOf(told, [ship])) {
    now = widthOf(reasoned.after, index, ship) > 1 ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** The reports of the given ships. Each report is returned as its ship and its index in the events. */
export function stepsOf(
  told: readonly OnlookersTold[],
  ships: readonly Ship[],
): { index: number; ship: Ship }[] {
  return told.flatMap((event, index) =>
    (event.type === 'sailed' || event.type === 'surveyed') && ships.includes(event.ship)
      ? [{ index, ship: event.ship }]
      : [],
  );
}

function widthOf(moments: Reasoned['after'], index: number, ship: Ship): number {
  return moments[index]?.[ship]?.length ?? 0;
}

/** The difficulty of a puzzle, from 1 to 5 with one decimal. It rises with the logarithm of the work. */
export function difficultyOf({ looks, reports, doubts, ships, meets }: Labour): number {
  const labour = looks + 4 * (reports - 1) + 3 * doubts + 8 * (ships - 1) + (meets ? 8 : 0);
  const level = 1 + STEEPNESS * Math.log2(Math.max(labour, EASIEST) / EASIEST);
  return Math.round(10 * Math.min(level, 5)) / 10;
}

/** The amount of work of the easiest puzzles, whose difficulty is 1. */
const EASIEST = 17;
/**
 * How much the difficulty rises each time the work doubles. Chosen so that the hardest puzzles found have difficulty 5.
 */
const STEEPNESS = 1.25;
