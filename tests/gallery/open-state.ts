/**
 * Opens a state. All states in a process share one page that is never reloaded, because reloading it for each state
 * would nearly double the time. Between two states, the page shows nothing of the game.
 */
import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { t } from '../../client/text/text.ts';
import { TABLET, type Person } from '../browser/people.ts';
import type { Stage } from '../browser/stage.ts';
import { equip, keep, keptBy, openDevice, pathOf, type DeviceOptions } from './device.ts';
import { isSpecial, takeDevice, type Device } from './devices.ts';
import { speak } from './parts-of-app.ts';
import { connectAnew } from './parts-of-app.ts';
import { Scene } from './scene.ts';
import type { State } from './state.ts';

const NOWHERE = '/nowhere-at-all';

let shared: Device | undefined;

/** Opens a page that shows this state. When the test ends, the page can be used for other states. */
export async function openState(stage: Stage, state: State): Promise<Person> {
  const { scene: makeScene, ...device } = state;
  const scene = await makeScene?.();
  const isOwn = device.device !== undefined || device.time !== undefined || isSpecial(device);
  const person = await (isOwn ? openDevice : goOn)(stage, { ...device, scene });
  const { page } = person;
  // A banner may be there before the screen has loaded, so the heading is waited for in any case.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await (state.there?.(page) ?? page.locator('h1:not([aria-busy="true"] *)').first()).waitFor();
  await state.reach?.(person, scene ?? new Scene([]));
  return person;
}

/** Shows another state on the shared page. The page then behaves as if it had just been opened. */
async function goOn(stage: Stage, options: DeviceOptions): Promise<Person> {
  const device = await sharedDevice(stage);
  const { person, answers } = device;
  const { page, faults } = person;
  // After a failed test, the page may be in any condition, so the next test opens a new one.
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') shared = undefined;
  });
  await page.emulateMedia({ media: null });
  await page.setViewportSize(options.size ?? TABLET);
  await page.evaluate(keep, { kept: keptBy(options), isLasting: options.lasting === true });
  const { scene, answers: own, hears, isAway } = options;
  Object.assign(answers, { scene, answers: own, hears, isAway });
  faults.length = 0;
  await connectAnew(page);
  await show(page, pathOf(options));
  return person;
}

async function sharedDevice(stage: Stage): Promise<Device> {
  if (!shared || shared.person.page.isClosed()) {
    shared = await takeDevice(stage, {});
    await equip(shared, {}, stage.url);
    await shared.person.page.goto(stage.url + NOWHERE);
  } else {
    await speak(shared.person.page, 'en');
    await show(shared.person.page, NOWHERE);
  }
  await shared.person.page.getByRole('heading', { name: t.app.nowhereTitle }).waitFor();
  return shared;
}

/** Navigates as the app's own links do. */
async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, path);
}
