/** Tests what the accessibility check reports, and what it accepts. */
import { expect, it } from 'vitest';
import { useStage } from '../../browser/stage.ts';
import { violations } from './axe.ts';
import { checkOn } from './setting.ts';

const stage = useStage();

/** Rules that are left out here, because they apply to whole pages and the test pages are not whole pages. */
const OTHERS = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'html-has-lang'];

/**
 * A scrolling page with two buttons that nearly touch each other. Until the page is scrolled, a bar at the bottom
 * covers two thirds of the lower button.
 */
function twoButtons(side: number): string {
  const button = (top: number) =>
    `<button style="position:absolute; inset:${top}px auto auto 40px; padding:0; border:0; inline-size:${side}px; block-size:${side}px">?</button>`;
  const lower = 200 - side / 3;
  return `${button(lower - side - 1)}${button(lower)}
    <p style="block-size:1000px; margin:0"></p>
    <button style="position:sticky; inset-block-end:0; inline-size:100%; block-size:100px">Begin</button>`;
}

it.each([
  { what: 'a button that is partly covered until one scrolls is no fault', side: 44, faults: 0 },
  { what: 'a button that is too small is one, wherever it is', side: 12, faults: 2 },
])('$what', async ({ side, faults }) => {
  const found = await checkOn(stage, twoButtons(side), (page) => violations(page, { without: OTHERS }));
  expect(found.filter((fault) => fault.startsWith('target-size'))).toHaveLength(faults);
});

it('finds text of too little contrast', async () => {
  const pale = '<p style="color: #bbb; background: #fff">A storm is coming</p>';
  const [found = ''] = await checkOn(stage, pale, (page) => violations(page, { without: OTHERS }));
  expect(found).toMatch(/^color-contrast: /);
});
