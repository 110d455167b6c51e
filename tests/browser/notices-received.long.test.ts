/**
 * A notice on its whole way: a player switches notifications on, a real server sends a notice to a push service, and the
 * player's device shows it and opens the table. Only the way from the push service to the browser is made by the test.
 */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import type { PushSubscriptionKeys } from '../../shared/wire/push.ts';
import { PushService } from '../helpers/push-service.ts';
import { always } from '../helpers/random.ts';
import { startServer, type ServerHere } from '../helpers/server.ts';
import { unfold } from './lobby.ts';
import { button } from './parts.ts';
import { begin, meetOn, person, PHONE } from './people.ts';
import { poseidonActs } from './playing.ts';
import { pushServiceFor } from './push-messages.ts';
import { launchWholeChromium } from './chromium.ts';
import { useStage } from './stage.ts';

const stage = useStage();
/** A whole browser, because the headless shell shows no notifications. */
let browser: Browser;
beforeAll(async () => (browser = await launchWholeChromium()));
afterAll(() => browser.close());
let service: PushService;
let server: ServerHere;
beforeEach(async () => {
  service = await PushService.open();
  server = await startServer({ client: 'dist', push: service.options({ lookMs: 50 }) });
});
afterEach(async () => {
  await server.stop();
  await service.close();
  expect(service.faults).toEqual([]);
});

/** Runs in the page. Makes the browser's push manager subscribe at the test's push service. */
function subscribeThere({ endpoint, keys }: PushSubscriptionKeys): void {
  let key: ArrayBuffer | undefined;
  const subscription = () =>
    key && {
      endpoint,
      options: { applicationServerKey: key },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
    };
  const kept = sessionStorage.getItem('key');
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
  if (kept !== null) key = bytesOf(kept);
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(subscription() ?? null),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      sessionStorage.setItem('key', applicationServerKey);
      key = bytesOf(applicationServerKey);
      return Promise.resolve(subscription());
    },
  });
}

it('it is the Navigators’ turn in a game over days, and their device says so', async () => {
  const device = service.device('ann');
  const ann = await person(browser, 'Ann', PHONE, { serviceWorker: true });
  const pia = await person(stage.browser, 'Pia', PHONE);
  const { page } = ann;
  await ann.context.grantPermissions(['notifications'], { origin: server.url });
  await ann.context.addInitScript(subscribeThere, device.subscription);
  const { code } = await meetOn(ann, pia, server.url);
  await unfold(ann, t.lobby.helps);
  await page.getByRole('radio', { name: t.clock.kinds.days }).check({ force: true });
  await button(page, t.notifications.tellMe).click();
  await page.getByText(t.notifications.isOn).last().waitFor();
  await begin(ann);

  // Ann goes away, and Poseidon plays a storm.
  await page.goto(`${server.url}/rules`);
  const { push, shown, tap } = await pushServiceFor(page);
  await expect.poll(() => poseidonActs(pia, always(1))).toBe(true);
  await expect.poll(() => device.received.length).toBe(1);
  const [{ notice, text } = { notice: undefined, text: '' }] = device.received;
  expect(notice).toMatchObject({ kind: 'your-turn', code });

  await push(text);
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['It’s your turn']);
  expect((await shown())[0]?.body).toMatch(new RegExp(`${code}.*\\d:\\d\\d`));
  expect(await tap(`table-${code}`)).toEqual([`opens /t/${code}`]);

  // A notification that is still shown disappears once the player sees the table.
  await push(text);
  await expect.poll(async () => (await shown()).length).toBe(1);
  await page.goto(`${server.url}/t/${code}`);
  await page.getByRole('grid').waitFor();
  await expect.poll(shown).toEqual([]);
  await ann.context.close();
  await pia.context.close();
});
