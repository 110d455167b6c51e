/** Interprets single-key shortcuts during a game. Pure. */
import type { Heading } from '../../shared/board/squares.ts';

export interface Shortcut {
  /** The shortcut's character, in lower case. */
  readonly key: string;
  readonly does: string;
  readonly act: () => void;
}

/**
 * The headings of the eight keys around S and of the number pad. A key code stands for the same position on every
 * keyboard layout.
 */
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

/** The key codes of the eight heading keys around S, row by row. The key in the middle has no heading. */
export const ROSE_KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyA', null, 'KeyD', 'KeyZ', 'KeyX', 'KeyC'] as const;

/** Maps each key code of a keyboard to the character on that key. */
export type Layout = ReadonlyMap<string, string>;

/** The part of a keyboard event that identifies the key. */
type Press = Pick<KeyboardEvent, 'code' | 'key'>;

/**
 * Latin letters and characters common to all scripts. On a keyboard with another script, a shortcut is found by its
 * key's position instead.
 */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The letter that a key press means. On a keyboard without Latin letters, it is the letter at the same position on a
 * US keyboard.
 */
function letterOf({ code, key }: Press): string {
  return (LATIN.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/**
 * Finds the key code of a shortcut, which is that of the key with the shortcut's letter. On a keyboard without Latin
 * letters, it is that of the key at the letter's position. If that key is a heading key, the shortcut uses a digit key
 * instead: the digit is the shortcut's number in the list.
 */
export function codeOf(shortcuts: readonly Pick<Shortcut, 'key'>[], key: string, layout: Layout): string {
  const [own] = [...layout].find(([, letter]) => letter === key) ?? [`Key${key.toUpperCase()}`];
  return own in ROSE ? digitOf(shortcuts, key) : own;
}

/** The digit for a shortcut, which works with every keyboard layout. */
function digitOf(shortcuts: readonly Pick<Shortcut, 'key'>[], key: string): string {
  return `Digit${shortcuts.findIndex((shortcut) => shortcut.key === key) + 1}`;
}

/**
 * The labels of a shortcut in the help. The label is the shortcut's key on this keyboard. If the keyboard layout is
 * unknown, there are two labels: the letter and the digit.
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
 * @param layout null if the browser doesn't reveal the layout; digits then always work as well as letters
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

/**
 * True if a key press shows that the keyboard no longer has this layout. This happens if the user has switched to
 * another layout.
 */
export function contradictsLayout({ code, key }: Press, layout: Layout): boolean {
  const printed = layout.get(code);
  return (
    printed !== undefined && /^\p{Script=Latin}$/u.test(key) && key.toLowerCase() !== printed.toLowerCase()
  );
}

interface KeyboardApi {
  readonly getLayoutMap?: () => Promise<Layout>;
}

/** The layout of this keyboard; null if the browser doesn't reveal it. */
export async function printedKeys(): Promise<Layout | null> {
  const { keyboard } = navigator as { keyboard?: KeyboardApi };
  const layout = await keyboard?.getLayoutMap?.().catch(() => null);
  return layout && layout.size > 0 ? layout : null;
}

/** The heading that belongs to the position of the pressed key; null if it has none. */
export function headingOf({ code, key }: Press): Heading | null {
  // Without Num Lock the number pad acts as arrow keys, which move around the board. Dead keys (accents) count as
  // characters.
  const isCharacter = key === 'Dead' || key === 'Process' || !/^[A-Z][A-Za-z0-9]+$/.test(key);
  return isCharacter ? (ROSE[code] ?? null) : null;
}

/** True if a key press is Escape and should go back. False if a dialog or another handler has already used it. */
export function isEscape(event: KeyboardEvent): boolean {
  const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
  return event.key === 'Escape' && !event.defaultPrevented && !inDialog;
}

const TYPING = 'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog, [contenteditable]';

/** Recognises undo (Ctrl+Z or ⌘Z) and redo (Shift with these keys, or Y instead of Z). Returns null for other keys. */
export function undoKey(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const letter = letterOf(event);
  if (letter === 'y') return event.shiftKey ? null : 'redo';
  return letter === 'z' ? (event.shiftKey ? 'redo' : 'undo') : null;
}

/** True if a key press can be a shortcut. False in a field or dialog, and for key combinations. */
export function isFree(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.altKey && !event.metaKey && !isTyped(event);
}

/** True if a key press is meant for a field or a dialog, or if another handler has already used it. */
export function isTyped(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  return event.target instanceof Element && event.target.closest(TYPING) !== null;
}
