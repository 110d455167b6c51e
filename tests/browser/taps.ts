/** Taps of players that are counted, each of which must be possible without scrolling. */
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import type { Person } from './people.ts';

/** Expects that an element is inside the window, and that nothing covers it. */
export async function expectInSight(what: Locator): Promise<void> {
  await expect
    .poll(() =>
      what.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return inside && hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    )
    .toBe(true);
}

/** The taps of players, in order. */
export class Taps {
  readonly done: string[] = [];

  /** How many taps a player has made. */
  of({ name }: Pick<Person, 'name'>): number {
    return this.done.filter((tap) => tap.startsWith(`${name}: `)).length;
  }

  async tap({ page, name }: Person, what: Locator): Promise<void> {
    await what.waitFor();
    // Wait, because an element that has just appeared may still be moving.
    await expectInSight(what);
    const box = await what.boundingBox();
    if (!box) throw new Error('nothing to tap');
    this.done.push(`${name}: ${(await what.innerText()).replace(/\s+/g, ' ').trim()}`);
    // Use the mouse, because Playwright's own tap would scroll to the element.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}
