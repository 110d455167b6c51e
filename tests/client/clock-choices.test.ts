/** What the lobby asks about the clock. */
import { describe, expect, it } from 'vitest';
import { clockQuestions, clockWords } from '../../client/table/clock-choices.ts';
import { t } from '../../client/text/text.ts';
import { timeWords } from '../../client/text/time-text.ts';
import { TURN_HOURS, type Clock } from '../../shared/table/clock.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';

const RELAXED: Clock = { poseidon: 300, order: 120, atZero: 'sign' };
const DAY: Clock = { hours: 24, atZero: 'opponent' };

/** The clock that another answer to a question leads to. */
function answered(clock: Clock | null, name: string, answer: string): Clock | null {
  const question = clockQuestions(clock).find((one) => one.name === name);
  if (!question?.options.includes(answer)) throw new Error(`no "${answer}" for "${name}"`);
  return question.choose(question.options.indexOf(answer));
}
const chosen = (clock: Clock | null) => clockQuestions(clock).map(({ taken, options }) => options[taken]);

describe('the questions', () => {
  it('are one without a clock, two with one of minutes, and three in a game over days', () => {
    const { kinds, atZeroOptions } = t.clock;
    expect(chosen(null)).toEqual([kinds.none]);
    expect(chosen(RELAXED)).toEqual([kinds.relaxed, atZeroOptions.sign]);
    expect(chosen(DAY)).toEqual([kinds.days, timeWords(86_400), atZeroOptions.opponent]);
  });

  it('offer a day for each turn first, and then an opponent', () => {
    expect(answered(null, t.clock.name, t.clock.kinds.days)).toEqual(DAY);
    expect(answered(RELAXED, t.clock.name, t.clock.kinds.days)).toEqual(DAY);
  });

  it('offer every time for a turn, and keep what happens at its end', () => {
    const random: Clock = { hours: 24, atZero: 'random move' };
    for (const hours of TURN_HOURS)
      expect(answered(random, t.clock.turnTime, timeWords(hours * 3_600))).toEqual({ ...random, hours });
  });

  it('keep what happens at zero between clocks of minutes only', () => {
    const moves: Clock = { ...RELAXED, atZero: 'random move' };
    expect(answered(moves, t.clock.name, t.clock.kinds.brisk)).toMatchObject({ atZero: 'random move' });
    expect(answered(DAY, t.clock.name, t.clock.kinds.relaxed)).toEqual(RELAXED);
    expect(answered(DAY, t.clock.name, t.clock.kinds.none)).toBeNull();
  });

  it('lead only to clocks that the server accepts', () => {
    for (const clock of [null, RELAXED, DAY])
      for (const { options, choose } of clockQuestions(clock))
        options.forEach((_, option) => {
          const command = { type: 'choose-clock', clock: choose(option) };
          expect(REQUESTS.command.safeParse({ id: 'c1', player: 'ann', command }).success).toBe(true);
        });
  });

  it('have no answer for times that the lobby does not offer', () => {
    expect(clockQuestions({ ...RELAXED, order: 90 })[0]?.taken).toBe(-1);
  });
});

it('says a clock in a line', () => {
  expect(clockWords(RELAXED).name).toBe(`${t.clock.name}: ${t.clock.kinds.relaxed}`);
  expect(clockWords(DAY).name).toBe(`${t.clock.name}: ${t.clock.eachTurn(timeWords(86_400))}`);
  expect(clockWords(DAY).does).toContain(t.clock.atZeroDoes.opponent);
});
