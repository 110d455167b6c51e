/** A pointer that rests where it went down: longer than a tap, and without going anywhere. */
import { SLACK_PX, type Point } from './geometry.ts';

const HOLD_MS = 480;

export class Hold {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: Point = { x: 0, y: 0 };
  #held = false;

  /** A pointer went down: calls back if it rests. */
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

  /** Whether the click that comes now is only the end of a hold. */
  swallowClick(): boolean {
    const swallow = this.#held;
    this.#held = false;
    return swallow;
  }

  readonly #move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > SLACK_PX) this.cancel();
  };

  /** It is no rest: it went away, up, or has another finger beside it. */
  readonly cancel = (): void => {
    clearTimeout(this.#timer);
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.cancel);
    removeEventListener('pointercancel', this.cancel);
  };
}
