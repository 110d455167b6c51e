/** What a ship did and said so far, beside its order: choosing a ship hides no reply. */
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { violations } from './axe.ts';
import { begin, joinTable, makeTable, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, navigatorsAct, once, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';

/** A table at the second storm: every ship has one reply in the journal. */
async function secondRound(size: typeof PHONE): Promise<{ navigator: Person; poseidon: Person }> {
  const navigator = await person(browser, 'Ann', size);
  const poseidon = await person(browser, 'Pia', PHONE);
  const code = await makeTable(navigator, server.url);
  await joinTable(poseidon, server.url, code, 'Poseidon');
  await navigator.page.getByRole('button', { name: 'Be a Navigator' }).click();
  await begin(navigator);
  const random = seeded(3);
  const steer = adrift(random);
  for (let storms = 0; storms < 2;)
    if (await poseidonActs(poseidon, random)) storms++;
    else await navigatorsAct(navigator, random, steer);
  await navigator.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  return { navigator, poseidon };
}

const crew = ({ page }: Person, ship: string) =>
  page.getByRole('list', { name: 'Ships' }).getByRole('button', { name: new RegExp(`^${ship}`) });

it.each([
  ['a phone', PHONE],
  ['a tablet', TABLET],
] as const)('the replies of the chosen ship stand below its order form, on %s', async (_, size) => {
  const { navigator, poseidon } = await secondRound(size);
  const { page } = navigator;
  await crew(navigator, 'Green').click();
  const orders = page.getByRole('region', { name: 'Orders', exact: true });
  await orders.getByRole('group', { name: 'Heading' }).waitFor();
  const log = orders.locator('section', {
    has: page.getByRole('heading', { name: 'Log of the green ship' }),
  });
  await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(await log.innerText()).toMatch(/You (see|are)/);
  expect(await orders.getByRole('group', { name: 'Heading' }).count()).toBe(1);
  // The last one is in sight without a scroll: it decides the next heading.
  const last = log.getByRole('listitem').first();
  for (const at of [size, { width: 844, height: 390 }]) {
    await page.setViewportSize(at);
    const isInSight = () =>
      last.evaluate(
        (row) =>
          row.getBoundingClientRect().bottom <= innerHeight && row.checkVisibility({ opacityProperty: true }),
      );
    await expect.poll(isInSight, { message: `${at.width}` }).toBe(true);
  }
  await page.setViewportSize(size);
  // Its guess has gone somewhere, or the order led off the chart.
  expect(await violations(page)).toEqual([]);

  // What the others have just said is still there.
  const random = seeded(9);
  await once(() => navigatorsAct(navigator, random, adrift(random)));
  await page
    .getByRole('list', { name: 'Ships' })
    .getByRole('button', { name: /To sail$/ })
    .first()
    .click();
  await orders.getByText('Earlier in round 2').waitFor({ state: 'attached' });
  expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
  await Promise.all([navigator.context.close(), poseidon.context.close()]);
});

it('who reads the journal and chooses a ship reads on: what this ship did', async () => {
  const { navigator, poseidon } = await secondRound(PHONE);
  const { page } = navigator;
  await page.getByRole('button', { name: 'Journal' }).click();
  const journal = page.getByRole('region', { name: 'Journal' });
  await journal.waitFor();
  await crew(navigator, 'White').click();
  const log = journal.getByRole('heading', { name: 'Log of the white ship' });
  await log.waitFor();
  // It is what the journal was opened for: in sight.
  const box = await log.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(PHONE.height);
  expect(await journal.getByRole('heading', { name: 'Round 1', exact: false }).count()).toBe(0);
  await journal.getByRole('button', { name: 'All ships' }).click();
  await journal.getByRole('heading', { name: /^Round 1/ }).waitFor();
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await page.getByRole('group', { name: 'Heading' }).waitFor();
  await Promise.all([navigator.context.close(), poseidon.context.close()]);
});
