/** Single keys that do something in a game: which key press means what. Pure. */
import type { Heading } from '../../shared/board/squares.ts';

export interface Shortcut {
  /** The character, in lower case. */
  readonly key: string;
  readonly does: string;
  readonly act: () => void;
}

/** The eight keys round S lie as the headings do, on any layout; so does the number pad. */
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

/** The same eight as they lie, row by row, round the key that is none. */
export const ROSE_KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyA', null, 'KeyD', 'KeyZ', 'KeyX', 'KeyC'] as const;

/** What stands on the keys of a keyboard, by their codes. */
export type Layout = ReadonlyMap<string, string>;

/** What a key press is known by. */
type Press = Pick<KeyboardEvent, 'code' | 'key'>;

/** Letters that people type for Latin ones have no place in a text of theirs: then the place of a key counts. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The letter that a key press means: its own, on a keyboard without Latin letters that of its place. */
function letterOf({ code, key }: Press): string {
  return (LATIN.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/**
 * The key of a shortcut on a keyboard: that of its letter, or of its place where there are no Latin letters. The
 * headings come first: where its letter lies among them, it is the digit of its place in the list.
 */
export function codeOf(shortcuts: readonly Pick<Shortcut, 'key'>[], key: string, layout: Layout): string {
  const [own] = [...layout].find(([, letter]) => letter === key) ?? [`Key${key.toUpperCase()}`];
  return own in ROSE ? digitOf(shortcuts, key) : own;
}

/** The digit that does what a shortcut does, wherever its letter lies. */
function digitOf(shortcuts: readonly Pick<Shortcut, 'key'>[], key: string): string {
  return `Digit${shortcuts.findIndex((shortcut) => shortcut.key === key) + 1}`;
}

/** What the help shows for a shortcut: the key as this keyboard has it; where that is not known, its letter and its digit. */
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
 * The shortcut that a key press means. A key that lies among the headings means none.
 * @param layout null where the browser does not tell what stands on the keys: then digits always do as letters do
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

/** Whether a key press shows that the keys are not those of this layout: people have several, and change them. */
export function contradicts({ code, key }: Press, layout: Layout): boolean {
  const printed = layout.get(code);
  return (
    printed !== undefined && /^\p{Script=Latin}$/u.test(key) && key.toLowerCase() !== printed.toLowerCase()
  );
}

interface KeyboardApi {
  readonly getLayoutMap?: () => Promise<Layout>;
}

/** The layout of this keyboard; null where the browser does not tell. */
export async function printedKeys(): Promise<Layout | null> {
  const { keyboard } = navigator as { keyboard?: KeyboardApi };
  const layout = await keyboard?.getLayoutMap?.().catch(() => null);
  return layout && layout.size > 0 ? layout : null;
}

/** The heading that a key press means by where the key lies, or null. */
export function headingOf({ code, key }: Press): Heading | null {
  // Without its numbers the pad has arrows, and those belong to the board. Accents that wait for a letter are keys too.
  const isCharacter = key === 'Dead' || key === 'Process' || !/^[A-Z][A-Za-z0-9]+$/.test(key);
  return isCharacter ? (ROSE[code] ?? null) : null;
}

/** Whether a key press means "back to before": Escape, unless a dialog or something else has taken it. */
export function isEscape(event: KeyboardEvent): boolean {
  const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
  return event.key === 'Escape' && !event.defaultPrevented && !inDialog;
}

const TYPING = 'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog, [contenteditable]';

/** Which way a key press goes through what was done, as everywhere: Ctrl or ⌘ with Z, with Shift or Y on again; or null. */
export function undoKey(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const letter = letterOf(event);
  if (letter === 'y') return event.shiftKey ? null : 'redo';
  return letter === 'z' ? (event.shiftKey ? 'redo' : 'undo') : null;
}

/** Whether a key press is meant for nothing else: not typed into a field, not within a dialog, no chord. */
export function isFree(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.altKey && !event.metaKey && !isTyped(event);
}

/** Whether a key press is another's: typed into a field, within a dialog, or taken already. */
export function isTyped(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  return event.target instanceof Element && event.target.closest(TYPING) !== null;
}
