/** Detects a hold: a pointer that stays in one place for longer than a tap. */
import { SLACK_PX, type Point } from './geometry.ts';

const HOLD_MS = 480;

export class Hold {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: Point = { x: 0, y: 0 };
  #held = false;

  /** Starts watching a pointer that went down. Calls `onhold` if the press becomes a hold. */
  press(event: PointerEvent, onhold: () => void): void {
    this.cancel();
    this.#held = false;
    if (event.button !== 0) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.cancel();
      this.#held = true;
      onhold();
    }, HOLD_MS);
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.cancel);
    addEventListener('pointercancel', this.cancel);
  }

  /** True if the current click only ends a hold and so must be ignored. */
  swallowClick(): boolean {
    const swallow = this.#held;
    this.#held = false;
    return swallow;
  }

  readonly #move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > SLACK_PX) this.cancel();
  };

  /** Cancels the hold, because the pointer moved or went up, or a second finger came down. */
  readonly cancel = (): void => {
    clearTimeout(this.#timer);
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.cancel);
    removeEventListener('pointercancel', this.cancel);
  };
}
