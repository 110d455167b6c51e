/** Checks that an opponent's decision depends only on the events it received and on its random numbers. */
import { describe, expect, test } from 'vitest';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import { tell, tellLog } from '../../../shared/game/tell.ts';
import type { NavigatorMind, NavigatorThought } from '../../../shared/opponents/minds.ts';
import { navigatorMind } from '../../../shared/opponents/navigators/navigators.ts';
import { RUNGS } from '../../../shared/opponents/opponents.ts';
import { BASE_GAME, type GameEvent } from '../../../shared/game/game.ts';
import { beganFor } from '../../helpers/play.ts';
import { always, seeded } from '../../helpers/random.ts';
import { areDifferent, growTwins } from '../../helpers/twins.ts';
import { playVoyage } from '../../../shared/selfplay/voyage.ts';
import { drawVariants } from '../../oracle/mixes.ts';
import { BOARDS, whyAbsurd } from './crews.ts';
import { trialPoseidon } from './trial-poseidon.ts';
import { followNavigators, type NavigatorsView } from '../../../shared/game/views/navigators.ts';

const [A, B] = BOARDS as [(typeof BOARDS)[number], (typeof BOARDS)[number]];

function toldOf(events: readonly GameEvent[]): NavigatorsTold[] {
  return events.map((event) => tell(event, 'navigators')).filter((told) => told !== null);
}

function thoughtsOf(mind: NavigatorMind, told: readonly NavigatorsTold[], players: readonly string[]) {
  const thoughts: NavigatorThought[] = [];
  for (const [i, one] of told.entries()) {
    mind = mind.hear(one);
    for (const player of players) thoughts.push(mind.think(player, always(i)));
  }
  return thoughts;
}

describe.each(RUNGS)('rung %i', (rung) => {
  test('decides the same when it hears a game again, and after a pause', () => {
    const random = seeded(40 + rung);
    const variants = drawVariants(random);
    const log = playVoyage({
      board: A,
      variants,
      crew: { anna: navigatorMind(rung) },
      poseidon: trialPoseidon(),
      random,
    });
    const told = toldOf(log);
    const thoughts = thoughtsOf(navigatorMind(rung), told, ['anna']);
    expect(thoughts.some(({ move }) => move?.type === 'sail')).toBe(true);
    // After a restart, the server passes all earlier events to the opponent at once, before its first decision.
    for (const heard of [told.length / 3, told.length / 2, told.length - 5].map(Math.floor)) {
      const mind = told.slice(0, heard).reduce((one, next) => one.hear(next), navigatorMind(rung));
      expect(mind.think('anna', always(heard - 1))).toEqual(thoughts[heard - 1]);
    }
  });

  test('decides the same in two games that it is told alike', () => {
    const random = seeded(50 + rung);
    let differed = 0;
    // With Harder Deduction the twins also differ in their storms.
    for (const [pair, harderDeduction] of [false, true, false, true, false, true, true, false].entries()) {
      const variants = { ...drawVariants(random), harderDeduction };
      const first = beganFor(pair % 2 === 0 ? A : B, variants, 1 + (pair % 3));
      const steps = growTwins(first, random, 60);
      const heard = ([0, 1] as const).map((twin) =>
        toldOf([first, ...steps.flatMap(({ events }) => events[twin])]),
      );
      differed += steps.filter(({ games }) => areDifferent(games)).length;
      const [one, two] = heard.map((told) => thoughtsOf(navigatorMind(rung), told, first.navigators));
      expect(one).toEqual(two);
    }
    expect(differed).toBeGreaterThan(30);
  });

  test('copes with replies that have faded', () => {
    const random = seeded(60 + rung);
    const variants = { ...BASE_GAME, useYourMemory: true };
    const crew = { anna: navigatorMind(rung) };
    const log = playVoyage({ board: B, variants, crew, poseidon: trialPoseidon(), random });
    const storms = log.flatMap(({ type }, i) => (type === 'storm-played' ? [i] : []));
    for (const newest of storms.slice(1)) {
      const told = tellLog(log.slice(0, newest + 1), variants, 'navigators');
      const mind = told.reduce((one: NavigatorMind, next) => one.hear(next), navigatorMind(rung));
      const view = told.reduce(followNavigators, undefined as NavigatorsView | undefined);
      const thought = mind.think('anna', random);
      expect(thought.move?.type).toBe('sail');
      expect(view && whyAbsurd(thought, view)).toBeNull();
    }
  });
});
