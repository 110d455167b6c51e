/** Single keys that do something in a game: which key press means what. Pure. */
import type { Heading } from '../../shared/squares.ts';

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

export function headingOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): Heading | null {
  // Without its numbers the pad has arrows, and those belong to the board.
  return key.length === 1 ? (ROSE[code] ?? null) : null;
}

const TYPING = 'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog, [contenteditable]';

/** Whether a key press is meant for nothing else: not typed into a field, not within a dialog, no chord. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
    return false;
  return !(event.target instanceof Element && event.target.closest(TYPING));
}
