/**
 * Plays for whoever sits before a page, in browsers that Playwright does not drive: runs inside the page, and
 * presses what its screen asks for next.
 */

/** Sent to the page as its own text: it may use nothing from outside of it. A page that is loaded anew has none. */
export function playByItself(seed: number): void {
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const isFree = (button: HTMLButtonElement) =>
    !button.disabled && button.getAttribute('aria-disabled') !== 'true';
  const buttons = (name: RegExp, within = '') =>
    [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].filter(
      // What is seen is asked last: it has the page laid out.
      (button) => isFree(button) && name.test(nameOf(button)) && isSeen(button),
    );
  const press = (found: readonly HTMLButtonElement[]) => {
    const one = found[Math.floor(random() * found.length)];
    one?.click();
    return one !== undefined;
  };
  // What ends a move comes before what begins one.
  const steps = [
    () => press(buttons(/^(Agree|Build here|Propose these squares|Keep (this square|these squares))$/)),
    () => press(buttons(/^(At random|Place at random)$/)),
    () => press(buttons(/^(Unleash|Hurl|Send|Sail (red|green|white|yellow) |Keep a lookout)/)),
    () => press(buttons(/./, '[role="group"][aria-label^="Drive the"]')),
    () => press(buttons(/./, '[role="group"][aria-label="Ship to hold"]')),
    () => press(buttons(/./, '[role="group"][aria-label="Heading"]')),
    () => press(buttons(/[1-9] of \d left$/)),
    () => press(buttons(/(To sail|Held)$/)),
  ];
  const go = () => {
    const busy = [...document.querySelectorAll('[aria-busy="true"]')].some(isSeen);
    if (!busy) steps.some((step) => step());
    // What a press leads to follows some paints later: a slow page is not pressed again before that.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 40)));
  };
  go();
}
