/** Puzzles: the stored progress, the next puzzle, the result of a check, and what hints reveal. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL, counted, fits, nextPuzzle } from '../../client/screens/puzzles/choosing.ts';
import { PUZZLES, puzzleOf } from '../../client/screens/puzzles/collection.ts';
import { Explainer, proofOf } from '../../client/screens/puzzles/explaining.ts';
import { breakStreak, keepResult, keptPuzzles } from '../../client/screens/puzzles/kept-puzzles.ts';
import { Solving } from '../../client/screens/puzzles/solving.svelte.ts';
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { squaresOf } from '../../shared/board/squares.ts';
import { replayStretch } from '../../shared/puzzles/stretch.ts';
import { reason, answerOf } from '../../shared/puzzles/reasoning.ts';
import type { Puzzle } from '../../shared/puzzles/puzzle.ts';

let stored: Record<string, string> = {};
beforeEach(() => {
  // Start with no solved puzzles in the storage.
  stored = { 'odyssey.puzzles': '{}' };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  });
});

const some = (kind: Puzzle['kind']) => PUZZLES.filter((puzzle) => puzzle.kind === kind).slice(0, 30);
const answers = (puzzle: Puzzle) => {
  const reasoned = reason(puzzle, replayStretch(puzzle).told, { ships: puzzle.needed });
  if (!reasoned) throw new Error(puzzle.id);
  return puzzle.asked.map((ship) => answerOf(reasoned, ship));
};
const first = (kind: Puzzle['kind']) => some(kind)[0] as Puzzle;

describe('what is kept', () => {
  it('is a streak of puzzles that were right at the first check, and its best', () => {
    keepResult('one', 1.5, 'clean', true);
    keepResult('two', 1.5, 'clean', true);
    keepResult('three', 1.5, 'helped', true);
    expect(keptPuzzles()).toMatchObject({ streak: 2, best: 2 });
    breakStreak('four');
    keepResult('four', 1.5, 'helped', false);
    expect(keptPuzzles()).toMatchObject({ streak: 0, best: 2, done: { one: 'clean', four: 'helped' } });
  });

  it('counts a puzzle once, whatever is done with it later', () => {
    keepResult('one', 1.5, 'clean', true);
    const before = keptPuzzles();
    keepResult('one', 1.5, 'shown', false);
    breakStreak('one');
    expect(keptPuzzles()).toEqual(before);
  });

  it('makes the next one harder, or easier, and never leaves the scale', () => {
    for (let i = 0; i < 40; i++) keepResult(`up-${i}`, 5, 'clean', true);
    expect(keptPuzzles().skill).toBe(5);
    for (let i = 0; i < 40; i++) keepResult(`down-${i}`, 1, 'shown', false);
    expect(keptPuzzles().skill).toBe(1);
  });

  it('is nothing where something else is stored', () => {
    for (const text of ['no json', 'null', '{"done":7,"streak":-1,"skill":99}', '{"done":{"a":"won"}}']) {
      stored['odyssey.puzzles'] = text;
      expect(keptPuzzles()).toEqual({ done: {}, streak: 0, best: 0, skill: 1.5 });
    }
  });
});

describe('the next puzzle', () => {
  it('is not done yet, is one of those wanted, and near what somebody solves', () => {
    const want = { theme: 'coastline' as const };
    const one = nextPuzzle(PUZZLES, keptPuzzles(), want) as Puzzle;
    expect(one.themes).toContain('coastline');
    keepResult(one.id, one.difficulty, 'clean', true);
    const two = nextPuzzle(PUZZLES, keptPuzzles(), want) as Puzzle;
    expect(two.id).not.toBe(one.id);
    expect(nextPuzzle(PUZZLES, keptPuzzles(), want, two.id)?.id).not.toBe(two.id);
    const far = PUZZLES.filter((puzzle) => fits(puzzle, want)).map(({ difficulty }) =>
      Math.abs(difficulty - 1.5),
    );
    expect(Math.abs(one.difficulty - 1.5)).toBe(Math.min(...far));
  });

  it('of each theme is counted, and so are the finished ones', () => {
    const want = { theme: 'fog' as const };
    const { shown } = counted(PUZZLES, keptPuzzles(), want);
    expect(shown.map(({ themes }) => themes.includes('fog'))).not.toContain(false);
    expect(counted(PUZZLES, keptPuzzles(), ALL).shown).toHaveLength(PUZZLES.length);
    const [first] = shown as [Puzzle];
    keepResult(first.id, first.difficulty, 'shown', false);
    expect(counted(PUZZLES, keptPuzzles(), want).done).toBe(1);
  });

  it('is none when all are done', () => {
    const done = Object.fromEntries(PUZZLES.map(({ id }) => [id, 'clean' as const]));
    expect(nextPuzzle(PUZZLES, { ...keptPuzzles(), done }, ALL)).toBeUndefined();
  });
});

describe('a puzzle', () => {
  it('is right with its answer, ship by ship', () => {
    for (const puzzle of some('ships')) {
      const solving = new Solving(puzzle);
      for (const [square] of answers(puzzle)) if (square) solving.pick(square);
      solving.check();
      expect(solving.verdict).toEqual({ type: 'right' });
    }
    expect(keptPuzzles().streak).toBe(some('ships').length);
  });

  it('asks for every square where all are asked, and takes none back that is right', () => {
    for (const puzzle of some('squares')) {
      const solving = new Solving(puzzle);
      const [squares = []] = answers(puzzle);
      for (const [i, square] of squares.entries()) {
        if (i > 0) {
          solving.check();
          expect(solving.verdict).toEqual({ type: 'more' });
        }
        solving.pick(square);
      }
      solving.check();
      expect(solving.verdict).toEqual({ type: 'right' });
    }
  });

  it('says of every wrong square which report it contradicts, and never which one is right', () => {
    for (const puzzle of some('ships').slice(0, 4)) {
      const { told } = replayStretch(puzzle);
      const [ship] = puzzle.asked;
      const [[right] = []] = answers(puzzle);
      if (!ship) continue;
      const explainer = new Explainer(puzzle, told, ship);
      for (const square of squaresOf(puzzle.board)) {
        if (square === right) continue;
        const fault = explainer.faultOf(square);
        if (fault.type !== 'report') continue;
        expect(told[fault.line.index]).toMatchObject({ ship: fault.line.ship });
        const last = told.findLastIndex((event) => 'reply' in event && event.ship === ship);
        if (fault.line.index === last) expect(fault.squares).toEqual([square]);
      }
    }
  });

  it('says of each step of its proof whether the ship had sailed before its report', async () => {
    await language.need('puzzling');
    const proofs = PUZZLES.map((puzzle) => {
      const { told } = replayStretch(puzzle);
      const reasoned = reason(puzzle, told, { ships: puzzle.needed });
      return { told, steps: reasoned ? proofOf(puzzle, told, reasoned) : [] };
    });
    const said = proofs.flatMap(({ told, steps }) =>
      steps.map(({ line }) => ({ sailed: line.sailed, type: told[line.index]?.type })),
    );
    expect(said.filter(({ sailed, type }) => sailed !== (type === 'sailed'))).toEqual([]);
    expect(new Set(said.map(({ sailed }) => sailed))).toEqual(new Set([true, false]));
    const word = (sailed: boolean) => t.puzzles.step({ round: 1, sailed }, null, 2, ['b1']);
    expect(word(true)).not.toBe(word(false));
  });

  it('can be shown, and then counts as shown', () => {
    const puzzle = first('ships');
    const solving = new Solving(puzzle);
    solving.show();
    expect(puzzle.asked.map((ship) => solving.answers[ship])).toEqual(answers(puzzle));
    expect(keptPuzzles()).toMatchObject({ streak: 0, done: { [puzzle.id]: 'shown' } });
    solving.pick('a1');
    expect(solving.over).toBe(true);
  });

  it('has hints that come one by one, the first a way of reasoning, and none that is the answer', () => {
    for (const puzzle of some('ships')) {
      const solving = new Solving(puzzle);
      expect(solving.hints[0]?.type).toBe('way');
      for (const hint of solving.hints)
        if (hint.type === 'left') expect(hint.squares.length).toBeGreaterThan(1);
      for (let i = 0; i < 9; i++) solving.hint();
      expect(solving.hinted).toBe(solving.hints.length);
    }
  });

  it('pencils squares in without setting a ship', () => {
    const solving = new Solving(first('ships'));
    solving.noting = true;
    solving.pick('a1');
    solving.pick('b1');
    solving.pick('a1');
    expect(solving.notes[solving.ship]).toEqual(['b1']);
    expect(solving.ready).toBe(false);
  });

  it('is found by its link, or there is none', () => {
    const puzzle = first('squares');
    expect(puzzleOf(puzzle.id)).toBe(puzzle);
    expect(puzzleOf('constructor')).toBeUndefined();
  });
});
