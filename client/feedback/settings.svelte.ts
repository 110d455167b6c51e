/** This device's settings for sound, vibration and the like. Stored in the browser if possible. */
import { SWITCH } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';

/** A stored on/off setting. */
class Switch {
  readonly #kept: Persisted<boolean>;
  #on = $state(false);

  constructor(name: string, onAtFirst: boolean) {
    this.#kept = new Persisted({ key: `odyssey.${name}`, fallback: onAtFirst, format: SWITCH });
    this.#on = this.#kept.value;
  }

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    this.#kept.value = on;
  }
}

export const settings = {
  sound: new Switch('sound', true),
  touch: new Switch('touch', true),
  voice: new Switch('voice', false),
  /** Whether single-key shortcuts are on. */
  keys: new Switch('keys', true),
};

export const canSound = 'AudioContext' in globalThis;
/** Whether this device can vibrate. Desktop browsers have the function, but desktop computers can't vibrate. */
export const canTouch = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
export const canSpeak = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;
