/** Checks accessibility automatically, with axe-core's rules for WCAG 2.2 AA. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { still } from './still.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeOptions {
  /** The ids of axe-core's rules that are checked. By default, these are all rules of the standards. */
  readonly only?: readonly string[];
  /** The ids of axe-core's rules that are not checked. */
  readonly without?: readonly string[];
  /** A selector for elements that are not checked. */
  readonly exclude?: string;
}

/** Every violation on the page in its present state. Each text names the broken rule, the element and the reason. */
export async function violations(
  page: Page,
  { only, without = [], exclude }: AxeOptions = {},
): Promise<string[]> {
  // Wait, because text that is fading in would fail the contrast rule.
  await still(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const runOnly = only ? { type: 'rule', values: only } : { type: 'tag', values: STANDARDS };
  const found = await run(page, { runOnly, rules }, exclude);
  // A bar may cover part of a button only because of the scroll position. Such a button doesn't violate the rule about
  // target sizes.
  const wrong: Fault[] = [];
  for (const fault of found) {
    if (fault.rule !== 'target-size' || (await small(page, fault))) wrong.push(fault);
  }
  return wrong.map(({ rule, target, why }) => `${rule}: ${target} (${why})`);
}

/** A violation: the rule, the element's selector, and the details. */
interface Fault {
  rule: string;
  target: string;
  why: string;
}

type RunAxe = (context: object, options: object) => Promise<AxeResults>;

async function run(page: Page, options: object, exclude?: string): Promise<Fault[]> {
  const violated = await page.evaluate(
    async ([context, given]) => {
      const { axe } = window as unknown as { axe: { run: RunAxe } };
      // Working out the elements' selectors takes up to half of the time, so do it only if there is a violation.
      const { violations: found } = await axe.run(context, { ...given, selectors: false });
      return found.length === 0 ? found : (await axe.run(context, given)).violations;
    },
    [
      { include: [['html']], exclude: exclude === undefined ? [] : [[exclude]] },
      // To save time, don't describe elements without violations, and don't load style sheets.
      { resultTypes: ['violations'], preload: false, ...options },
    ] as const,
  );
  return violated.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({
      rule: id,
      target: node.target.join(' '),
      why: node.failureSummary?.split('\n').slice(1).join('; ').trim() ?? '',
    })),
  );
}

/** True if a target is reported as too small even after it has been scrolled to the middle of the window. */
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
