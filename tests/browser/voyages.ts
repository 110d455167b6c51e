/**
 * Plays the tutorials to their end, and watches the replay of a finished game. Uses only what a person can read and
 * tap.
 */
import { expect } from 'vitest';
import { NAVIGATORS_STEPS } from '../../client/game/teaching/navigators-steps.ts';
import { POSEIDON_STEPS } from '../../client/game/teaching/poseidon-steps.ts';
import type { Position } from '../../client/game/teaching/position.ts';
import {
  drivable,
  positionAt,
  taskOf,
  type Answers,
  type Step,
  type Task,
} from '../../client/game/teaching/steps.ts';
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import type { Side } from '../../shared/game/game.ts';
import { PATIENCE } from './people.ts';
import type { Reader } from './readers.ts';

await Promise.all([language.need('teaching'), language.need('afterwards')]);

const STEPS: Readonly<Record<Side, readonly Step[]>> = {
  navigators: NAVIGATORS_STEPS,
  poseidon: POSEIDON_STEPS,
};

/** Opens a tutorial at its address, and plays it to its last step. Expects the right text in every step. */
export async function sailVoyage(reader: Reader, url: string, role: Side): Promise<void> {
  await reader.open(`${url}/voyage/${role}`);
  await sailUntil(reader, role, 'end');
  // The last step has links to what the player can do next.
  const { alone, makeTable, otherSide, readRules, again } = t.voyage;
  const opponent = { navigators: 'Triton', poseidon: 'Elpenor' }[role];
  for (const way of [alone(opponent), makeTable, otherSide[role], readRules, again]) await reader.reads(way);
  expect(await reader.faults()).toEqual([]);
}

/**
 * Plays the tutorial on the open page until a step shows its text.
 * @param answered whether to do that step's task too
 */
export async function sailUntil(
  reader: Reader,
  role: Side,
  until: string,
  { answered = false } = {},
): Promise<void> {
  const steps = STEPS[role];
  const answers: Record<number, Answers[number]> = {};
  for (const [i, step] of steps.entries()) {
    const { title, text, task, done } = (t.voyage[role] as Readonly<Record<string, StepWords>>)[
      step.id
    ] as StepWords;
    const at = positionAt(steps, i, answers);
    for (const words of [t.voyage.progress(i + 1, steps.length), title, text, task])
      if (words !== '') await reader.reads(words);
    if (step.id === until && !answered) return;
    answers[i] = await doTask(reader, taskOf(step, at), step, at);
    if (done !== '') await reader.reads(done);
    if (step.id === until) return;
    if (done !== '') await reader.press(t.voyage.goOn);
  }
  throw new Error(`the voyage has no step ${until}`);
}

type StepWords = (typeof t.voyage.navigators)['goal'];

/** Does the task of a step. Returns the squares to which ships were driven. */
async function doTask(reader: Reader, task: Task, step: Step, at: Position): Promise<Answers[number]> {
  switch (task.type) {
    case 'find':
    case 'remind':
      for (const square of task.squares) await reader.tap(square);
      return undefined;
    case 'guess':
      await reader.tap(task.square);
      return undefined;
    case 'choose':
      await reader.press(t.voyage.onSquare(task.square));
      return undefined;
    case 'order': {
      await reader.tap(at.navigators.guesses.ships[task.ship]);
      await reader.press(
        `${t.game.roseLetters[task.heading]}, ${t.chart.headingButton(task.heading, false)}`,
      );
      await reader.press(t.game.sail(task.ship, task.heading));
      return undefined;
    }
    case 'tile':
    case 'barred':
      await reader.press(t.tiles.short[task.tile]);
      return undefined;
    case 'drive': {
      const pushes: Record<string, (typeof at.game.ships)['red']> = {};
      for (const { ship, squares } of drivable(at, task.storm)) {
        const [to] = squares;
        if (!to) throw new Error(`${ship} can be driven nowhere`);
        await reader.tap(to);
        pushes[ship] = to;
      }
      await reader.press(t.game.unleash(task.storm));
      return pushes;
    }
    case 'watch':
      await reader.press(t.voyage.watch[step.id as keyof typeof t.voyage.watch]);
      return undefined;
    case 'cover':
      await reader.press(t.voyage.coverNow);
      await reader.press(t.voyage.covered);
      return undefined;
    case 'end':
      return undefined;
  }
}

type Which = 'any' | 'first' | 'last';

/** More than the number of moments in any round. */
const MANY = 30;

/**
 * The possible texts of the replay's slider at a moment of a round. A text contains the number of moments in the round.
 * That number isn't known here, so this returns one text for each possible number.
 */
function momentsOf(round: number, which: Which): string[] {
  const counts = Array.from({ length: MANY }, (_, i) => i + 1);
  return counts.flatMap((all) =>
    counts
      .slice(0, all)
      .filter((now) => which === 'any' || now === (which === 'first' ? 1 : all))
      .map((now) => t.ending.momentOf(t.ending.roundTitle(round), now, all)),
  );
}

/**
 * Watches the replay on the page: plays it, pauses it, and steps through the rounds to the end.
 * @param rounds the number of rounds in the game
 */
export async function seeFilm(reader: Reader, rounds: number): Promise<void> {
  // With reduced motion, the page shows the end of the game. Otherwise, the replay has started by itself, so pause it.
  await reader.reads(t.ending.truth);
  if (await reader.sees(t.ending.pause)) await reader.press(t.ending.pause);
  while (!(await reader.moment()).startsWith(t.ending.beginning)) await reader.press(t.ending.previousRound);
  const isAt = (round: number, which: Which) =>
    expect.poll(() => reader.moment(), { timeout: PATIENCE }).toBeOneOf(momentsOf(round, which));
  await reader.press(t.ending.play);
  await isAt(1, 'any');
  await reader.press(t.ending.pause);
  for (let round = 2; round <= rounds; round++) {
    await reader.press(t.ending.nextRound);
    await isAt(round, 'first');
  }
  await reader.press(t.ending.nextRound);
  await isAt(rounds, 'last');
  expect(await reader.faults()).toEqual([]);
}

/** Watches the replay again, opened from the session's record. */
export async function seeAgain(reader: Reader, url: string, code: string, rounds: number): Promise<void> {
  await reader.open(`${url}/t/${code}/record`);
  await reader.press(t.series.film);
  await seeFilm(reader, rounds);
}
