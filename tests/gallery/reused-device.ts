/** One page for all states that ask nothing special of it: to open one for each of them would nearly double the time. */
import { person, TABLET, type Person } from '../browser/people.ts';
import type { Stage } from '../browser/stage.ts';
import { keptBy, last, pathOf, type DeviceOptions } from './device.ts';
import { answerSockets, type Answers } from './socket.ts';

/** The page of this process, and what its sockets are answered from now. */
let reused: { readonly person: Person; answers: Answers } | undefined;

/** Whether a state can be looked at on the page that others use too. */
export const canReuse = ({ device, before }: DeviceOptions): boolean =>
  device === undefined && before === undefined;

/** Opens a page on the device that all use, as if nobody had used it before. It stays open. */
export async function reuseDevice(stage: Stage, options: DeviceOptions): Promise<Person> {
  if (!reused || reused.person.page.isClosed()) reused = await open(stage);
  const { page, faults } = reused.person;
  // Nothing of the app is there while the storage is changed.
  await page.goto(`${stage.url}/icon.svg`);
  await page.evaluate(
    ({ kept, isLasting }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      if (isLasting) sessionStorage.setItem('lasting', '');
    },
    { kept: keptBy(options), isLasting: options.lasting === true },
  );
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(options.size ?? TABLET);
  faults.length = 0;
  Object.assign(reused.answers, { scene: options.scene, answers: options.answers });
  await page.goto(stage.url + pathOf(options));
  return reused.person;
}

async function open({ browser }: Stage): Promise<NonNullable<typeof reused>> {
  const one = await person(browser, 'Eve', TABLET);
  const answers: Answers = {};
  await answerSockets(one.context, answers);
  await one.context.addInitScript(`if (sessionStorage.getItem('lasting') !== null) (${last.toString()})()`);
  return { person: one, answers };
}
