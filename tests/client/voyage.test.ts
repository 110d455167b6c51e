/**
 * The tutorials: every step is legal whatever the player has chosen before, and the steps follow the rulebook's
 * example.
 */
import { describe, expect, it } from 'vitest';
import { sentence } from '../../client/text/en/survey.ts';
import { NAVIGATORS_STEPS } from '../../client/game/teaching/navigators-steps.ts';
import { POSEIDON_STEPS } from '../../client/game/teaching/poseidon-steps.ts';
import { replyFrom, type Position } from '../../client/game/teaching/position.ts';
import { SEA } from '../../client/game/teaching/sea.ts';
import { drivable, positionAt, taskOf, type Answers, type Step } from '../../client/game/teaching/steps.ts';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Pushes, Reply } from '../../shared/game/game.ts';
import type { Random } from '../../shared/random.ts';
import { whyBarred } from '../../shared/game/rules/storms.ts';
import { distance } from '../../shared/board/squares.ts';
import { oneOf, seeded } from '../helpers/random.ts';
import { reply } from '../helpers/replies.ts';

const GAMES = 200;

function indexOf(steps: readonly Step[], id: string): number {
  const index = steps.findIndex((one) => one.id === id);
  if (index < 0) throw new Error(`no step ${id}`);
  return index;
}

/** The position at the beginning of a step in the Navigators' tutorial. */
const navigatorsAt = (id: string) => positionAt(NAVIGATORS_STEPS, indexOf(NAVIGATORS_STEPS, id), {});

function newest({ navigators }: Position, ship: Ship): Reply | null | undefined {
  return navigators.rounds
    .flatMap(({ steps }) => steps)
    .filter((step) => step.ship === ship)
    .at(-1)?.reply;
}

describe('the sea', () => {
  it('is fair: every ship begins two steps from home', () => {
    expect(SHIPS.map((ship) => distance(SEA.starts[ship], SEA.sacred))).toEqual([2, 2, 2, 2]);
  });
});

describe('the Navigators’ voyage', () => {
  it.each([
    ['red', 'redSees', 'You see two islands.', reply({}, { islands: 2 })],
    [
      'yellow',
      'yellowSees',
      'You are in the deep sea. You see two islands and a ship.',
      reply({ deepSea: true }, { islands: 2, ships: 1 }),
    ],
    [
      'white',
      'whiteIs',
      'You are on a rocky island. You see an island.',
      reply({ island: 'rocky' }, { islands: 1 }),
    ],
    [
      'green',
      'nextStorm',
      'You see an island and the coastline.',
      reply({}, { islands: 1, coastline: true }),
    ],
  ] as const)('%s reports what it reports in the rulebook', (ship, after, said, expected) => {
    const told = newest(navigatorsAt(after), ship);
    expect(told).toEqual(expected);
    expect(told && sentence(told)).toBe(said);
  });

  it('ends with every ship where the chart has it, and red home', () => {
    const { game, navigators } = navigatorsAt('end');
    expect(navigators.guesses.ships).toEqual(game.ships);
    expect(game.arrived).toEqual(['red']);
    expect(navigators.guesses.reminders.yellow).toEqual([null, null, null, null]);
  });

  it.each(['whiteIs', 'yellowIs'])('leaves one square only for %s', (id) => {
    const at = navigatorsAt(id);
    const task = taskOf(NAVIGATORS_STEPS[indexOf(NAVIGATORS_STEPS, id)] as Step, at);
    if (task.type !== 'guess') throw new Error('a ship is to be found');
    const told = newest(at, task.ship);
    const fitting = task.among.filter(
      (square) => JSON.stringify(replyFrom(at, task.ship, square)) === JSON.stringify(told),
    );
    expect(fitting).toEqual([task.square]);
    expect(at.game.ships[task.ship]).toBe(task.square);
  });

  it('asks for reminders on just those squares on which red would see the yellow ship', () => {
    const at = navigatorsAt('reminders');
    const task = taskOf(NAVIGATORS_STEPS[indexOf(NAVIGATORS_STEPS, 'reminders')] as Step, at);
    if (task.type !== 'remind') throw new Error('reminders are to be laid');
    const ships = newest(at, 'red')?.sighting.ships;
    const seen = task.among.filter((square) => {
      const moved = { ...at, game: { ...at.game, ships: { ...at.game.ships, yellow: square } } };
      return replyFrom(moved, 'red', SEA.sacred).sighting.ships === ships;
    });
    expect([...task.squares].sort()).toEqual(seen.sort());
    expect(task.squares).toHaveLength(4);
  });

  it('names squares to find that hold what the step speaks of', () => {
    expect(navigatorsAt('redSees').game.ships.red).toBe('c5');
    expect(navigatorsAt('yellowSees').game.ships.red).toBe('c5');
    expect(navigatorsAt('yellowSees').game.ships.yellow).toBe('d5');
  });
});

/** Random target squares for every storm in the tutorial. */
function someAnswers(random: Random): Answers {
  const answers: Record<number, Pushes> = {};
  for (const [i, one] of POSEIDON_STEPS.entries()) {
    const at = positionAt(POSEIDON_STEPS, i, answers);
    const task = taskOf(one, at);
    if (task.type !== 'drive') continue;
    answers[i] = Object.fromEntries(
      drivable(at, task.storm).map(({ ship, squares }) => [ship, oneOf(squares, random)]),
    );
  }
  return answers;
}

describe('Poseidon’s voyage', () => {
  const random = seeded(7);

  it('is legal however the ships are driven, and nobody comes home by luck', () => {
    for (let i = 0; i < GAMES; i++) {
      const { game } = positionAt(POSEIDON_STEPS, POSEIDON_STEPS.length - 1, someAnswers(random));
      expect(game).toMatchObject({ phase: 'poseidon', round: 3, arrived: [] });
    }
  });

  it('bars the Great Storm when it says so', () => {
    const index = indexOf(POSEIDON_STEPS, 'barred');
    const { poseidon } = positionAt(POSEIDON_STEPS, index, someAnswers(random));
    expect(whyBarred(poseidon, 'great')).toBe('great-storm-in-a-row');
  });

  it('parts the white ship from its place on the chart, whatever is chosen', () => {
    for (let i = 0; i < GAMES; i++) {
      const { game, navigators } = positionAt(
        POSEIDON_STEPS,
        indexOf(POSEIDON_STEPS, 'gap'),
        someAnswers(random),
      );
      expect(navigators.guesses.ships.white).not.toBe(game.ships.white);
    }
  });
});
