/** Reads news aloud, one sentence after the other, in the language of the page. */
import { canSpeak, settings } from './settings.svelte.ts';
import { spokenAs, voiceFor } from './voices.ts';

/** What has waited so long is old news. */
const STALE_MS = 20_000;
/** Some browsers never say that they have finished: so much time is allowed for each letter, and some more. */
const LETTER_MS = 130;
const GRACE_MS = 4_000;

interface Line {
  readonly text: string;
  readonly at: number;
}

class Voice {
  /** It is speaking now. */
  speaking = $state(false);
  #lines: Line[] = [];
  /** Kept: some browsers forget an utterance that nobody holds, and never end it. */
  #utterance: SpeechSynthesisUtterance | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (!canSpeak) return;
    // Asking makes the browser fetch its list, which is empty at first.
    speechSynthesis.getVoices();
    // Some browsers speak only after they were first asked to from within a touch.
    const unlock = () => {
      if (settings.voice.on && !this.speaking) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    };
    addEventListener('pointerup', unlock, { once: true, capture: true });
    addEventListener('pagehide', () => this.hush());
  }

  /** Reads lines aloud after those that wait, if reading is on. */
  say(lines: readonly string[]): void {
    if (!canSpeak || !settings.voice.on || lines.length === 0) return;
    this.#lines.push(...lines.map((text) => ({ text, at: performance.now() })));
    if (!this.speaking) this.#next();
  }

  /** Reads a line at once, in place of everything else, also when reading is off. */
  try(line: string): void {
    if (!canSpeak) return;
    this.hush();
    this.#speak(line);
  }

  /** Falls silent. */
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
