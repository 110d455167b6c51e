/** A finished game is shown to strangers: by a link with names only if their players want it, as a picture, as a file. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import { readGameFile } from '../../shared/wire/read-game-file.ts';
import { finish, PEOPLE, wholeGame, type Finished, type Someone } from '../helpers/finished.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { violations } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { clipped } from './clipped.ts';
import { still } from './still.ts';
import { person, PHONE, TABLET, type Person } from './people.ts';

const FIXTURE = 'tests/fixtures/game-1.odyssey.json';
const CODES = { linked: 'CD5F', kept: 'CD6F' } as const;

let browser: Browser;
let server: RunningServer;
const finished: Record<keyof typeof CODES, Finished> = {} as never;

beforeAll(async () => {
  browser = await launchChromium();
  const store = openSqlite(':memory:');
  const events = wholeGame(7, { lighthouses: 1, maelstroms: 1, fogBanks: 1 });
  for (const [i, which] of (['linked', 'kept'] as const).entries()) {
    const names = { id: `T0000000000${i}`, code: CODES[which], game: `g${i}` };
    finished[which] = await finish(store, events, names);
  }
  server = await startServer({ store, client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Somebody who has played comes back to their table, on the device that holds their seat. */
async function comesBack(who: Someone, at: keyof typeof CODES, path = ''): Promise<Person> {
  const { code, tokens } = finished[at];
  const one = await person(browser, PEOPLE[who], TABLET);
  const held = JSON.stringify([{ code, tokens: [tokens[who]], at: 1 }]);
  await one.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  await one.page.goto(`${server.url}/t/${code}${path}`);
  return one;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Share this game' });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Share/ }).click();
  await sheet(page).getByRole('button', { name: 'Save the picture' }).waitFor();
}

/** What a stranger reads on the page of a game. */
async function read(stranger: Person, link: string): Promise<string> {
  await stranger.page.goto(link);
  await stranger.page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
  return stranger.page.locator('main').innerText();
}

/** A link that nobody made. */
const another = (link: string) => link.slice(0, -1) + (link.endsWith('_') ? '-' : '_');

describe('a link', () => {
  it('shows the game to a stranger, with the names of those who want it, until it is taken back', async () => {
    const ann = await comesBack('ann', 'linked');
    const stranger = await person(browser, 'Sue', PHONE);
    await openSheet(ann.page);
    await sheet(ann.page).getByRole('button', { name: 'Make a link' }).click();
    const field = sheet(ann.page).getByRole('textbox', { name: 'The link to this game' });
    const link = await field.inputValue();
    expect(link).toMatch(/\/g\/[\w-]{28}$/);

    const before = await read(stranger, link);
    // To each eye in its own letters.
    expect(before.toLowerCase()).toContain('ships home');
    expect(before).toContain('The Halcyon Roads');
    for (const name of Object.values(PEOPLE)) expect(before).not.toContain(name);
    expect(await violations(stranger.page)).toEqual([]);

    const mine = sheet(ann.page).getByRole('checkbox', { name: 'Show my name: Annette' });
    await mine.check();
    await sheet(ann.page).getByText('Shown so far: Annette.').waitFor();
    expect(await violations(ann.page)).toEqual([]);
    await read(stranger, link);
    await stranger.page.getByRole('button', { name: 'About this game' }).click();
    await stranger.page.getByText('Navigators: Annette and Navigator 2').last().waitFor();
    expect(await violations(stranger.page)).toEqual([]);

    await sheet(ann.page).getByRole('button', { name: 'Take the link back' }).click();
    const question = ann.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Take the link back' }).click();
    await sheet(ann.page).getByRole('button', { name: 'Make a link' }).waitFor();
    await stranger.page.reload();
    await stranger.page.getByRole('heading', { name: 'No longer shared' }).waitFor();
    await stranger.page.goto(another(link));
    await stranger.page.getByRole('heading', { name: 'No game here' }).waitFor();
    await stranger.page.goto(`${server.url}/g/nonsense`);
    await stranger.page.getByRole('heading', { name: 'No game here' }).waitFor();
    for (const one of [ann, stranger]) expect(one.faults).toEqual([]);
  });

  it('waits for a server that does not answer, and comes by itself', async () => {
    const ben = await comesBack('ben', 'kept', '/record');
    await openSheet(ben.page);
    // Who only reads the record gives no commands: from the table they may.
    await sheet(ben.page).getByText('Who played this game can make a link to it.').waitFor();
    await ben.page.keyboard.press('Escape');
    await ben.page.getByRole('button', { name: 'To the table' }).click();
    await openSheet(ben.page);
    await sheet(ben.page).getByRole('button', { name: 'Make a link' }).click();
    const link = await sheet(ben.page).getByRole('textbox', { name: 'The link to this game' }).inputValue();
    const stranger = await person(browser, 'Sue', PHONE);
    let isAway = true;
    await stranger.page.routeWebSocket(/socket\.io/, (socket) => {
      if (isAway) void socket.close();
      else socket.connectToServer();
    });
    await stranger.page.route(/socket\.io/, (route) => route.abort());
    await stranger.page.goto(link);
    await stranger.page.getByRole('dialog', { name: 'No answer from the harbour' }).waitFor();
    await stranger.page.getByText('Fetching the game…').waitFor();
    isAway = false;
    await stranger.page.unrouteAll();
    await stranger.page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
  });
});

