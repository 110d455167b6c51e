/** Tests which measurements `npm run abuse` reports as faults. The floods themselves run in floods.long.test.ts. */
import { expect, it } from 'vitest';
import { verdictOn } from './report.ts';

it('a refusal, a long wait, memory that stays and a server that ends are wrong', () => {
  const vitals = { rss: 100, heap: 30 };
  const met = (wait: number, ...refused: string[]) => ({ waits: Array<number>(200).fill(wait), refused });
  const tally = { sent: 1, answered: 1, limited: 0, ended: 0, faults: 0 };
  const fair = {
    flood: 'makes',
    without: met(5),
    within: met(19),
    before: vitals,
    peak: vitals,
    after: vitals,
    tally,
    hasFailed: false,
  };
  const wrong = (change: object) => verdictOn([{ ...fair, ...change }], 1, true).faults.length;
  expect(wrong({})).toBe(0);
  expect(wrong({ within: met(21) })).toBe(1);
  expect(wrong({ within: met(5, 'command: too-many-requests') })).toBe(1);
  expect(wrong({ after: { ...vitals, heap: 130 } })).toBe(1);
  expect(wrong({ peak: { ...vitals, rss: 400 } })).toBe(1);
  expect(wrong({ hasFailed: true })).toBe(1);
  expect(wrong({ tally: { ...tally, faults: 1 } })).toBe(1);
});
