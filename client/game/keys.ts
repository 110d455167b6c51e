/** Interprets single-key shortcuts during a game. Pure. */
import type { Heading } from '../../shared/board/squares.ts';

export interface Shortcut {
  /** The character, in lower case. */
  readonly key: string;
  readonly does: string;
  readonly act: () => void;
}

/** The eight keys around S, at the same places on every keyboard layout, and the number pad. */
const ROSE: Readonly<Record<string, Heading>> = {
  KeyQ: 'NW',
  KeyW: 'N',
  KeyE: 'NE',
  KeyA: 'W',
  KeyD: 'E',
  KeyZ: 'SW',
  KeyX: 'S',
  KeyC: 'SE',
  Numpad7: 'NW',
  Numpad8: 'N',
  Numpad9: 'NE',
  Numpad4: 'W',
  Numpad6: 'E',
  Numpad1: 'SW',
  Numpad2: 'S',
  Numpad3: 'SE',
};

/** The same eight keys, row by row. The middle key has no heading. */
export const ROSE_KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyA', null, 'KeyD', 'KeyZ', 'KeyX', 'KeyC'] as const;

/** The characters on the keys of a keyboard, by key code. */
export type Layout = ReadonlyMap<string, string>;

/** The part of a keyboard event that identifies the key. */
type Press = Pick<KeyboardEvent, 'code' | 'key'>;

/**
 * Latin letters and common characters. On a keyboard with another script, shortcuts go by a key's position instead.
 */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The letter that a key press means. On a keyboard without Latin letters, the letter at that position on a US
 * keyboard.
 */
function letterOf({ code, key }: Press): string {
  return (LATIN.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/**
 * The key code of a shortcut: the key with its letter or, without Latin letters, the key at its position. Headings
 * have priority: a shortcut whose key is a heading uses the digit of its place in the list.
 */
export function codeOf(shortcuts: readonly Pick<Shortcut, 'key'>[], key: string, layout: Layout): string {
  const [own] = [...layout].find(([, letter]) => letter === key) ?? [`Key${key.toUpperCase()}`];
  return own in ROSE ? digitOf(shortcuts, key) : own;
}

/** The digit for a shortcut, which works whatever the layout. */
function digitOf(shortcuts: readonly Pick<Shortcut, 'key'>[], key: string): string {
  return `Digit${shortcuts.findIndex((shortcut) => shortcut.key === key) + 1}`;
}

/**
 * The labels of a shortcut in the help: its key on this keyboard. If the layout is unknown, the letter and the digit.
 */
export function labelsOf(
  shortcuts: readonly Pick<Shortcut, 'key'>[],
  key: string,
  layout: Layout | null,
): string[] {
  const digit = digitOf(shortcuts, key).slice(-1);
  if (!layout) return [key.toUpperCase(), digit];
  const code = codeOf(shortcuts, key, layout);
  return [code.startsWith('Digit') ? digit : (layout.get(code) ?? key).toUpperCase()];
}

/**
 * The shortcut that a key press means. A heading key never means a shortcut.
 * @param layout null if the browser doesn't tell the layout; digits then always work in addition to letters
 */
export function shortcutOf<S extends Pick<Shortcut, 'key'>>(
  shortcuts: readonly S[],
  press: Press,
  layout: Layout | null = null,
): S | undefined {
  if (press.code in ROSE) return undefined;
  const numbered = /^Digit[1-9]$/.test(press.code) ? shortcuts[Number(press.code.slice(-1)) - 1] : undefined;
  if (numbered) {
    const isIts = !layout || codeOf(shortcuts, numbered.key, layout) === press.code;
    return isIts ? numbered : undefined;
  }
  return shortcuts.find(({ key }) => key === letterOf(press));
}

/** Whether a key press shows that the keyboard no longer has this layout. People may switch between several. */
export function contradictsLayout({ code, key }: Press, layout: Layout): boolean {
  const printed = layout.get(code);
  return (
    printed !== undefined && /^\p{Script=Latin}$/u.test(key) && key.toLowerCase() !== printed.toLowerCase()
  );
}

interface KeyboardApi {
  readonly getLayoutMap?: () => Promise<Layout>;
}

/** The layout of this keyboard; null if the browser doesn't tell. */
export async function printedKeys(): Promise<Layout | null> {
  const { keyboard } = navigator as { keyboard?: KeyboardApi };
  const layout = await keyboard?.getLayoutMap?.().catch(() => null);
  return layout && layout.size > 0 ? layout : null;
}

/** The heading for a key press by the key's position; null if it has none. */
export function headingOf({ code, key }: Press): Heading | null {
  // Without Num Lock the number pad acts as arrow keys, which belong to the board. Dead keys (accents) count as
  // characters.
  const isCharacter = key === 'Dead' || key === 'Process' || !/^[A-Z][A-Za-z0-9]+$/.test(key);
  return isCharacter ? (ROSE[code] ?? null) : null;
}

/** Whether a key press means "back": Escape, unless a dialog or something else has handled it. */
export function isEscape(event: KeyboardEvent): boolean {
  const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
  return event.key === 'Escape' && !event.defaultPrevented && !inDialog;
}

const TYPING = 'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog, [contenteditable]';

/** Whether a key press means undo (Ctrl or ⌘ with Z) or redo (with Shift, or Y); otherwise null. */
export function undoKey(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const letter = letterOf(event);
  if (letter === 'y') return event.shiftKey ? null : 'redo';
  return letter === 'z' ? (event.shiftKey ? 'redo' : 'undo') : null;
}

/** Whether a shortcut may use a key press: not in a field or dialog, and no key combination. */
export function isFree(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.altKey && !event.metaKey && !isTyped(event);
}

/** Whether a key press belongs to something else: a field, a dialog, or a handler that has already used it. */
export function isTyped(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  return event.target instanceof Element && event.target.closest(TYPING) !== null;
}
