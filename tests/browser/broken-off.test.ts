/** What is broken off in the middle: a request whose answer is lost, a game that ends under a drag. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { middleOf } from './fingers.ts';
import { chooseVariants } from './lobby.ts';
import { begin, joinTable, makeTable, person, PHONE, type Person } from './people.ts';
import { browser, server } from './stage.ts';

/** The page's first request to join is carried out, and then the connection breaks before the answer. */
async function loseAnswerToJoin(page: Page): Promise<void> {
  let state: 'before' | 'asked' | 'lost' = 'before';
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const onward = socket.connectToServer();
    socket.onMessage((message) => {
      if (state === 'before' && String(message).includes('["join"')) state = 'asked';
      onward.send(message);
    });
    onward.onMessage((message) => {
      // Socket.io begins an answer with 43.
      if (state !== 'asked' || !String(message).startsWith('43')) return socket.send(message);
      state = 'lost';
      void socket.close();
      void onward.close();
    });
  });
}

/** What the server answers to the page's first command of a type waits until it is released. */
async function holdAnswerTo(page: Page, type: string): Promise<{ release: () => void }> {
  let held: (() => void) | undefined;
  let asked = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const onward = socket.connectToServer();
    socket.onMessage((message) => {
      asked ||= String(message).includes(`"${type}"`);
      onward.send(message);
    });
    onward.onMessage((message) => {
      if (!asked || held || !String(message).startsWith('43')) return socket.send(message);
      held = () => socket.send(message);
    });
  });
  return { release: () => held?.() };
}

/** Poseidon is the host, whose word is enough to break the game off. */
async function meetAtPias(): Promise<{ navigator: Person; host: Person }> {
  const host = await person(browser, 'Pia', PHONE);
  const navigator = await person(browser, 'Ann');
  const code = await makeTable(host, server.url);
  await host.page.getByRole('button', { name: 'Be Poseidon' }).click();
  await joinTable(navigator, server.url, code, 'Navigators');
  return { navigator, host };
}

async function abandon(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Abandon the game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandon the game' }).click();
}

it('whoever joined without hearing of it is seated all the same', async () => {
  const ann = await person(browser, 'Ann');
  const ben = await person(browser, 'Ben', PHONE);
  const code = await makeTable(ann, server.url);
  await loseAnswerToJoin(ben.page);
  await ben.page.goto(`${server.url}/t/${code}`);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Join the table' }).click();
  await ben.page.getByRole('button', { name: 'Change your name' }).waitFor();
  await ben.page.reload();
  await ben.page.getByRole('button', { name: 'Change your name' }).waitFor();
  expect(await ben.page.getByText('(you)').count()).toBe(1);
  expect([...ann.faults, ...ben.faults]).toEqual([]);
  await Promise.all([ann, ben].map(({ context }) => context.close()));
});

it('a game that is abandoned while a piece is dragged takes the drag along', async () => {
  const { navigator, host } = await meetAtPias();
  await begin(navigator);
  const { page } = navigator;
  const from = await middleOf(page.getByRole('gridcell', { name: /white ship, guess/ }));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
  await page.locator('.flying').waitFor();
  await abandon(host.page);
  await page.locator('.squares').waitFor({ state: 'detached' });
  await page.mouse.move(from.x + 90, from.y + 90, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  expect([...navigator.faults, ...host.faults]).toEqual([]);
  await Promise.all([navigator, host].map(({ context }) => context.close()));
});

it('a game that is abandoned while a proposal is on its way takes it along', async () => {
  const { navigator: ann, host: pia } = await meetAtPias();
  const { release } = await holdAnswerTo(ann.page, 'propose-lighthouses');
  await ann.page.reload();
  await chooseVariants(ann, { Lighthouses: 'Two' });
  await begin(ann);
  await ann.page.getByRole('button', { name: 'Place at random' }).click();
  await ann.page.getByRole('button', { name: 'Build here' }).click();
  await abandon(pia.page);
  await ann.page.locator('.squares').waitFor({ state: 'detached' });
  release();
  await ann.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Place at random' }).waitFor();
  expect([...ann.faults, ...pia.faults]).toEqual([]);
  await Promise.all([ann, pia].map(({ context }) => context.close()));
});

it('a part of the page that does not come is said, and is there after another try', async () => {
  // A service worker would have kept the parts.
  const ann = await person(browser, 'Ann', PHONE, { serviceWorkers: 'block' });
  await ann.page.route('**/assets/Lobby-*.js', (route) => route.abort());
  await makeTable(ann, server.url);
  await ann.page.getByRole('heading', { name: 'This part of the page has not come' }).waitFor();
  await ann.page.unrouteAll();
  await ann.page.getByRole('button', { name: 'Try again' }).click();
  await ann.page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await ann.context.close();
});
