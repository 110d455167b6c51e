/** The first voyages, sailed to their end by what a person reads and taps; and the film of a finished game, seen. */
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

/** Sails a first voyage from its address to its last step: every step shows its words, and those that follow it. */
export async function sailVoyage(reader: Reader, url: string, role: Side): Promise<void> {
  const steps = STEPS[role];
  await reader.open(`${url}/voyage/${role}`);
  const answers: Record<number, Answers[number]> = {};
  for (const [i, step] of steps.entries()) {
    const { title, text, task, done } = (t.voyage[role] as Readonly<Record<string, StepWords>>)[
      step.id
    ] as StepWords;
    const at = positionAt(steps, i, answers);
    for (const words of [t.voyage.progress(i + 1, steps.length), title, text, task])
      if (words !== '') await reader.reads(words);
    answers[i] = await doTask(reader, taskOf(step, at), step, at);
    if (done === '') continue;
    await reader.reads(done);
    await reader.press(t.voyage.goOn);
  }
  // It ends at the ways on.
  for (const way of [t.voyage.makeTable, t.voyage.otherSide[role], t.voyage.readRules, t.voyage.again])
    await reader.reads(way);
  expect(await reader.faults()).toEqual([]);
}

type StepWords = (typeof t.voyage.navigators)['goal'];

/** Does the one thing that a step asks for; returns where ships were driven. */
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

/**
 * Sees the film that the page shows: it runs, is stopped, goes from round to round to its end.
 * @param rounds how many the game had
 */
export async function seeFilm(reader: Reader, rounds: number): Promise<void> {
  // Where no motion is wanted it stands at its end; else it runs by itself.
  await reader.reads(t.ending.truth);
  if (await reader.sees(t.ending.pause)) await reader.press(t.ending.pause);
  while (!(await reader.moment()).startsWith(t.ending.beginning)) await reader.press(t.ending.previousRound);
  await reader.press(t.ending.play);
  const at = (round: number, rest = '') =>
    expect
      .poll(() => reader.moment(), { timeout: PATIENCE })
      .toMatch(new RegExp(`^${t.ending.roundTitle(round)}, ${rest}`));
  await at(1);
  await reader.press(t.ending.pause);
  for (let round = 2; round <= rounds; round++) {
    await reader.press(t.ending.nextRound);
    await at(round, '1 ');
  }
  await reader.press(t.ending.nextRound);
  await at(rounds, '(\\d+) of \\1$');
  expect(await reader.faults()).toEqual([]);
}

/** From the record of the evening: the film once more. */
export async function seeAgain(reader: Reader, url: string, code: string, rounds: number): Promise<void> {
  await reader.open(`${url}/t/${code}/record`);
  await reader.press(t.series.film);
  await seeFilm(reader, rounds);
}
