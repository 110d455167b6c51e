/** Ruling 4 on the screen: a tile that is barred stays in sight, and says why when it is tapped. */
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { begin, meet } from './people.ts';
import { adrift, navigatorsAct, once } from './playing.ts';
import { browser, server } from './stage.ts';

it('the Great Storm, in the round after one', async () => {
  const { navigator, poseidon } = await meet(browser, server.url);
  await begin(navigator);
  const hand = poseidon.page.getByRole('region', { name: 'Your tiles' });
  const great = hand.getByRole('button', { name: /^Great/ });
  await great.click();
  const unleash = poseidon.page.getByRole('button', { name: /^Unleash/ });
  for (const ship of ['red', 'green', 'white', 'yellow']) {
    expect(await unleash.isDisabled()).toBe(true);
    const rose = poseidon.page.getByRole('group', { name: new RegExp(`^Drive the ${ship}`) });
    await rose.locator('button:not([aria-disabled="true"])').first().click();
  }
  await unleash.click();
  const random = seeded(6);
  for (let ship = 0; ship < 4; ship++) await once(() => navigatorsAct(navigator, random, adrift(random)));

  await great.waitFor();
  expect(await great.innerText()).toMatch(/barred/i);
  await great.click();
  await hand.getByText('No two Great Storms in consecutive rounds.').first().waitFor();
  // It was an answer, not a choice: every other tile can still be played.
  expect(await unleash.isVisible()).toBe(false);
  await hand.getByRole('button', { name: /^Red/ }).click();
  await poseidon.page.getByRole('group', { name: /^Drive the red/ }).waitFor();
  expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
  await Promise.all([navigator.context.close(), poseidon.context.close()]);
});
