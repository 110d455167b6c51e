/** The main screens in the narrowest window (WCAG 1.4.10): nothing is cut off, nothing runs out of it. */
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { clipped } from './clipped.ts';
import { unfoldAll } from './lobby.ts';
import { begin, joinTable, makeTable, person, type Person } from './people.ts';
import { adrift, ending, once, playToTheEnd, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';

/** A small phone, and a small window whose text is twice as large. */
const NARROW = { width: 320, height: 568 };
const LOW = { width: 320, height: 256 };

const wrong: Record<string, string[]> = {};

async function look({ page }: Person, state: string): Promise<void> {
  for (const size of [NARROW, LOW]) {
    await page.setViewportSize(size);
    const cut = await clipped(page);
    const shots = process.env['SHOTS'];
    if (shots) await page.screenshot({ path: `${shots}/${state}-${size.height}.png` });
    if (cut.length > 0) wrong[`${state}, ${size.width} × ${size.height}`] = cut;
  }
  await page.setViewportSize(NARROW);
}

it('at 320 px', async () => {
  const ann = await person(browser, 'Ann', NARROW);
  const pia = await person(browser, 'Pia', NARROW);
  const [nav, pos] = [ann.page, pia.page];
  for (const path of ['/', '/rules', '/voyage/navigators', '/voyage/poseidon', '/t/CD5F']) {
    await nav.goto(`${server.url}${path}`);
    await nav.locator('h1').first().waitFor();
    await look(ann, path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
  }
  const code = await makeTable(ann, server.url);
  await pos.goto(`${server.url}/t/${code}`);
  await pos.getByRole('button', { name: 'Join the table' }).waitFor();
  await look(pia, 'door');
  await joinTable(pia, server.url, code, 'Poseidon');
  await unfoldAll(nav);
  await look(ann, 'lobby');
  await nav.getByRole('button', { name: 'Be a Navigator' }).click();
  await begin(ann);

  const random = seeded(8);
  const hand = pos.getByRole('region', { name: 'Your tiles' });
  await hand.waitFor();
  await look(pia, 'hand');
  await look(ann, 'waiting');
  await hand.getByRole('button', { name: /^Great/ }).click();
  await look(pia, 'storm');
  await pos.getByRole('button', { name: 'Other tile' }).click();
  await once(() => poseidonActs(pia, random));
  await look(pia, 'watching');
  const crew = nav.getByRole('list', { name: 'Ships' });
  await crew
    .getByRole('button', { name: /To sail$/ })
    .first()
    .waitFor();
  await look(ann, 'choosing');
  await crew
    .getByRole('button', { name: /To sail$/ })
    .first()
    .click();
  await nav.getByRole('group', { name: 'Heading' }).getByRole('button').nth(3).click();
  await look(ann, 'order');
  await nav.getByRole('button', { name: /^Sail / }).click();
  await crew.getByRole('button', { name: /Went 1st$/ }).waitFor();
  await look(ann, 'reply');
  await look(pia, 'a reply');
  await nav.getByRole('button', { name: 'Tokens' }).click();
  await look(ann, 'tokens');
  await nav.getByRole('button', { name: 'Journal' }).click();
  await look(ann, 'journal');
  await nav.getByRole('button', { name: 'Menu' }).click();
  await look(ann, 'menu');
  await nav.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await nav.getByRole('button', { name: 'Orders' }).click();
  await playToTheEnd(pia, [ann], { random, steer: adrift(random) });
  await ending(ann).waitFor();
  await look(ann, 'ending');
  await look(pia, 'ending of Poseidon');
  await pos.goto(`${server.url}/t/${code}/record`);
  await pos.locator('h1').first().waitFor();
  await look(pia, 'record');
  expect(wrong).toEqual({});
  await Promise.all([ann, pia].map(({ context }) => context.close()));
});
