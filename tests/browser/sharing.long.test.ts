/**
 * Sharing a finished game by a link, as a picture and as a file. Players' names are included only if the players agree.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { readGameFile } from '../../shared/wire/read-game-file.ts';
import { openDevice } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { finishedWithDangers } from '../gallery/scenes.ts';
import { still } from '../gallery/checks/still.ts';
import { PEOPLE } from '../helpers/finished.ts';
import { expectAbove, expectInWindow, expectLeftOf } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { button, moment } from './parts.ts';
import { PHONE } from './people.ts';
import { gameFile, openShareSheet, savedBy } from './sharing.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** Shares the game by a link on Annette's page. Resolves with the link. */
async function shareLink(page: Page): Promise<string> {
  const sheet = await openShareSheet(page);
  await button(sheet, t.sharing.makeLink).click();
  return sheet.getByRole('textbox', { name: t.sharing.linkTo }).inputValue();
}

/** Opens the page of a shared game on a stranger's device. */
const follow = (scene: Scene, link: string, isAway?: () => boolean) =>
  openDevice(stage, { scene, path: new URL(link).pathname, size: PHONE, isAway });

/** The text of the page that a stranger reads. */
async function read(page: Page): Promise<string> {
  await moment(page).waitFor();
  return page.locator('main').innerText();
}

describe('a link', () => {
  it('shows the game to a stranger, with the names of those who want it, until it is taken back', async () => {
    const scene = finishedWithDangers();
    const ann = await openDevice(stage, { scene, as: ['ann'] });
    const link = await shareLink(ann.page);
    expect(link).toMatch(/\/g\/[\w-]{28}$/);
    const stranger = await follow(scene, link);
    const before = await read(stranger.page);
    expect(before).toContain(t.boards.names['The Halcyon Roads']);
    for (const name of Object.values(PEOPLE)) expect(before).not.toContain(name);

    const sheet = ann.page.getByRole('dialog', { name: t.sharing.title });
    await sheet.getByRole('checkbox', { name: t.sharing.showMine(PEOPLE.ann) }).check();
    await sheet.getByText(t.sharing.shown([PEOPLE.ann])).waitFor();
    await stranger.page.reload();
    await moment(stranger.page).waitFor();
    await button(stranger.page, t.sharing.about).click();
    const crew = t.series.asNavigators([PEOPLE.ann, t.sharing.navigator(2)]);
    await stranger.page.getByRole('dialog').getByText(crew, { exact: true }).waitFor();

    await button(sheet, t.sharing.takeBack).click();
    await button(ann.page.getByRole('alertdialog'), t.sharing.takeBack).click();
    await button(sheet, t.sharing.makeLink).waitFor();
    await stranger.page.reload();
    await stranger.page.getByRole('heading', { name: t.sharing.takenBackTitle }).waitFor();
    for (const none of [`/g/${'x'.repeat(28)}`, '/g/nonsense']) {
      await stranger.page.goto(stage.url + none);
      await stranger.page.getByRole('heading', { name: t.sharing.noLinkTitle }).waitFor();
    }
    expectNoFaults(ann, stranger);
  });

  it('is made at the table by those who played, and not from the record', async () => {
    const path = '/t/CD5F/record';
    const ben = await openDevice(stage, { scene: finishedWithDangers(), as: ['ben'], path });
    const sheet = await openShareSheet(ben.page);
    await sheet.getByText(t.sharing.othersMay).waitFor();
    await ben.page.keyboard.press('Escape');
    await button(ben.page, t.table.toTable).click();
    await shareLink(ben.page);
  });

  it('waits for a server that does not answer, and comes by itself', async () => {
    const scene = finishedWithDangers();
    const ann = await openDevice(stage, { scene, as: ['ann'] });
    const link = await shareLink(ann.page);
    let isAway = true;
    const stranger = await follow(scene, link, () => isAway);
    await stranger.page.getByRole('dialog', { name: t.obstacles.silentTitle }).waitFor();
    await stranger.page.getByText(t.sharing.preparing).waitFor();
    isAway = false;
    await moment(stranger.page).waitFor();
  });
});

