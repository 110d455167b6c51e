/** Tests what the check for controls reports, and what it accepts. */
import { expect, it } from 'vitest';
import { useStage } from '../../browser/stage.ts';
import { crowded } from './controls.ts';
import { checkOn } from './setting.ts';

const stage = useStage();

const look = (body: string) => checkOn(stage, body, crowded);

const box = (left: number, top: number, width: number, height: number) =>
  `position: absolute; inset: ${top}px auto auto ${left}px; box-sizing: border-box; inline-size: ${width}px; block-size: ${height}px; padding: 0; border: 0;`;
const button = (name: string, style: string) => `<button style="${style}">${name}</button>`;

it('finds a button that lies over another', async () => {
  const found = await look(button('Sail', box(20, 20, 120, 44)) + button('Wait', box(40, 30, 120, 44)));
  expect(found).toEqual(['button “Wait” lies over button “Sail”']);
});

it('finds a button that lies over another, though both stand still', async () => {
  const still = (style: string) => style.replace('absolute', 'fixed');
  const found = await look(
    button('Sail', still(box(20, 20, 120, 44))) + button('Wait', still(box(40, 30, 120, 44))),
  );
  expect(found).toEqual(['button “Wait” lies over button “Sail”']);
});

it('finds a field that lies over a link', async () => {
  const link = `<a href="/" style="display: block; ${box(20, 20, 120, 44)}">Rules</a>`;
  const field = `<label style="${box(20, 20, 120, 44)}">Name <input style="inline-size: 60px"></label>`;
  expect(await look(link + field)).toEqual(['label “Name” lies over a “Rules”']);
});

it('finds a banner over a button that nothing can scroll out from under it', async () => {
  const banner = `<p style="position: fixed; inset: 10px 0 auto; block-size: 80px; margin: 0">Ben is away</p>`;
  expect(await look(button('Sail', box(20, 20, 120, 44)) + banner)).toEqual([
    'p “Ben is away” lies over button “Sail”',
  ]);
});

it('finds nothing wrong with a toast over a button', async () => {
  const toast = `<div popover="manual" style="inset: 10px 0 auto; block-size: 80px">Kept</div>
    <script>document.querySelector('[popover]').showPopover()</script>`;
  expect(await look(button('Sail', box(20, 20, 120, 44)) + toast)).toEqual([]);
});

it('finds a target of 30 px, high or wide', async () => {
  const found = await look(button('Low', box(20, 20, 120, 30)) + button('Slim', box(20, 100, 30, 120)));
  expect(found).toEqual([
    'button “Low” is too small (120 × 30 px)',
    'button “Slim” is too small (30 × 120 px)',
  ]);
});

it('looks at the open dialog alone', async () => {
  const behind = button('Behind', box(20, 20, 30, 30));
  const dialog = `<dialog>${button('Low', 'inline-size: 120px; block-size: 30px')}</dialog>
    <script>document.querySelector('dialog').showModal()</script>`;
  expect(await look(behind + dialog)).toEqual(['button “Low” is too small (120 × 30 px)']);
});

it('finds nothing wrong with buttons side by side', async () => {
  expect(await look(button('Sail', box(20, 20, 80, 44)) + button('Wait', box(100, 20, 80, 44)))).toEqual([]);
});

it('finds nothing wrong with a button that is hit beyond its edge', async () => {
  const wider = '<style>button::after { content: ""; position: absolute; inset: -8px }</style>';
  expect(await look(wider + button('Close', box(50, 50, 28, 28)))).toEqual([]);
});

it('finds nothing wrong with a control that is scrolled under a bar', async () => {
  const list = button(
    'Journal',
    'display: block; margin-block-start: 240px; inline-size: 120px; block-size: 44px',
  );
  const bar = button('Begin', 'position: sticky; inset-block-end: 0; inline-size: 100%; block-size: 60px');
  const page = `<div style="block-size: 300px; overflow-y: auto">${list}<p style="block-size: 500px"></p>${bar}</div>`;
  expect(await look(page)).toEqual([]);
});

it('finds nothing wrong with a control that the window cuts', async () => {
  expect(await look(button('Journal', box(20, 290, 120, 44)))).toEqual([]);
});

it('finds nothing wrong with a link in running text', async () => {
  expect(await look('<p>All of this is in <a href="/">the rules</a> of the game.</p>')).toEqual([]);
});

it('finds nothing wrong with a small box whose label is large', async () => {
  const label = `<label style="${box(20, 20, 160, 44)}"><input type="checkbox">Single keys</label>`;
  expect(await look(label)).toEqual([]);
});

it('passes over what nobody can use now', async () => {
  const hidden = `<div style="visibility: hidden">${button('Hidden', box(20, 20, 10, 10))}</div>`;
  const inert = `<div inert>${button('Inert', box(60, 20, 10, 10))}</div>`;
  expect(await look(hidden + inert)).toEqual([]);
});
