/** The answers to the lobby's three questions, each in one line. */
import { expect, it } from 'vitest';
import { helpsAndTime, whatIsPlayed, whoPlays } from '../../client/screens/lobby/answers.ts';
import { t } from '../../client/text/text.ts';
import { timeWords } from '../../client/text/time-text.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { VARIANT_SETS } from '../../shared/game/variants.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';

const table = (...events: TableEvent[]) =>
  replayTable([
    { type: 'made', code: 'ABCD', board: 'A' },
    { type: 'joined', player: 'ann', name: 'Ann' },
    { type: 'joined', player: 'ben', name: 'Ben' },
    ...events,
  ]);
const sat = (player: string, seat: 'poseidon' | 'navigators'): TableEvent => ({ type: 'sat', player, seat });
const board = { board: { id: 'A', board: undefined } } as const;

it('says who is on which side, and which side has nobody', () => {
  const free = t.series.asPoseidon(t.lobby.free);
  expect(whoPlays(table(sat('ann', 'navigators')))).toBe(`${free} · ${t.series.asNavigators(['Ann'])}`);
  const both = table(sat('ann', 'navigators'), sat('ben', 'poseidon'));
  expect(whoPlays(both)).toBe(`${t.series.asPoseidon('Ben')} · ${t.series.asNavigators(['Ann'])}`);
});

it('says who is Poseidon in the next game of a series', () => {
  const running = table(sat('ann', 'poseidon'), sat('ben', 'navigators'), {
    type: 'series-began',
    id: 'series-1',
    order: ['ben', 'ann'],
    boards: 'same',
    boardsInTurn: [],
    sameVariants: true,
  });
  expect(whoPlays(running)).toContain(t.series.asPoseidon('Ben'));
  const answer = whatIsPlayed(running, { kind: 'cooperative', variants: BASE_GAME, ...board });
  expect(answer).toContain(t.series.gameOf(1, 2));
});

it('says one game or a series, the rules by name or by their tiles, and the board', () => {
  const words = (kind: 'competing' | 'series', variants = VARIANT_SETS.standard as typeof BASE_GAME) =>
    whatIsPlayed(table(), { kind, variants, ...board }).split(' · ');
  const one = t.lobby.oneGame(t.series.mode.competing);
  expect(words('competing').slice(0, 2)).toEqual([one, t.variants.sets.standard.name]);
  expect(words('series')[0]).toBe(t.series.heading);
  const fog = { ...BASE_GAME, fogBanks: 1 } as const;
  expect(words('series', fog)[1]).toBe(t.variants.inPlay('fogBanks', fog));
  const mix = { ...BASE_GAME, fogBanks: 1, maelstroms: 1, lighthouses: 1 } as const;
  expect(words('series', mix)[1]).toBe(t.variants.ownSet);
});

it('names only the help that is given, or says that there is none', () => {
  const none = { oracle: 'silent', surveyHelp: 'none' } as const;
  expect(helpsAndTime(none, null)).toBe(t.lobby.noHelps);
  const clock = { poseidon: 300, order: 120, atZero: 'sign' } as const;
  expect(helpsAndTime({ ...none, oracle: 'hints' }, clock)).toBe(
    `${t.oracle.inGame.hints} · ${t.clock.name}: ${t.clock.kinds.relaxed}`,
  );
  const own = helpsAndTime(none, { ...clock, order: 90 });
  expect(own).toContain(t.clock.own(timeWords(300), timeWords(90)));
});
