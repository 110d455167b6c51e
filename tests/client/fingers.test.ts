/**
 * Several pointers on a board at once, and pointers whose release fires no event. No pointer may stay pressed forever.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drag } from '../../client/board/drag.svelte.ts';
import { Fingers } from '../../client/board/fingers.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return () => vi.unstubAllGlobals();
});

interface Pointer {
  readonly id?: number;
  readonly x?: number;
  readonly buttons?: number;
}

/** Creates a pointer event; by default, one of a mouse. */
function pointer(type: string, { id = 1, x = 0, buttons = 1 }: Pointer = {}): PointerEvent {
  const which = { pointerId: id, pointerType: 'mouse', isPrimary: id === 1, button: 0, buttons };
  const made = new Event(type, { cancelable: true });
  return Object.assign(made, which, { clientX: x, clientY: 0, detail: 1 }) as unknown as PointerEvent;
}

describe('a piece that is dragged', () => {
  const dropped = vi.fn();
  let drag: Drag;
  beforeEach(() => {
    dropped.mockClear();
    drag = new Drag(dropped);
    drag.attach(({ x }) => (x < 100 ? 'a1' : 'b1'));
  });

  it('stays with its finger when another one takes hold of another piece', () => {
    drag.press('reminder', pointer('pointerdown'));
    page.dispatchEvent(pointer('pointermove', { x: 50 }));
    drag.press('ship', pointer('pointerdown', { id: 2, x: 50 }));
    page.dispatchEvent(pointer('pointermove', { x: 150 }));
    page.dispatchEvent(pointer('pointerup', { id: 2, x: 50 }));
    expect(dropped).not.toHaveBeenCalled();
    page.dispatchEvent(pointer('pointerup', { x: 150 }));
    expect(dropped.mock.calls).toEqual([['reminder', 'b1']]);
  });

  it('is let go of where it was when its button went up unheard', () => {
    drag.press('ship', pointer('pointerdown'));
    page.dispatchEvent(pointer('pointermove', { x: 50 }));
    page.dispatchEvent(pointer('pointermove', { x: 150, buttons: 0 }));
    expect(drag.key).toBeNull();
    page.dispatchEvent(pointer('pointerup', { x: 150 }));
    expect(dropped).not.toHaveBeenCalled();
  });
});

describe('an enlarged board', () => {
  const moved = vi.fn();
  let element: EventTarget;
  let fingers: Fingers;
  let ours: boolean;
  beforeEach(() => {
    moved.mockClear();
    ours = true;
    element = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 0, top: 0 }) });
    fingers = new Fingers({
      ours: () => ours,
      oneMoves: () => true,
      oncount: () => undefined,
      onmove: moved,
    });
    fingers.attach(element as unknown as HTMLElement, new AbortController().signal);
  });

  it('takes a tap after it was moved, also when the page has been enlarged since', () => {
    const isTaken = () => {
      element.dispatchEvent(pointer('pointerdown'));
      page.dispatchEvent(pointer('pointerup'));
      return element.dispatchEvent(pointer('click'));
    };
    element.dispatchEvent(pointer('pointerdown'));
    page.dispatchEvent(pointer('pointermove', { x: 20 }));
    page.dispatchEvent(pointer('pointerup', { x: 20 }));
    expect(element.dispatchEvent(pointer('click', { x: 20 }))).toBe(false);
    ours = false;
    expect(isTaken()).toBe(true);
    ours = true;
    expect(isTaken()).toBe(true);
  });

  it('does not follow a mouse whose button went up unheard', () => {
    element.dispatchEvent(pointer('pointerdown'));
    page.dispatchEvent(pointer('pointermove', { x: 20 }));
    expect(moved).toHaveBeenCalledTimes(1);
    page.dispatchEvent(pointer('pointermove', { x: 90, buttons: 0 }));
    page.dispatchEvent(pointer('pointermove', { x: 95, buttons: 0 }));
    expect(moved).toHaveBeenCalledTimes(1);
    expect(fingers.count).toBe(0);
  });
});
