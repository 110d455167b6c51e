/** Interruptions: a request whose answer is lost, and a game that ends during a drag. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { seated, underway } from '../gallery/scenes.ts';
import { middleOf } from './fingers.ts';
import { chooseVariants } from './lobby.ts';
import { button, openMenu } from './parts.ts';
import { begin, joinTable, makeTable, person, PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/**
 * Lets the server carry out the page's first request to join the table, but cuts the connection before the answer
 * arrives.
 */
async function loseAnswerToJoin(page: Page): Promise<void> {
  let state: 'before' | 'asked' | 'lost' = 'before';
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const onward = socket.connectToServer();
    socket.onMessage((message) => {
      if (state === 'before' && String(message).includes('["join"')) state = 'asked';
      onward.send(message);
    });
    onward.onMessage((message) => {
      // A message that starts with 43 is a Socket.io acknowledgement.
      if (state !== 'asked' || !String(message).startsWith('43')) return socket.send(message);
      state = 'lost';
      void socket.close();
      void onward.close();
    });
  });
}

/**
 * Holds back the server's answer to the page's first command of this type. The answer arrives when `release` is called.
 */
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

async function abandon(page: Page): Promise<void> {
  await button(await openMenu(page), t.table.abandon).click();
  await button(page.getByRole('alertdialog'), t.table.abandon).click();
}

it('somebody who joined without hearing of it is seated all the same', async () => {
  const ann = await person(stage.browser, 'Ann');
  const ben = await person(stage.browser, 'Ben', PHONE);
  const code = await makeTable(ann, stage.url);
  await loseAnswerToJoin(ben.page);
  await ben.page.goto(`${stage.url}/t/${code}`);
  await ben.page.getByRole('textbox', { name: t.player.name }).fill('Ben');
  await button(ben.page, t.door.join).click();
  await button(ben.page, t.lobby.rename).waitFor();
  await ben.page.reload();
  await button(ben.page, t.lobby.rename).waitFor();
  expect(await ben.page.getByText(`(${t.player.you})`).count()).toBe(1);
  expect([...ann.faults, ...ben.faults]).toEqual([]);
});

it('a game that is abandoned while a piece is dragged takes the drag along', async () => {
  const scene = await underway();
  const { page, faults } = await openDevice(stage, { scene, as: ['Ann'] });
  const from = await middleOf(page.getByRole('gridcell', { name: t.chart.things.ship('white') }));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
  await page.locator('.flying').waitFor();
  await scene.does('Ann', { type: 'abandon-game' });
  await page.getByRole('grid').waitFor({ state: 'detached' });
  await page.mouse.move(from.x + 90, from.y + 90, { steps: 4 });
  await page.mouse.up();
  await button(page, t.lobby.begin).waitFor();
  expect(faults).toEqual([]);
});

it('a game that is abandoned while a proposal is on its way takes it along', async () => {
  // Poseidon is the host, so he can end the game early without anyone else's agreement.
  const pia = await person(stage.browser, 'Pia', PHONE);
  const ann = await person(stage.browser, 'Ann');
  const code = await makeTable(pia, stage.url);
  await button(pia.page, t.lobby.sit.poseidon).click();
  await joinTable(ann, stage.url, code, t.common.sides.navigators);
  const { release } = await holdAnswerTo(ann.page, 'propose-lighthouses');
  await ann.page.reload();
  const two = t.variants.counts[2];
  await chooseVariants(ann, { [t.variants.each.lighthouses.name]: two });
  await begin(ann);
  await button(ann.page, t.navigators.placing.random).click();
  await button(ann.page, t.navigators.placing.buildHere).click();
  await abandon(pia.page);
  await ann.page.getByRole('grid').waitFor({ state: 'detached' });
  release();
  await button(ann.page, t.lobby.begin).click();
  await button(ann.page, t.navigators.placing.random).waitFor();
  expect([...ann.faults, ...pia.faults]).toEqual([]);
});

it('a part of the page that does not come is said, and is there after another try', async () => {
  const lobby = '**/assets/Lobby-*.js';
  const { page, context } = await openDevice(stage, {
    scene: await seated(),
    as: ['Ann'],
    size: PHONE,
    before: async (device) => void (await device.route(lobby, (route) => route.abort())),
  });
  await page.getByRole('heading', { name: t.app.partMissing }).waitFor();
  await context.unroute(lobby);
  await button(page, t.app.awayRetry).click();
  await button(page, t.lobby.begin).waitFor();
});