it.each(['at its table', 'in the record'])(
  'the film %s has its journal beside the result on a tablet held upright',
  async (where) => {
    const path = where === 'in the record' ? '/t/CD5F/record' : '/t/CD5F';
    const ben = await openDevice(stage, {
      ...{ scene: finishedWithDangers(), as: ['ben'], path },
      size: { width: 820, height: 1180 },
    });
    const { page } = ben;
    if (where === 'in the record') await button(page, t.series.film).click();
    const journal = page.getByRole('region', { name: t.ending.roundsLabel });
    await journal.waitFor();
    await still(page);
    await expectAbove(page.getByRole('grid'), journal);
    await expectLeftOf(page.getByRole('region', { name: t.ending.winner.poseidon }), journal);
    await expectInWindow(journal);
    await expectAbove(journal, moment(page));
  },
);

it('the picture is a PNG as large as chats show it, with every ship on it', async () => {
  const { page } = await openDevice(stage, { scene: finishedWithDangers(), as: ['ann'] });
  const sheet = await openShareSheet(page);
  const { name, path } = await savedBy(button(sheet, t.sharing.savePicture));
  expect(name).toBe('odyssey-a.png');
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // The picture contains the two blues of the sea, and each ship in the same colour as on the page.
  const { colours, ships } = await sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, 600, 630) ?? { data: [] };
    const counts = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4) {
      const colour = `rgb(${data[i]}, ${data[i + 1]}, ${data[i + 2]})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const probe = document.body.appendChild(document.createElement('i'));
    const shipColour = (ship: string) => {
      probe.style.color = `var(--ship-${ship})`;
      return getComputedStyle(probe).color;
    };
    return {
      colours: [...counts].filter(([, count]) => count > 100).map(([colour]) => colour),
      ships: ['red', 'green', 'white', 'yellow'].map(shipColour),
    };
  });
  expect(ships.filter((ship) => !colours.includes(ship))).toEqual([]);
  expect(colours.length).toBeGreaterThan(ships.length + 1);
});

/**
 * Runs in the page. Chooses a file that consists of a text repeated many times. The file is created in the page,
 * because sending megabytes to the page would take long.
 */
function chooseFile(field: HTMLElement | SVGElement, file: { content: string; times: number }): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File([file.content.repeat(file.times)], 'x.json'));
  (field as HTMLInputElement).files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the file', () => {
  it('is saved, and opened again without asking the server', async () => {
    const ann = await openDevice(stage, { scene: finishedWithDangers(), as: ['ann'] });
    const sheet = await openShareSheet(ann.page);
    const saved = await savedBy(button(sheet, t.sharing.saveFile));
    expect(saved.name).toBe('odyssey-a.odyssey.json');
    expect(readGameFile(readFileSync(saved.path, 'utf8'))).toMatchObject({ ok: true, game: { names: {} } });

    const asked: string[] = [];
    const listen = (name: string) => [name, () => void asked.push(name)] as const;
    const answers = Object.fromEntries(['shared-game', 'review', 'attend', 'command'].map(listen));
    const stranger = await openDevice(stage, { path: '/g', size: PHONE, answers });
    const { page } = stranger;
    await page.getByLabel(t.sharing.choose).setInputFiles(saved.path);
    await moment(page).waitFor();
    await button(page, t.sharing.openOther).click();
    await page.getByLabel(t.sharing.choose).setInputFiles(gameFile);
    await page.getByText(PEOPLE.ann).first().waitFor();
    expect(asked).toEqual([]);
  });

  it('that is none says why, and the next one is opened all the same', async () => {
    const { page, faults } = await openDevice(stage, { path: '/g', size: PHONE });
    const choose = page.getByLabel(t.sharing.choose);
    const says = async (words: string, content: string, times = 1) => {
      await choose.evaluate(chooseFile, { content, times });
      await page.getByRole('alert').getByText(words).waitFor();
    };
    const { faults: why } = t.sharing;
    await says(why['no-game'], '<!doctype html>');
    await says(why.newer, '{"format":"odyssey-game","version":9}');
    await says(t.sharing.faultAt('events'), '{"format":"odyssey-game","version":1}');
    const game = JSON.parse(readFileSync(gameFile, 'utf8')) as { events: unknown[] };
    await says(why['no-sense'], JSON.stringify({ ...game, events: game.events.slice(0, -1) }));
    await says(why['too-large'], ' ', 8_000_001);
    await choose.setInputFiles(gameFile);
    await moment(page).waitFor();
    expect(faults).toEqual([]);
  });
});
