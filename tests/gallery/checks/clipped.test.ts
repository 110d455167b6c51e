/** Tests what the check for clipped text reports, and what it accepts. */
import { expect, it } from 'vitest';
import { useStage } from '../../browser/stage.ts';
import { clipped } from './clipped.ts';
import { checkOn } from './setting.ts';

const stage = useStage();

const look = (body: string, spared?: readonly string[]) =>
  checkOn(stage, body, (page) => clipped(page, spared));

const LONG = 'Unterseebootskapitän';

it('finds a label that its box cuts off', async () => {
  const cut = `<div class="chart" style="inline-size: 60px; overflow: hidden; white-space: nowrap">${LONG}</div>`;
  expect(await look(cut)).toEqual([`“${LONG}” cut by div.chart`]);
});

it('finds lines that their box cuts off', async () => {
  const cut = `<p style="block-size: 20px; inline-size: 100px; overflow: hidden">Two lines of words in a box of one</p>`;
  expect(await look(cut)).toEqual(['“Two lines of words in a box of one” cut by p']);
});

it('finds a label that runs out of its button', async () => {
  const out = `<button style="inline-size: 60px; overflow: visible; text-align: start">${LONG}</button>`;
  expect(await look(out)).toEqual([`“${LONG}” runs out of button`]);
});

it('finds text out of the window, and the page that it makes too wide', async () => {
  const found = await look(`<p style="margin-inline-start: 300px; inline-size: 200px">${LONG}</p>`);
  expect(found[0]).toBe(`“${LONG}” runs out of the window`);
  expect(found[1]).toMatch(/^the page is \d+ px too wide$/);
});

it('finds a page that is too wide without a text', async () => {
  expect(await look('<div style="inline-size: 400px; block-size: 20px"></div>')).toEqual([
    'the page is 40 px too wide',
  ]);
});

it('finds nothing wrong with text that fits', async () => {
  expect(await look(`<button style="overflow: hidden">${LONG}</button>`)).toEqual([]);
});

it('finds nothing wrong with text that can be scrolled to', async () => {
  const lines = Array.from({ length: 20 }, () => `<p>${LONG}</p>`).join('');
  expect(await look(`<div style="block-size: 60px; overflow-y: auto">${lines}</div>`)).toEqual([]);
});

it('finds nothing wrong with a name that may be shortened', async () => {
  const name = `<div style="inline-size: 60px; overflow: hidden; text-overflow: ellipsis">${LONG}</div>`;
  expect(await look(name, [LONG])).toEqual([]);
});

it('finds nothing wrong with words for screen readers alone', async () => {
  const words = `<span style="position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%)">${LONG}</span>`;
  expect(await look(words)).toEqual([]);
});
