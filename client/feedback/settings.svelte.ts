/** What this device makes of a game besides showing it: kept in the browser, and not there where it can't be. */
import { keep, kept } from '../lib/storage.ts';

/** A switch that is remembered. */
class Switch {
  #on = $state(false);
  readonly #key: string;

  constructor(key: string, onAtFirst: boolean) {
    this.#key = `odyssey.${key}`;
    const before = kept(this.#key);
    this.#on = before === null ? onAtFirst : before === 'on';
  }

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    keep(this.#key, on ? 'on' : 'off');
  }
}

export const settings = {
  sound: new Switch('sound', true),
  touch: new Switch('touch', true),
  voice: new Switch('voice', false),
  /** Single keys do something in a game. */
  keys: new Switch('keys', true),
};

export const canSound = 'AudioContext' in globalThis;
/** Desktop browsers have the call, and nothing that could shake. */
export const canTouch = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
export const canSpeak = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;
