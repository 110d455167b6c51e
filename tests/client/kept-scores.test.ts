/** How scores are stored, how a series uses them, and how answers to the analysis's questions are stored. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScores, scoresKept } from '../../client/analysis/kept-scores.ts';
import { judge } from '../../client/screens/analysis/answers.ts';
import { distinctions } from '../../client/table/series/distinctions.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';

const findings = (deduction: number, confusion: number, of = 3) => ({
  moments: [],
  worstOrder: 0,
  main: [],
  deduction: { points: deduction, of },
  confusion: { points: confusion, of },
});

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  });
});

describe('scores', () => {
  it('are kept by game, the newer instead of the older', () => {
    keepScores('one', findings(40, 50));
    keepScores('one', findings(41, 51));
    expect(scoresKept('one')).toEqual({ deduction: 41, confusion: 51 });
    expect(scoresKept('two')).toBeUndefined();
    expect(scoresKept('constructor')).toBeUndefined();
  });

  it('are null where there was nothing to judge, or where something else is stored', () => {
    keepScores('one', findings(100, 100, 0));
    expect(scoresKept('one')).toEqual({ deduction: null, confusion: null });
    stored['odyssey.scores'] = '{"two":{"deduction":1000,"confusion":"x"},"three":null}';
    expect(scoresKept('two')).toEqual({ deduction: null, confusion: null });
    expect(scoresKept('three')).toBeUndefined();
    stored['odyssey.scores'] = 'no json';
    expect(scoresKept('two')).toBeUndefined();
  });

  it('are kept of so many games, the newest', () => {
    for (let i = 0; i < 310; i++) keepScores(`game-${i}`, findings(1, 2));
    expect(scoresKept('game-9')).toBeUndefined();
    expect(scoresKept('game-10')).toBeDefined();
  });
});

describe('distinctions of a series', () => {
  const game = (id: string, poseidon: string | null, navigators: readonly string[]) =>
    ({ id, poseidon, navigators }) as unknown as GameRecord;
  const games = [
    game('one', 'ann', ['bob', 'cleo']),
    game('two', 'bob', ['ann', 'cleo']),
    game('three', null, []),
  ];

  it('are of the best game, equals share it, and what was not worked out counts nothing', () => {
    const scores: Record<string, { deduction: number | null; confusion: number | null }> = {
      one: { deduction: 70, confusion: 30 },
      two: { deduction: 70, confusion: null },
    };
    expect(distinctions(games, (id) => scores[id])).toEqual({
      deduction: { players: ['bob', 'cleo', 'ann'], score: 70 },
      confusion: { players: ['ann'], score: 30 },
    });
    expect(distinctions(games, () => undefined)).toEqual({ deduction: null, confusion: null });
  });
});

describe('an answer', () => {
  const answer = (value: number) => ({ ship: 'red', heading: 'N', value }) as const;

  it.each([
    [0.8, 'best'],
    [0.78, 'near'],
    [0.6, 'better'],
    [0.5, 'worse'],
    [0.2, 'worse'],
  ] as const)('of %f against 0.5 done and 0.8 at best: %s', (value, verdict) => {
    expect(judge(answer(value), { all: [], done: 0.5, best: 0.8, more: true })).toBe(verdict);
    expect(judge(answer(1 - value), { all: [], done: 0.5, best: 0.2, more: false })).toBe(verdict);
  });
});
