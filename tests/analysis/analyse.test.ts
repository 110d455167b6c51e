/** Analyses of whole games: properties that hold for every game, with any variants. */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { review } from '../../shared/game/views/review.ts';
import { drawBoardFor, drawVariants } from '../oracle/mixes.ts';
import { beganFor, playOut } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import type { Findings } from '../../shared/analysis/analyse.ts';
import { changeOf, LEAST_CHANGE } from '../../shared/analysis/choice.ts';
import type { Moment } from '../../shared/analysis/moments.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { steeredGame } from './games.ts';
import { workOut } from './hand-made.ts';

const GAMES = 25;

/** The main moments of a game. Each of them is also among the moments that are shown. */
function mainOf({ moments, main }: Findings): readonly Moment[] {
  return main.map((place) => {
    const moment = moments[place];
    if (!moment) throw new Error(`there is no moment ${place}`);
    return moment;
  });
}

function randomGame(seed: number): readonly GameEvent[] {
  const random = seeded(seed);
  const variants = drawVariants(random);
  const first = beganFor(drawBoardFor(variants, random), variants, 1 + (seed % 4));
  return [...playOut(first, random, 0.2)].at(-1)?.log ?? [first];
}

describe.each(Array.from({ length: GAMES }, (_, i) => i + 1))('a random game, %i', (seed) => {
  const log = randomGame(seed);
  const { known, findings } = workOut(log);
  const { frames, game } = review(log);

  it('is known frame by frame, and the truth is always possible', () => {
    expect(known.map(({ frame }) => frame)).toEqual(frames.map(({ index }) => index));
    for (const [i, { ships, winning }] of known.entries()) {
      expect(winning).toBeGreaterThanOrEqual(0);
      expect(winning).toBeLessThanOrEqual(1);
      for (const ship of SHIPS) {
        const { squares, bits, home } = ships[ship];
        expect(squares.map(([square]) => square)).toContain(frames[i]?.ships[ship]);
        expect(squares.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1);
        expect(bits).toBeLessThanOrEqual(Math.log2(squares.length) + 1e-9);
        expect(home).toBeGreaterThanOrEqual(0);
        expect(home).toBeLessThanOrEqual(1);
      }
    }
  });

  it('ends as it ended', () => {
    expect(known.at(-1)?.winning).toBe(game.outcome?.winner === 'navigators' ? 1 : 0);
  });

  it('has scores of 0 to 100, and moments that are in it', () => {
    for (const { points, of } of [findings.deduction, findings.confusion]) {
      expect(Number.isInteger(points)).toBe(true);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(100);
      expect(of).toBeGreaterThanOrEqual(0);
    }
    const at = findings.moments.map(({ frame }) => frame);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    for (const moment of findings.moments) {
      expect(frames[moment.frame]?.round).toBe(moment.round);
      expect(Number.isFinite(moment.swing)).toBe(true);
      if (moment.kind === 'order') {
        expect(moment.better.home).toBeGreaterThan(moment.ordered.home);
        expect(Math.max(...moment.prospects.map(({ home }) => home))).toBeCloseTo(moment.better.home);
      }
      if (moment.kind === 'weak') {
        expect(moment.better.winning).toBe(Math.min(...moment.options.map(({ winning }) => winning)));
      }
    }
  });

  it('gives plain data, the same each time', () => {
    expect(structuredClone(findings)).toEqual(findings);
    expect(workOut(log)).toEqual({ known, findings });
  });

  it('is analysed as far as it went if it ended early', () => {
    for (const share of [0, 0.1, 0.5, 0.9]) {
      const part = log.slice(0, Math.max(1, Math.floor(share * log.length)));
      const broken = workOut(part);
      expect(broken.known).toHaveLength(review(part).frames.length);
      for (const moment of mainOf(broken.findings))
        expect(Math.abs(changeOf(moment))).toBeGreaterThanOrEqual(LEAST_CHANGE);
      for (const { points } of [broken.findings.deduction, broken.findings.confusion])
        expect(points >= 0 && points <= 100).toBe(true);
    }
  });
});

describe('games on our boards', () => {
  const boards = [...loadBoards('boards').values()];

  it('are judged by care and not by luck: better guesses give a better score', () => {
    const mean = (care: number) => {
      const points = boards.flatMap((board) =>
        [1, 2].map((seed) => {
          const log = steeredGame(board, {}, seeded(seed), { care, malice: 0.7 });
          return workOut(log).findings.deduction.points;
        }),
      );
      return points.reduce((sum, one) => sum + one, 0) / points.length;
    };
    expect(mean(1)).toBeGreaterThan(mean(0.3) + 5);
  });

  it('count as lost only ships that the storm drove, even if a face-down one puts others in doubt', () => {
    const logs = boards.flatMap((board) =>
      [1, 2, 3].map((seed) =>
        steeredGame(board, { harderDeduction: true }, seeded(seed), { care: 0.5, malice: 0.8 }),
      ),
    );
    const storms = logs.flatMap((log) =>
      workOut(log).findings.moments.flatMap((moment) => (moment.kind === 'storm' ? [moment] : [])),
    );
    expect(storms.some(({ lost }) => lost.length > 0)).toBe(true);
    for (const { driven, lost } of storms) {
      const ships = driven.map(({ ship }) => ship);
      for (const { ship } of lost) expect(ships).toContain(ship);
    }
  });

  it('tell which moments decided them: at most three, each of which helped the winner', () => {
    const logs = boards.flatMap((board) =>
      [0, 0.5, 1].map((care, seed) => steeredGame(board, {}, seeded(seed), { care, malice: 1 - care })),
    );
    const winners = logs.map((log) => {
      const { known, findings } = workOut(log);
      const { outcome } = review(log).game;
      const main = mainOf(findings);
      expect(main.length).toBeLessThanOrEqual(3);
      for (const { frame } of main) {
        const change = (known[frame]?.winning ?? NaN) - (known[frame - 1]?.winning ?? NaN);
        expect(outcome?.winner === 'navigators' ? change : -change).toBeGreaterThanOrEqual(LEAST_CHANGE);
      }
      return main.length > 0 ? outcome?.winner : undefined;
    });
    expect(winners).toContain('poseidon');
    expect(winners).toContain('navigators');
  });
});
