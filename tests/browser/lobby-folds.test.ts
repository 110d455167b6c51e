/** Everything in the lobby unfolded: nothing lies over anything else, and no half of the page is empty. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unfoldAll } from './lobby.ts';
import { joinTable, makeTable, person } from './people.ts';
import { browser, server } from './stage.ts';
import { still } from './still.ts';

const UPRIGHT = [
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
];
const SIDEWAYS = { width: 844, height: 390 };

/** Which parts of the lobby lie over one another at any place that the page can be scrolled to. */
const overlaps = (page: Page) =>
  page.evaluate(async () => {
    const parts = [...document.querySelectorAll('main > .invite, main > .who, main > .game, main > .more')];
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const [i, one] of parts.entries()) {
        for (const other of parts.slice(i + 1)) {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const over = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          const beside = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          if (over > 1 && beside > 1) found.add(`${one.className} over ${other.className}`);
        }
      }
      if (top >= end) break;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });

/** How much of the breadth of the page the unfolded settings take, from 0 to 1. */
const breadth = (page: Page) =>
  page.evaluate(() => {
    const more = document.querySelector('main > .more');
    return (more?.getBoundingClientRect().width ?? 0) / document.documentElement.clientWidth;
  });

it('with every fold open, for guest and host', async () => {
  const ann = await person(browser, 'Ann', UPRIGHT[0]);
  const bob = await person(browser, 'Bob', UPRIGHT[0]);
  const code = await makeTable(ann, server.url);
  await joinTable(bob, server.url, code, 'Navigators');
  for (const { page } of [bob, ann]) {
    await unfoldAll(page);
    for (const size of [...UPRIGHT, SIDEWAYS]) {
      await page.setViewportSize(size);
      await still(page);
      expect(await overlaps(page)).toEqual([]);
      await expect.poll(() => breadth(page)).toBeGreaterThan(0.9);
    }
  }
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});
