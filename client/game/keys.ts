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

/** The shortcut that a key press means: by its letter, on a keyboard without Latin letters by its place. */
export function shortcutOf<S extends Pick<Shortcut, 'key'>>(
  shortcuts: readonly S[],
  { code, key }: Pick<KeyboardEvent, 'code' | 'key'>,
): S | undefined {
  const latin = !/^\p{Letter}$/u.test(key) || /^\p{Script=Latin}$/u.test(key);
  const letter = (latin ? key : code.replace(/^Key/, '')).toLowerCase();
  return shortcuts.find((shortcut) => shortcut.key === letter);
}

interface KeyboardApi {
  readonly getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

/** What stands on the keys of this keyboard, by their codes; null where the browser does not tell. */
export async function printedKeys(): Promise<ReadonlyMap<string, string> | null> {
  const { keyboard } = navigator as { keyboard?: KeyboardApi };
  const layout = await keyboard?.getLayoutMap?.().catch(() => null);
  return layout && layout.size > 0 ? layout : null;
}

/** The heading that a key press means by where the key lies, or null. */
export function headingOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): Heading | null {
  // Without its numbers the pad has arrows, and those belong to the board.
  return key.length === 1 ? (ROSE[code] ?? null) : null;
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
  const letter = shortcutOf([{ key: 'z' }, { key: 'y' }], event)?.key;
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
