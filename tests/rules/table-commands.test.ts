/** Players' commands: which ones concern the table and which its game, and the limits of clocks. */
import { describe, expect, it } from 'vitest';
import { parse } from '../../server/gateway/requests.ts';
import type { GameCommand } from '../../shared/game/game.ts';
import { clockChosen } from '../../shared/table/rules/settings.ts';
import { TURN_HOURS } from '../../shared/table/clock.ts';
import { isTableCommand, type TableCommand } from '../../shared/table/commands.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';

const FOR: Readonly<Record<TableCommand['type'], 'table'> & Record<GameCommand['type'], 'game'>> = {
  rename: 'table',
  'share-game': 'table',
  'show-name': 'table',
  'continue-game': 'table',
  sit: 'table',
  'ask-swap': 'table',
  'swap-seats': 'table',
  'choose-board': 'table',
  'choose-own-board': 'table',
  'choose-variants': 'table',
  'choose-mode': 'table',
  'choose-clock': 'table',
  'choose-oracle': 'table',
  'choose-survey-help': 'table',
  'open-chart': 'table',
  'wish-ship': 'table',
  'deal-ships': 'table',
  'begin-game': 'table',
  'abandon-game': 'table',
  'finish-game': 'table',
  'ask-more-time': 'table',
  'give-more-time': 'table',
  'resume-side': 'table',
  'begin-series': 'table',
  'abandon-series': 'table',
  'free-seat': 'table',
  'remove-player': 'table',
  'seat-opponent': 'table',
  'lock-table': 'table',
  'open-table': 'table',
  'allow-olympus': 'table',
  say: 'table',
  'remove-line': 'table',
  'allow-free-text': 'table',
  leave: 'table',
  'place-dangers': 'game',
  'play-storm': 'game',
  'play-monster': 'game',
  'push-caught': 'game',
  'propose-lighthouses': 'game',
  'agree-lighthouses': 'game',
  sail: 'game',
  survey: 'game',
  guess: 'game',
  remind: 'game',
  mark: 'game',
  cross: 'game',
  reason: 'game',
  'say-to-crew': 'game',
  'remove-crew-line': 'game',
};

it.each(Object.entries(FOR))('%s is for the %s', (type, what) => {
  expect(isTableCommand({ type })).toBe(what === 'table');
});

describe('a clock of minutes', () => {
  /** True if the server accepts a clock with these seconds for Poseidon's turn and for an order. */
  const isClock = (poseidon: number, order: number) => {
    const command = { type: 'choose-clock', clock: { poseidon, order, atZero: 'sign' } };
    return REQUESTS.command.safeParse({ id: 'c1', player: 'ann', command }).success;
  };
  it.each([
    [15, 15],
    [900, 900],
    [90, 30],
  ])('may have %i and %i seconds', (poseidon, order) => {
    expect(isClock(poseidon, order)).toBe(true);
  });
  it.each([
    [14, 30],
    [30, 14],
    [901, 30],
    [30, 901],
    [30.5, 30],
    [-30, 30],
  ])('has not %d and %d', (poseidon, order) => {
    expect(isClock(poseidon, order)).toBe(false);
  });
});

describe('a clock of days', () => {
  const isClock = (clock: object) =>
    REQUESTS.command.safeParse({ id: 'c1', player: 'ann', command: { type: 'choose-clock', clock } }).success;
  it.each(TURN_HOURS)('may give %i hours for a turn', (hours) => {
    for (const atZero of ['random move', 'opponent']) expect(isClock({ hours, atZero })).toBe(true);
  });
  it.each([
    ['another number of hours', { hours: 13, atZero: 'random move' }],
    ['no end of a turn', { hours: 24 }],
    ['a mere sign at zero', { hours: 24, atZero: 'sign' }],
    ['the times of a clock of minutes', { hours: 24, poseidon: 60, order: 60, atZero: 'random move' }],
  ])('has not %s', (_, clock) => {
    expect(isClock(clock)).toBe(false);
  });
  it.each([
    ['command.clock.poseidon', { poseidon: 30.5, order: 30, atZero: 'sign' }],
    ['command.clock.hours', { hours: 13, atZero: 'random move' }],
    ['command.clock.atZero', { hours: 24, atZero: 'sign' }],
  ])('that is wrong in %s is refused with that field', (field, clock) => {
    const command = { type: 'choose-clock', clock };
    expect(parse('command', { id: 'c1', player: 'ann', command })).toMatchObject({ field });
  });
  it('is chosen by an event that older versions do not know, because they would take its time for zero', () => {
    const clock = { hours: 24, atZero: 'random move' } as const;
    expect(clockChosen(clock)).toEqual({ type: 'days-clock-chosen', clock });
    const relief = { hours: 24, atZero: 'opponent' } as const;
    expect(clockChosen(relief)).toEqual({ type: 'relief-clock-chosen', clock: relief });
    const inMinutes = { poseidon: 60, order: 60, atZero: 'sign' } as const;
    for (const other of [inMinutes, null])
      expect(clockChosen(other)).toEqual({ type: 'clock-chosen', clock: other });
  });
});
