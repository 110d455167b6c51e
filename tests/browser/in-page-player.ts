/**
 * Code that runs inside a page and plays by itself. It is used for browsers that Playwright can't drive, and for games
 * that continue while a test does something else.
 */
import * as t from '../../client/text/en/index.ts';
import {
  AT_RANDOM,
  DRIVES,
  KEEP_DANGERS,
  KEEP_LIGHTHOUSES,
  ORDER,
  PLAY,
  PLAYABLE,
  TO_STEP,
} from './move-words.ts';

/**
 * Selects the buttons for one step of a move: by their full names, by the name of their group, or by the beginning or
 * end of their names.
 */
interface Step {
  readonly names?: readonly string[];
  readonly group?: readonly string[];
  readonly begins?: readonly string[];
  readonly ends?: readonly string[];
}

/** The steps of every type of move. Steps that complete a move come before steps that begin one. */
const STEPS: readonly Step[] = [
  { names: [t.navigators.placing.agree, ...KEEP_LIGHTHOUSES, ...KEEP_DANGERS] },
  { names: AT_RANDOM },
  { begins: [...PLAY, ...ORDER] },
  { group: DRIVES },
  { group: [t.poseidon.prey] },
  { group: [t.chart.rose] },
  { ends: PLAYABLE },
  { ends: TO_STEP },
];

interface Moves {
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** The argument for `playByItself`. */
export const movesFor = (seed: number): Moves => ({ seed, steps: STEPS });

/**
 * Presses whatever the screen asks for next, until the page is closed or reloaded. The page receives this function as
 * source text, so the function can't use anything defined outside it.
 */
export function playByItself({ seed, steps }: Moves): void {
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const isFree = (button: HTMLButtonElement) =>
    !button.disabled && button.getAttribute('aria-disabled') !== 'true';
  const isOf = (button: HTMLButtonElement, { names, group, begins, ends }: Step) => {
    const name = nameOf(button);
    const around = group && button.closest('[role="group"]')?.getAttribute('aria-label');
    return (
      (names?.includes(name) ?? true) &&
      (group?.includes(around ?? '') ?? true) &&
      (begins?.some((words) => name.startsWith(words)) ?? true) &&
      (ends?.some((words) => name.endsWith(words)) ?? true)
    );
  };
  const press = (step: Step) => {
    // Check visibility last, because the check forces a layout.
    const found = [...document.querySelectorAll('button')].filter(
      (button) => isFree(button) && isOf(button, step) && isSeen(button),
    );
    const one = found[Math.floor(random() * found.length)];
    one?.click();
    return one !== undefined;
  };
  const go = () => {
    const isBusy = [...document.querySelectorAll('[aria-busy="true"]')].some(isSeen);
    if (!isBusy) steps.some(press);
    // A slow page renders the result of a press a few paints later, so wait before pressing again.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 40)));
  };
  go();
}
