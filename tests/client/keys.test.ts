/** Single keys on keyboards of several countries: headings by place, shortcuts by letter. */
import { describe, expect, it } from 'vitest';
import { headingOf, shortcutOf, undoKey } from '../../client/game/keys.ts';

const SHORTCUTS = [...'nbgotjlh'].map((key) => ({ key }));

describe('the eight keys round S', () => {
  it.each([
    ['an English keyboard', 'KeyW', 'w', 'N'],
    ['a French keyboard', 'KeyW', 'z', 'N'],
    ['a French keyboard', 'KeyQ', 'a', 'NW'],
    ['a German keyboard', 'KeyZ', 'y', 'SW'],
    ['a Greek keyboard', 'KeyE', 'ε', 'NE'],
    ['a number pad', 'Numpad2', '2', 'S'],
  ])('on %s: %s is “%s”, %s', (_, code, key, heading) => {
    expect(headingOf({ code, key })).toBe(heading);
    expect(shortcutOf(SHORTCUTS, { code, key })).toBeUndefined();
  });

  it('are none where a number pad has arrows', () => {
    expect(headingOf({ code: 'Numpad2', key: 'ArrowDown' })).toBeNull();
  });
});

describe('a shortcut', () => {
  it.each([
    ['is its letter', 'KeyN', 'n', 'n'],
    ['is its letter in capitals', 'KeyJ', 'J', 'j'],
    ['is its letter wherever that lies', 'KeyL', 'n', 'n'],
    ['is its place where there are no Latin letters', 'KeyN', 'ν', 'n'],
  ])('%s', (_, code, key, shortcut) => {
    expect(shortcutOf(SHORTCUTS, { code, key })?.key).toBe(shortcut);
  });

  it('is not another letter, nor a key without one', () => {
    expect(shortcutOf(SHORTCUTS, { code: 'KeyN', key: 'ñ' })).toBeUndefined();
    expect(shortcutOf(SHORTCUTS, { code: 'Enter', key: 'Enter' })).toBeUndefined();
  });
});

describe('undo and redo', () => {
  const press = (keys: Partial<KeyboardEvent>) => undoKey({ ctrlKey: true, ...keys } as KeyboardEvent);

  it.each([
    ['Ctrl and Z', { code: 'KeyZ', key: 'z' }, 'undo'],
    ['Z where it lies on a German keyboard', { code: 'KeyY', key: 'z' }, 'undo'],
    ['Z by its place where there are no Latin letters', { code: 'KeyZ', key: 'ζ' }, 'undo'],
    ['with Shift on again', { code: 'KeyZ', key: 'Z', shiftKey: true }, 'redo'],
    ['Y on again', { code: 'KeyY', key: 'y' }, 'redo'],
    ['with ⌘', { code: 'KeyZ', key: 'z', ctrlKey: false, metaKey: true }, 'undo'],
    ['not without Ctrl', { code: 'KeyZ', key: 'z', ctrlKey: false }, null],
    ['not with Alt, which writes letters', { code: 'KeyZ', key: 'z', altKey: true }, null],
    ['not another letter', { code: 'KeyA', key: 'a' }, null],
  ] as const)('%s', (_, keys, does) => {
    expect(press(keys)).toBe(does);
  });
});
