/**
 * A pool of devices for people at a real server. Opening the app on a used device takes half as long, because the
 * browser has the app's files in memory.
 */
import type { BrowserContext } from 'playwright';
import { onTestFinished } from 'vitest';
import { meetOn, person, PHONE, TABLET, type Meeting, type Person } from './people.ts';
import type { Stage } from './stage.ts';

const idle: Person[] = [];

/** True if a context belongs to a device that no test is using. */
export const isIdleVisitor = (context: BrowserContext): boolean =>
  idle.some((one) => one.context === context);

/**
 * Opens an empty page on a device that stores nothing yet. When the test ends, the device goes back to the pool. A test
 * that changes the device's context, for example with a script, must use `person` instead.
 */
export async function visitor({ browser, url }: Stage, name: string, size = TABLET): Promise<Person> {
  const known = idle.findIndex(
    ({ name: other, context, page }) => other === name && context.browser() === browser && !page.isClosed(),
  );
  const one = known < 0 ? await person(browser, name, size) : (idle.splice(known, 1)[0] as Person);
  onTestFinished(({ task }) => putAway(one, task.result?.state === 'fail'));
  const { page, faults } = one;
  await page.setViewportSize(size);
  // Only a page of this server can clear what the device has stored for it.
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  faults.length = 0;
  return one;
}

async function putAway(one: Person, hasFailed: boolean): Promise<void> {
  const { page, context } = one;
  if (hasFailed || page.isClosed()) return context.close();
  await page.goto('about:blank');
  await context.clearCookies();
  idle.push(one);
}

/** A Navigator on a tablet and Poseidon on a phone meet at a new table of the run's server, and take their seats. */
export async function visitorsMeet(stage: Stage): Promise<Meeting> {
  const navigator = await visitor(stage, 'Ann');
  const poseidon = await visitor(stage, 'Pia', PHONE);
  return meetOn(navigator, poseidon, stage.url);
}
