/** The clocks that the lobby offers, the questions with which it asks for one, and a clock in words. */
import {
  isOverDays,
  TURN_HOURS,
  type Clock,
  type DaysClock,
  type MinutesClock,
} from '../../shared/table/clock.ts';
import { t } from '../text/text.ts';
import { timeWords } from '../text/time-text.ts';

/** What a clock is called in the lobby. */
const KINDS = ['none', 'relaxed', 'brisk', 'days'] as const;
type Kind = (typeof KINDS)[number];

/** Ready-made times for people who play together now. They leave enough time to talk. */
const PRESETS = { relaxed: { poseidon: 300, order: 120 }, brisk: { poseidon: 120, order: 60 } } as const;

/** The clock for a game over days that is offered first. Most people look at their phones once a day. */
export const OVER_DAYS: DaysClock = { hours: 24, atZero: 'opponent' };

const IN_MINUTES: readonly MinutesClock['atZero'][] = ['sign', 'random move'];
const IN_DAYS: readonly DaysClock['atZero'][] = ['opponent', 'random move'];

/** The kind of a clock; undefined if its times are none that the lobby offers. */
function kindOf(clock: Clock | null): Kind | undefined {
  if (!clock) return 'none';
  if (isOverDays(clock)) return 'days';
  return (['relaxed', 'brisk'] as const).find((kind) => {
    const { poseidon, order } = PRESETS[kind];
    return poseidon === clock.poseidon && order === clock.order;
  });
}

/** The clock of a kind. What happens when the time is up stays the same, except in a game over days. */
function clockOf(kind: Kind, before: Clock | null): Clock | null {
  if (kind === 'none') return null;
  if (kind === 'days') return OVER_DAYS;
  const atZero = before && !isOverDays(before) ? before.atZero : 'sign';
  return { ...PRESETS[kind], atZero };
}

/** A question about the clock, with its possible answers. */
export interface ClockQuestion {
  readonly name: string;
  /** What the chosen answer does. */
  readonly does: string;
  readonly options: readonly string[];
  /** The index of the chosen answer; -1 if it is none of the options. */
  readonly taken: number;
  /** The clock with another answer. */
  readonly choose: (option: number) => Clock | null;
}

/** The questions about a table's clock: which one, and then what it needs to know. */
export function clockQuestions(clock: Clock | null): readonly ClockQuestion[] {
  const kind = kindOf(clock);
  const first: ClockQuestion = {
    name: t.clock.name,
    does: !clock ? t.clock.offDoes : isOverDays(clock) ? t.clock.overDaysDoes : times(clock),
    options: KINDS.map((one) => t.clock.kinds[one]),
    taken: kind === undefined ? -1 : KINDS.indexOf(kind),
    choose: (option) => clockOf(KINDS[option] ?? 'none', clock),
  };
  if (!clock) return [first];
  if (!isOverDays(clock))
    return [first, atZero(IN_MINUTES, clock.atZero, (chosen) => ({ ...clock, atZero: chosen }))];
  const turn: ClockQuestion = {
    name: t.clock.turnTime,
    does: t.clock.turnTimeDoes,
    options: TURN_HOURS.map(hoursWords),
    taken: TURN_HOURS.indexOf(clock.hours),
    choose: (option) => ({ ...clock, hours: TURN_HOURS[option] ?? clock.hours }),
  };
  return [first, turn, atZero(IN_DAYS, clock.atZero, (chosen) => ({ ...clock, atZero: chosen }))];
}

/** The question of what happens when the time is up. */
function atZero<T extends Clock['atZero']>(
  options: readonly T[],
  taken: T,
  choose: (chosen: T) => Clock,
): ClockQuestion {
  return {
    name: t.clock.atZero,
    does: t.clock.atZeroDoes[taken],
    options: options.map((option) => t.clock.atZeroOptions[option]),
    taken: options.indexOf(taken),
    choose: (option) => choose(options[option] ?? taken),
  };
}

/** A clock in words: its setting in a line, such as "The clock: 1 day for each turn", and what it does. */
export function clockWords(clock: Clock): { readonly name: string; readonly does: string } {
  const does = isOverDays(clock) ? t.clock.turnTimeDoes : times(clock);
  return {
    name: `${t.clock.name}: ${clockSetting(clock)}`,
    does: `${does} ${t.clock.atZeroDoes[clock.atZero]}`,
  };
}

/** A clock's setting in a few words, such as "1 day for each turn". */
export function clockSetting(clock: Clock): string {
  if (isOverDays(clock)) return t.clock.eachTurn(hoursWords(clock.hours));
  const kind = kindOf(clock);
  if (kind !== undefined) return t.clock.kinds[kind];
  return t.clock.own(timeWords(clock.poseidon), timeWords(clock.order));
}

const hoursWords = (hours: number) => timeWords(hours * 3_600);

function times({ poseidon, order }: MinutesClock): string {
  return t.clock.times(timeWords(poseidon), timeWords(order));
}
