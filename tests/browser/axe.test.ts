/** What the look for faults in accessibility finds, and what it does not take for one. */
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { browser } from './stage.ts';

const OTHERS = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'html-has-lang'];

/** A page that scrolls: of the lower of two buttons, which nearly touch, the bar at its foot leaves a third until then. */
const page = (side: number) => {
  const button = (top: number) =>
    `<button style="position:absolute; inset:${top}px auto auto 40px; padding:0; border:0; inline-size:${side}px; block-size:${side}px">?</button>`;
  const lower = 200 - side / 3;
  return `<!doctype html><body style="margin:0">${button(lower - side - 1)}${button(lower)}
    <p style="block-size:1000px; margin:0"></p>
    <button style="position:sticky; inset-block-end:0; inline-size:100%; block-size:100px">Begin</button>`;
};

it.each([
  { what: 'a button that another covers in part until one scrolls is no fault', side: 44, faults: 0 },
  { what: 'a button that is too small is one, wherever it stands', side: 12, faults: 2 },
])('$what', async ({ side, faults }) => {
  const tab = await browser.newPage({ viewport: { width: 360, height: 300 } });
  await tab.setContent(page(side));
  const found = await violations(tab, OTHERS);
  expect(found.filter((fault) => fault.startsWith('target-size'))).toHaveLength(faults);
  await tab.close();
});
