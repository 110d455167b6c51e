/** When everything in the lobby is unfolded, no parts overlap at any scroll position. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { still } from '../gallery/checks/still.ts';
import { seated } from '../gallery/scenes.ts';
import { goHome } from './door.ts';
import { unfoldAll } from './lobby.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const SIZES = [
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
];

/** The headings, texts and buttons that another part of the page covers at any scroll position. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const part of document.querySelectorAll('main :is(h2, h3, p, button, summary, label)')) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // Count only parts that other content covers. The fixed bars at the top and bottom may cover content that
        // scrolls.
        if (!part.checkVisibility() || !hit?.closest('main')) continue;
        if (!part.contains(hit) && !hit.contains(part))
          found.add(`${hit.textContent.trim().slice(0, 40)} over ${part.textContent.trim().slice(0, 40)}`);
      }
      if (top >= end) break;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });

it.each(['Ann', 'Pia'])('with every fold open, for %s', async (name) => {
  const one = await openDevice(stage, {
    scene: await seated(),
    as: [name],
    size: { width: 820, height: 1180 },
  });
  for (const question of [t.lobby.who, t.lobby.what, t.lobby.helps]) {
    await unfoldAll(one, question);
    for (const size of SIZES) {
      await one.page.setViewportSize(size);
      await still(one.page);
      expect(await covered(one.page), `${question}, ${size.width} × ${size.height}`).toEqual([]);
    }
  }
  await goHome(one);
});
