/** Whether a page is accessible, as far as a machine can tell: axe-core's rules for WCAG 2.2 AA. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { picture, PICTURES } from './picture.ts';
import { still } from './still.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What is wrong with the page as it is now: each rule that is broken, and where.
 * @param without rules to leave out
 * @param state the name of what it shows
 */
export async function violations(
  page: Page,
  without: readonly string[] = [],
  state?: string,
): Promise<string[]> {
  if (PICTURES) {
    await picture(page, PICTURES, state);
    return [];
  }
  // Text that is still fading in has no contrast yet.
  await still(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const results = await page.evaluate(
    ([values, off]) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
        // What is right need not be described, node by node.
        resultTypes: ['violations'],
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      }),
    [STANDARDS, without] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n').slice(1).join('; ').trim()})`,
    ),
  );
}
