/** Notifications: the built service worker shows a server's notices, and a tap on one opens the table. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { fakePush } from '../gallery/fake-push.ts';
import { openDevice } from '../gallery/device.ts';
import { underway } from '../gallery/scenes.ts';
import { button, openMenu } from './parts.ts';
import { makeTable, person, PHONE } from './people.ts';
import { pushServiceFor } from './push-messages.ts';
import { launchWholeChromium } from './chromium.ts';
import { useStage } from './stage.ts';

const stage = useStage();
/** A whole browser, because the headless shell shows no notifications. */
let browser: Browser;
beforeAll(async () => (browser = await launchWholeChromium()));
afterAll(() => browser.close());

it('a notice is shown, replaced by a newer one of its table, and opens the table when it is tapped', async () => {
  const ann = await person(browser, 'Ann', PHONE, { serviceWorker: true });
  const { page, context } = ann;
  await context.grantPermissions(['notifications'], { origin: stage.url });
  const code = await makeTable(ann, stage.url);
  await page.goto(`${stage.url}/rules`);
  const { push, shown, tap } = await pushServiceFor(page);
  const titles = async () => (await shown()).map(({ title }) => title);

  await push({ kind: 'your-turn', code });
  await expect.poll(titles).toEqual(['It’s your turn']);
  expect((await shown())[0]?.body).toContain(code);
  await push({ kind: 'time-running-out', code, at: Date.now() + 3_600_000 });
  await expect.poll(titles).toEqual(['Your time is running out']);
  await push('nothing that a server sends');
  await expect.poll(titles).toContain('There is news at your table');

  // The page shows the rules, so the table is opened.
  const path = `/t/${code}`;
  expect(await tap(`table-${code}`)).toEqual([`opens ${path}`]);
  await expect.poll(titles).toEqual(['There is news at your table']);

  // The page shows the table when the next notification is tapped.
  await push({ kind: 'game-over', code });
  await expect.poll(titles).toContain('The game is over');
  await page.goto(stage.url + path);
  await button(page, t.lobby.begin).waitFor();
  expect(await tap(`table-${code}`)).toEqual([`focuses ${path}`]);

  // A notice of a table in sight disappears at once, but one of another table stays.
  await push({ kind: 'your-turn', code });
  await push({ kind: 'your-turn', code: 'CD5F' });
  await expect.poll(titles).toContain('It’s your turn');
  expect((await shown()).map(({ tag }) => tag)).not.toContain(`table-${code}`);
  await context.close();
});

/** A device with a push manager at a server that sends notices. Records what the device asks the server for. */
async function withPush(options: Parameters<typeof openDevice>[1], permission?: NotificationPermission) {
  const asked: [name: string, request: unknown][] = [];
  const record = (name: string) => (request: unknown) => {
    asked.push([name, request]);
    return { ok: true };
  };
  const device = await openDevice(stage, {
    ...options,
    as: ['Pia'],
    size: PHONE,
    answers: {
      'push-key': () => ({ ok: true, key: 'BNc' }),
      'subscribe-push': record('subscribe-push'),
      'unsubscribe-push': record('unsubscribe-push'),
    },
    before: (context) => fakePush(context, { permission: permission ?? 'default' }),
  });
  return { ...device, asked };
}

const overDays = () =>
  underway({}, {}, { clock: { hours: 24, atZero: 'random move' } }).then((scene) =>
    scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } }),
  );

it('a game over days offers notices, which stay on until they are switched off', async () => {
  const { page, asked } = await withPush({ scene: await overDays() }, 'granted');
  const offer = button(page, t.notifications.tellMe);
  await offer.click();
  await page.getByText(t.notifications.isOn).last().waitFor();
  const endpoint = 'https://push.example/1';
  const subscribed = ['subscribe-push', { player: 'Pia', subscription: { endpoint } }];
  expect(asked).toMatchObject([subscribed]);
  expect(await offer.isVisible()).toBe(false);

  // The page sends the subscription again when it is opened, because the server may have lost it.
  await page.reload();
  await expect.poll(() => asked).toMatchObject([subscribed, subscribed]);
  const menu = await openMenu(page);
  const setting = menu.getByRole('switch', { name: t.notifications.tellMe });
  expect(await setting.isChecked()).toBe(true);
  await setting.uncheck();
  await expect.poll(() => asked.at(-1)).toEqual(['unsubscribe-push', { player: 'Pia', endpoint }]);
});

it('the offer asks nothing by itself, and does not come back once it is declined', async () => {
  const { page, asked } = await withPush({ scene: await overDays() });
  await button(page, t.notifications.notNow).click();
  const offer = button(page, t.notifications.tellMe);
  await offer.waitFor({ state: 'hidden' });
  await page.reload();
  const menu = await openMenu(page);
  const setting = menu.getByRole('switch', { name: t.notifications.tellMe });
  await setting.waitFor();
  expect(await setting.isChecked()).toBe(false);
  expect(await offer.count()).toBe(0);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('question'))).toBeNull();
});
