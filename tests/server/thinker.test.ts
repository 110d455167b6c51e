/**
 * The opponents in a thread: each receives every event once and in order. One that failed, or that the thread no longer
 * holds, has to be sent all events of its game again.
 */
import { describe, expect, it } from 'vitest';
import { Thinker } from '../../server/opponents/thinker.ts';
import type { Minds, ThoughtRequest } from '../../server/opponents/thoughts.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import type { NavigatorMind } from '../../shared/opponents/minds.ts';

/** An opponent whose order reveals which rounds it has received. */
function listening(heard: readonly number[] = []): NavigatorMind {
  return {
    hear: (told) => listening(told.type === 'round-began' ? [...heard, told.round] : heard),
    think: () => {
      if (heard.includes(13)) throw new RangeError('red is on e7');
      return {
        chart: heard.map((number) => ({ type: 'remind', ship: 'red', number, square: null })),
        move: null,
        why: null,
      };
    },
  };
}

const MINDS: Minds = {
  navigatorMind: () => listening(),
  poseidonMind: () => {
    throw new Error('nobody is Poseidon here');
  },
};

const rounds = (...numbers: readonly number[]): NavigatorsTold[] =>
  numbers.map((round) => ({ type: 'round-began', round }));
const ask = (from: number, told: readonly NavigatorsTold[], mind = 'mind'): ThoughtRequest => ({
  ...{ type: 'think', mind, player: 'p', rung: 1, from },
  hearing: { side: 'navigators', told },
});
/** The rounds that an opponent has received, according to its answer. */
function heardBy(thinker: Thinker, request: ThoughtRequest): number[] | string {
  const answer = thinker.answer(request);
  if (answer.type !== 'thought') return answer.type;
  return answer.chart.map((command) => (command.type === 'remind' ? command.number : -1));
}
const thinking = () => new Thinker(MINDS, () => 0);

describe('a mind', () => {
  it('hears what is new, and nothing twice', () => {
    const thinker = thinking();
    expect(heardBy(thinker, ask(0, rounds(2, 3)))).toEqual([2, 3]);
    expect(heardBy(thinker, ask(2, rounds(4)))).toEqual([2, 3, 4]);
    expect(heardBy(thinker, ask(0, rounds(2, 3)))).toEqual([2, 3, 4]);
    expect(heardBy(thinker, ask(1, rounds(3, 4, 5)))).toEqual([2, 3, 4, 5]);
    expect(heardBy(thinker, ask(4, []))).toEqual([2, 3, 4, 5]);
  });

  it('says so when it has missed something, and others hear nothing of it', () => {
    const thinker = thinking();
    expect(heardBy(thinker, ask(1, rounds(3)))).toBe('unknown');
    expect(heardBy(thinker, ask(0, rounds(2)))).toEqual([2]);
    expect(heardBy(thinker, ask(0, [], 'another'))).toEqual([]);
  });

  it('is told anew once it was let go of', () => {
    const thinker = thinking();
    heardBy(thinker, ask(0, rounds(2)));
    thinker.answer({ type: 'forget', mind: 'mind' });
    expect(heardBy(thinker, ask(1, []))).toBe('unknown');
  });

  it('that fails says how, never about what, and begins anew', () => {
    const thinker = thinking();
    heardBy(thinker, ask(0, rounds(2)));
    const answer = thinker.answer(ask(1, rounds(13)));
    expect(answer).toMatchObject({ type: 'failed', error: 'RangeError' });
    expect(JSON.stringify(answer)).not.toContain('e7');
    expect(heardBy(thinker, ask(1, []))).toBe('unknown');
  });

  it('gives way to newer ones when there are too many', () => {
    const thinker = thinking();
    for (let i = 0; i <= 50; i++) heardBy(thinker, ask(0, rounds(2), `mind ${i}`));
    expect(heardBy(thinker, ask(1, [], 'mind 0'))).toBe('unknown');
    expect(heardBy(thinker, ask(1, [], 'mind 50'))).toEqual([2]);
  });
});
