/** Tests what the check for lost focus reports, and what it accepts. */
import { expect, it } from 'vitest';
import { useStage } from '../../browser/stage.ts';
import { lostFocus } from './focus.ts';
import { checkOn } from './setting.ts';

const stage = useStage();

const look = (body: string, script: string) => checkOn(stage, `${body}<script>${script}</script>`, lostFocus);

const BUTTON = '<button>Menu</button>';
const DIALOG = '<dialog><button>Close</button></dialog>';

it('finds a focus outside of an open dialog', async () => {
  const found = await look(
    BUTTON + DIALOG,
    `
    document.querySelector('dialog').show();
    document.querySelector('button').focus();
  `,
  );
  expect(found).toEqual(['the open dialog does not have the focus']);
});

it('finds a focus on something hidden', async () => {
  // Focus the button and hide it in the same task. By the next paint, the browser would take the focus away from a
  // hidden element.
  const page = `<div style="opacity: 1">${BUTTON}</div>`;
  const hide = `
    const button = document.querySelector('button');
    button.focus();
    Object.defineProperty(document, 'activeElement', { value: button });
    button.style.visibility = 'hidden';
  `;
  expect(await look(page, hide)).toEqual(['what has the focus cannot be seen']);
});

it('finds nothing wrong with a focus in the open dialog', async () => {
  expect(await look(BUTTON + DIALOG, "document.querySelector('dialog').showModal()")).toEqual([]);
});

it('finds nothing wrong with a focus on a button', async () => {
  expect(await look(BUTTON, "document.querySelector('button').focus()")).toEqual([]);
});

it('finds nothing wrong with a page on which nothing has been focused yet', async () => {
  expect(await look(BUTTON, '')).toEqual([]);
});
