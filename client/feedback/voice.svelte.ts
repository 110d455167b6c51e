/** Reads news aloud in the page's language, one sentence after another. */
import { canSpeak, settings } from './settings.svelte.ts';
import { spokenAs, voiceFor } from './voices.ts';

/** How long, in ms, a sentence may wait to be read before it is dropped. */
const STALE_MS = 20_000;
/**
 * Some browsers never report that a sentence has been read. Its end is then assumed after this time per character, in
 * ms, plus a fixed time.
 */
const LETTER_MS = 130;
/** The fixed time that is added before the end of a sentence is assumed, in ms. */
const GRACE_MS = 4_000;

interface Line {
  readonly text: string;
  readonly at: number;
}

class Voice {
  speaking = $state(false);
  #lines: Line[] = [];
  /**
   * The utterance is kept in a field, because some browsers garbage-collect it otherwise and then never report its end.
   */
  #utterance: SpeechSynthesisUtterance | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (!canSpeak) return;
    // The first call returns an empty list, but makes the browser load its voices.
    speechSynthesis.getVoices();
    // Some browsers speak only if an utterance was first started during a touch.
    const unlock = () => {
      if (settings.voice.on && !this.speaking) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    };
    addEventListener('pointerup', unlock, { once: true, capture: true });
    addEventListener('pagehide', () => this.hush());
  }

  /** Reads sentences aloud after those already queued, if the setting is on. */
  say(lines: readonly string[]): void {
    if (!canSpeak || !settings.voice.on || lines.length === 0) return;
    this.#lines.push(...lines.map((text) => ({ text, at: performance.now() })));
    if (!this.speaking) this.#next();
  }

  /** Reads one sentence at once and drops all others. Works even if the setting is off. */
  try(line: string): void {
    if (!canSpeak) return;
    this.hush();
    this.#speak(line);
  }

  /** Stops speaking and clears the queue. */
  hush(): void {
    if (!canSpeak) return;
    this.#lines = [];
    this.#forget();
    speechSynthesis.cancel();
  }

  #next(): void {
    const line = this.#lines.shift();
    if (!line) return;
    if (performance.now() - line.at > STALE_MS) this.#next();
    else this.#speak(line.text);
  }

  #speak(text: string): void {
    const utterance = new SpeechSynthesisUtterance(text);
    const language = spokenAs(document.documentElement.lang || 'en', navigator.languages);
    utterance.lang = language;
    utterance.voice = voiceFor(speechSynthesis.getVoices(), language) ?? null;
    utterance.rate = 0.95;
    const done = () => {
      if (this.#utterance !== utterance) return;
      this.#forget();
      this.#next();
    };
    utterance.onend = done;
    utterance.onerror = done;
    this.#utterance = utterance;
    this.speaking = true;
    this.#patience = setTimeout(done, GRACE_MS + LETTER_MS * text.length);
    speechSynthesis.speak(utterance);
  }

  #forget(): void {
    clearTimeout(this.#patience);
    this.#utterance = undefined;
    this.speaking = false;
  }
}

export const voice = new Voice();
