/** Two who have never played, from the address to their first order: few taps, and nothing to scroll for. */
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { joinTable, makeTable, person, PHONE, TABLET, type Person } from './people.ts';
import { browser, server } from './stage.ts';

/** What is tapped in an evening, in order; each where a finger finds it without scrolling. */
class Taps {
  readonly done: string[] = [];

  async tap({ page, name }: Person, what: Locator): Promise<void> {
    await what.waitFor();
    // What has just come may still be on its way to its place.
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
    const box = await what.boundingBox();
    if (!box) throw new Error('nothing to tap');
    this.done.push(`${name}: ${(await what.innerText()).replace(/\s+/g, ' ').trim()}`);
    // By the mouse, not by the locator: that would scroll to it.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

/** How far a page can be scrolled, in px. */
const scrolls = ({ page }: Person) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true, disabled: false });
const bar = ({ page }: Person) => page.getByRole('contentinfo');

it('two newcomers come to their first order with eight taps and two names, and never scroll', async () => {
  const taps = new Taps();
  const ann = await person(browser, 'Ann', TABLET);
  const pia = await person(browser, 'Pia', PHONE);
  await ann.page.goto(server.url);
  await ann.page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await taps.tap(ann, button(ann, 'Make a table'));
  await ann.page.waitForURL(/\/t\/\w{4,10}$/);
  await ann.page.getByRole('img', { name: /QR code/ }).waitFor();
  expect(await scrolls(ann)).toBe(0);
  await taps.tap(ann, button(ann, 'Sit down as Navigator'));
  await button(ann, 'Invite Poseidon').waitFor();
  expect(await scrolls(ann)).toBe(0);

  // By the QR code. The side that is left is hers already.
  await pia.page.goto(ann.page.url());
  await pia.page.getByText('One of you is Poseidon').waitFor();
  expect(await pia.page.getByRole('radio', { name: 'Poseidon' }).isChecked()).toBe(true);
  expect(await scrolls(pia)).toBe(0);
  await pia.page.getByRole('textbox', { name: 'Your name' }).fill('Pia');
  await taps.tap(pia, button(pia, 'Join the table'));
  await bar(pia).getByText('Ready to set sail.').waitFor();
  expect(await scrolls(pia)).toBe(0);
  await bar(ann).getByText('Ready to set sail.').waitFor();
  expect(await scrolls(ann)).toBe(0);
  await taps.tap(ann, button(ann, 'Begin'));

  await taps.tap(
    pia,
    pia.page.getByRole('region', { name: 'Your tiles' }).getByRole('button', { name: /^Red/ }),
  );
  const drive = pia.page.getByRole('group', { name: /^Drive the/ });
  await taps.tap(pia, drive.locator('button:not([aria-disabled="true"])').first());
  await taps.tap(pia, button(pia, /^Unleash/));
  const crew = ann.page.getByRole('list', { name: 'Ships' });
  await taps.tap(ann, crew.getByRole('button', { name: /To sail$/ }).first());
  // The first order stands open.
  const rose = ann.page.getByRole('group', { name: 'Heading' });
  await rose.waitFor();
  expect(taps.done.length, taps.done.join('\n')).toBeLessThanOrEqual(8);
  await taps.tap(ann, rose.locator('button:not([aria-disabled="true"])').first());
  await taps.tap(ann, button(ann, /^Sail /));
  await crew
    .getByRole('button', { name: /To sail$/ })
    .nth(2)
    .waitFor();
  for (const { faults, context } of [ann, pia]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

it('the bar has the step that is missing, for each of the two', async () => {
  const ann = await person(browser, 'Ann', PHONE, { permissions: ['clipboard-read', 'clipboard-write'] });
  const ben = await person(browser, 'Ben', PHONE);
  const code = await makeTable(ann, server.url);
  // What is missing is said on a phone too, not only to those who hear it.
  const words = await bar(ann).getByText('Poseidon and a Navigator are still to be found.').boundingBox();
  expect(words?.height).toBeGreaterThan(10);
  // At the door before anybody sits: the side that is left is offered when there is one.
  await ben.page.goto(`${server.url}/t/${code}`);
  const wished = (name: string) => ben.page.getByRole('radio', { name }).isChecked();
  await ben.page.getByRole('button', { name: 'Join the table' }).waitFor();
  expect(await wished('Decide later')).toBe(true);
  await bar(ann).getByRole('button', { name: 'Sit down as Navigator' }).click();
  await expect.poll(() => wished('Poseidon')).toBe(true);
  // Once chosen, it stays.
  await ben.page.getByRole('radio', { name: 'Decide later' }).check({ force: true });
  await bar(ann).getByRole('button', { name: 'Invite Poseidon' }).click();
  await expect
    .poll(() => ann.page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${server.url}/t/${code}`);
  await ann.page.getByRole('button', { name: 'Stand up' }).click();
  await bar(ann).getByRole('button', { name: 'Sit down as Navigator' }).click();
  expect(await wished('Decide later')).toBe(true);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Join the table' }).click();
  await bar(ann).getByText('Ben still has no seat.').waitFor();
  // Both on one side: each is offered the other.
  await ben.page.getByRole('button', { name: 'Be a Navigator' }).click();
  await bar(ann).getByRole('button', { name: 'Sit down as Poseidon' }).waitFor();
  await bar(ben).getByRole('button', { name: 'Sit down as Poseidon' }).click();
  await bar(ben).getByText('Ready to set sail.').waitFor();
  await bar(ann).getByText('Ready to set sail.').waitFor();
  expect([...ann.faults, ...ben.faults]).toEqual([]);
  await Promise.all([ann, ben].map(({ context }) => context.close()));
});

it('the first voyage that the door offers leads back to the table', async () => {
  const ann = await person(browser, 'Ann', TABLET);
  const ben = await person(browser, 'Ben', PHONE);
  const code = await makeTable(ann, server.url);
  await ann.page.getByRole('button', { name: 'Be a Navigator' }).click();
  await ben.page.goto(`${server.url}/t/${code}`);
  await ben.page.getByRole('link', { name: 'New here? Sail the first voyage.' }).click();
  await ben.page.getByRole('heading', { name: 'First storms' }).waitFor();
  await ben.page.reload();
  await ben.page.getByRole('link', { name: 'Leave the lesson' }).click();
  await ben.page.getByRole('button', { name: 'Join the table' }).waitFor();
  expect(new URL(ben.page.url()).pathname).toBe(`/t/${code}`);
  await Promise.all([ann, ben].map(({ context }) => context.close()));
});

/** What of the lobby a passing word lies over: all that is in its middle, and what is named of its edges. */
async function coveredBy({ page }: Person, words: string, edges: string): Promise<string[]> {
  const word = page.locator('.toast', { hasText: words });
  await word.waitFor();
  // Where it comes to rest: it rises to its place.
  await word.evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
  return word.evaluate((toast, edges) => {
    const over = toast.getBoundingClientRect();
    const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll(`main :is(h2, h3, p, li, button, summary), ${edges}`)]
      .map((element) => [element, element.getBoundingClientRect()] as const)
      .filter(
        ([element, { left, right, top, bottom }]) =>
          left < over.right &&
          right > over.left &&
          (element.closest('main') ? Math.min(bottom, foot) : bottom) > over.top &&
          top < over.bottom,
      )
      .map(([{ textContent }]) => textContent.trim());
  }, edges);
}

/** The classes of what lies over all else. */
async function topmost({ page, context }: Person): Promise<string> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await devtools.send('DOM.getTopLayerElements');
  const names = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { attributes } = await devtools.send('DOM.getAttributes', { nodeId });
      return attributes[attributes.indexOf('class') + 1] ?? '';
    }),
  );
  return names.filter((name) => name !== '').at(-1) ?? '';
}

it.each([
  ['upright', PHONE],
  ['on its side', { width: 844, height: 390 }],
])('a passing word in the lobby of a phone %s covers nothing that one reads or taps', async (_, size) => {
  const ann = await person(browser, 'Ann', size);
  const code = await makeTable(ann, server.url);
  const bob = await person(browser, 'Bob', PHONE);
  await joinTable(bob, server.url, code, 'Poseidon');
  expect(await coveredBy(ann, 'Bob has come', 'header button, footer')).toEqual([]);
  // A question that is asked meanwhile does not lie over it.
  await ann.page.getByRole('button', { name: 'Leave' }).click();
  const question = ann.page.getByRole('alertdialog');
  await question.waitFor();
  await expect.poll(() => topmost(ann)).toContain('toast');
  await question.getByRole('button', { name: 'Cancel' }).click();
  // With the head scrolled away, it stands over the words of the bar at the foot.
  await ann.page.locator('summary', { hasText: 'More settings' }).click();
  await ann.page.evaluate(() => scrollTo(0, 300));
  const cleo = await person(browser, 'Cleo', PHONE);
  await joinTable(cleo, server.url, code, 'Navigators');
  expect(await coveredBy(ann, 'Cleo has come', 'footer button')).toEqual([]);
  await Promise.all([ann, bob, cleo].map(({ context }) => context.close()));
});