describe.each([
  ['at its table', (): Promise<Person> => comesBack('ben', 'kept')],
  ['in the record', (): Promise<Person> => comesBack('ben', 'kept', '/record')],
])('the film %s on a tablet held upright', (where, open) => {
  it('has its log beside the board, and what opens it stays where it is', async () => {
    const one = await open();
    const { page } = one;
    await page.setViewportSize({ width: 820, height: 1180 });
    if (where === 'in the record') await page.getByRole('button', { name: 'The film' }).click();
    const log = page.getByRole('button', { name: 'Log', exact: true });
    await log.waitFor();
    await still(page);
    const before = await log.boundingBox();
    await log.click();
    await still(page);
    expect(await log.boundingBox()).toEqual(before);
    const [list, board] = await Promise.all(
      [page.getByRole('region', { name: 'Round by round' }), page.getByRole('grid')].map((part) =>
        part.boundingBox(),
      ),
    );
    if (!list || !board) throw new Error('nothing to see');
    expect(board.x + board.width).toBeLessThan(list.x);
    expect(list.x + list.width).toBeLessThanOrEqual(820);
    expect(list.y + list.height).toBeLessThan(before?.y ?? 0);
    await one.context.close();
  });
});

describe('the picture', () => {
  it('is a PNG as large as chats show it, with the board on it', async () => {
    const { page } = await comesBack('ann', 'kept');
    await openSheet(page);
    const coming = page.waitForEvent('download');
    await sheet(page).getByRole('button', { name: 'Save the picture' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('odyssey-a.png');
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    // The sea, the temple's gold and each ship's own colour are on it, where the page has them.
    const colours = await page.locator('dialog canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, 600, 630) ?? { data: [] };
      const found = new Map<string, number>();
      for (let i = 0; i < data.length; i += 4) {
        const colour = `${data[i]} ${data[i + 1]} ${data[i + 2]}`;
        found.set(colour, (found.get(colour) ?? 0) + 1);
      }
      const many = ['227 220 192', '164 191 184', '180 42 29', '43 106 51', '255 253 247', '237 180 31'];
      return many.map((colour) => (found.get(colour) ?? 0) > 100);
    });
    expect(colours).toEqual([true, true, true, true, true, true]);
  });
});

describe('the file', () => {
  it('is saved, and opened again without the server', async () => {
    const { page } = await comesBack('ann', 'kept');
    await openSheet(page);
    const coming = page.waitForEvent('download');
    await sheet(page).getByRole('button', { name: 'Save as a file' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('odyssey-a.odyssey.json');
    const saved = await download.path();
    const opened = readGameFile(readFileSync(saved, 'utf8'));
    expect(opened).toMatchObject({ ok: true, game: { names: {} } });

    const stranger = await person(browser, 'Sue', PHONE);
    await stranger.page.goto(`${server.url}/g`);
    await stranger.page.getByRole('heading', { name: 'Open a game' }).waitFor();
    expect(await violations(stranger.page)).toEqual([]);
    await stranger.page.route(/socket\.io/, (route) => route.abort());
    await stranger.page.getByLabel('Choose a file').setInputFiles(saved);
    await stranger.page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
    await stranger.page.getByRole('button', { name: 'Open another file' }).click();
    await stranger.page.getByLabel('Choose a file').setInputFiles(FIXTURE);
    await stranger.page.getByText('Annette', { exact: false }).first().waitFor();
  });

  it('that is none says why, and the next one is opened all the same', async () => {
    const stranger = await person(browser, 'Sue', PHONE);
    const { page } = stranger;
    await page.goto(`${server.url}/g`);
    const choose = page.getByLabel('Choose a file');
    const says = async (content: string, words: string) => {
      await choose.setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from(content) });
      await page.getByRole('alert').getByText(words).waitFor();
    };
    await says('<!doctype html>', 'This is not the file of a game.');
    await says('{"format":"odyssey-game","version":9}', 'A newer Odyssey has written this file.');
    await says('{"format":"odyssey-game","version":1}', 'The first fault is at “events”.');
    const game = JSON.parse(readFileSync(FIXTURE, 'utf8')) as { events: unknown[] };
    await says(
      JSON.stringify({ ...game, events: game.events.slice(0, -1) }),
      'What happens in this file is not one whole game.',
    );
    await says(' '.repeat(8_000_001), 'This file is too large to be a game.');
    expect(await violations(page)).toEqual([]);
    await choose.setInputFiles(FIXTURE);
    await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
    expect(stranger.faults).toEqual([]);
  });
});

it('fits on the narrowest phone in German', async () => {
  const { page } = await person(browser, 'Jo', { width: 360, height: 740 }, { locale: 'de-DE' });
  await page.goto(`${server.url}/g`);
  await page.getByRole('heading', { name: 'Ein Spiel öffnen' }).waitFor();
  expect(await clipped(page)).toEqual([]);
  await page.getByLabel('Datei wählen').setInputFiles(FIXTURE);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await page.getByRole('button', { name: 'Bild speichern' }).waitFor();
  expect(await clipped(page)).toEqual([]);
});
