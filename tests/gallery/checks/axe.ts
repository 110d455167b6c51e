/** Whether a page is accessible, as far as a machine can tell: axe-core's rules for WCAG 2.2 AA. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { still } from './still.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeOptions {
  /** Rules to leave out. */
  readonly without?: readonly string[];
  /** What is not looked at, as a selector. */
  readonly exclude?: string;
}

/** What is wrong with the page as it is now: each rule that is broken, and where. */
export async function violations(page: Page, { without = [], exclude }: AxeOptions = {}): Promise<string[]> {
  // Text that is still fading in has no contrast yet.
  await still(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const found = await run(page, { runOnly: { type: 'tag', values: STANDARDS }, rules }, exclude);
  // Where the page happens to be scrolled to, the button of a bar may lie over a part of another: that alone is no fault of its size.
  const wrong: Fault[] = [];
  for (const fault of found) {
    if (fault.rule !== 'target-size' || (await small(page, fault))) wrong.push(fault);
  }
  return wrong.map(({ rule, target, why }) => `${rule}: ${target} (${why})`);
}

/** A rule that is broken, the selector of what breaks it, and in which way. */
interface Fault {
  rule: string;
  target: string;
  why: string;
}

type RunAxe = (context: object, options: object) => Promise<AxeResults>;

async function run(page: Page, options: object, exclude?: string): Promise<Fault[]> {
  const results = await page.evaluate(
    ([context, given]) => (window as unknown as { axe: { run: RunAxe } }).axe.run(context, given),
    [
      { include: [['html']], exclude: exclude === undefined ? [] : [[exclude]] },
      // What is right need not be described, node by node, and nothing that is checked lies in style sheets.
      { resultTypes: ['violations'], preload: false, ...options },
    ] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({
      rule: id,
      target: node.target.join(' '),
      why: node.failureSummary?.split('\n').slice(1).join('; ').trim() ?? '',
    })),
  );
}

/** Whether a target is too small in the middle of the window too. */
async function small(page: Page, { target }: Fault): Promise<boolean> {
  await page
    .locator(target)
    .first()
    .evaluate((element) =>
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
    );
  const there = await run(page, { runOnly: { type: 'rule', values: ['target-size'] } });
  return there.some((fault) => fault.target === target);
}
