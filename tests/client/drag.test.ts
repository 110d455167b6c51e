/** A tap after a drag counts as a tap, however soon it follows. */
import { afterEach, expect, it, vi } from 'vitest';
import { Drag } from '../../client/board/drag.svelte.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
afterEach(() => void vi.useRealTimers());

const pointer = (type: string, x: number) =>
  Object.assign(new Event(type), {
    button: 0,
    buttons: 1,
    pointerId: 1,
    isPrimary: true,
    clientX: x,
    clientY: 0,
  });

function dragged(): Drag {
  vi.useFakeTimers();
  const drag = new Drag(() => undefined);
  drag.press('ship-red', pointer('pointerdown', 0) as unknown as PointerEvent);
  page.dispatchEvent(pointer('pointermove', 90));
  page.dispatchEvent(pointer('pointerup', 90));
  return drag;
}

it('the click that ends a drag is no tap', () => {
  const drag = dragged();
  expect(drag.swallowClick()).toBe(true);
  expect(drag.swallowClick()).toBe(false);
});

it('a tap right after letting go counts', () => {
  const drag = dragged();
  page.dispatchEvent(pointer('pointerdown', 30));
  expect(drag.swallowClick()).toBe(false);
});
