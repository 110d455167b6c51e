/** A short form of the soak test: it runs to the end, every table plays, and memory is measured. */
import { describe, expect, it } from 'vitest';
import { slope, type Sample } from './samples.ts';
import { plot } from './plot.ts';
import { soak } from './soak.ts';

const growing = (by: number): Sample[] =>
  Array.from({ length: 20 }, (_, i) => ({ minute: i, heap: 50 + i * by, rss: 100 }));

describe('the soak', () => {
  it('plays at all tables while it reads the memory', async () => {
    const { verdict, samples } = await soak({
      seed: 1,
      minutes: 0.05,
      tables: 4,
      think: 0.02,
      slope: Infinity,
    });
    expect(verdict.faults).toEqual([]);
    expect(verdict.line).toMatch(/[1-9][\d,]* moves/);
    expect(samples.length).toBeGreaterThan(0);
    expect(samples.every(({ heap, rss }) => heap > 1 && rss > heap)).toBe(true);
    expect(plot(samples)).toContain('<polyline');
  });

  it('finds memory that grows, and none where it does not', () => {
    expect(slope(growing(1), 'heap')).toBeCloseTo(60);
    expect(slope(growing(1), 'rss')).toBeCloseTo(0);
  });
});
