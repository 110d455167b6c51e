/**
 * Shortcuts on keyboards of several countries. Keys for headings are found by their position, all other shortcuts by
 * their letter.
 */
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  contradictsLayout,
  headingOf,
  labelsOf,
  shortcutOf,
  undoKey,
} from '../../client/game/keys.ts';
import { KEYBOARDS } from '../helpers/keyboards.ts';

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

/** The letters of each screen's shortcuts, and the key codes of the headings. */
const SCREENS = { Navigators: [...'nbglmotj'], Poseidon: [...'tblh'] };
const ROSE = { KeyQ: 'NW', KeyW: 'N', KeyE: 'NE', KeyA: 'W', KeyD: 'E', KeyZ: 'SW', KeyX: 'S', KeyC: 'SE' };
const DIGITS = [...'123456789'].map((digit) => [`Digit${digit}`, digit] as const);

describe.each([...KEYBOARDS])('on a %s keyboard', (name, layout) => {
  const presses = [...layout, ...DIGITS].map(([code, key]) => ({ code, key }));

  it('every heading has its key, and that key nothing else', () => {
    for (const [code, heading] of Object.entries(ROSE)) {
      const press = { code, key: layout.get(code) ?? '' };
      expect(headingOf(press)).toBe(heading);
      for (const known of [layout, null])
        expect(
          shortcutOf(
            SCREENS.Navigators.map((key) => ({ key })),
            press,
            known,
          ),
        ).toBeUndefined();
    }
  });

  it.each(Object.entries(SCREENS))('every command of the %s has one key, which the help shows', (_, keys) => {
    const shortcuts = keys.map((key) => ({ key }));
    for (const key of keys) {
      const does = presses.filter((press) => shortcutOf(shortcuts, press, layout)?.key === key);
      expect(
        does.map(({ code }) => code),
        key,
      ).toEqual([codeOf(shortcuts, key, layout)]);
      expect(labelsOf(shortcuts, key, layout)).toEqual(does.map((press) => press.key.toUpperCase()));
    }
  });

  it.each(Object.entries(SCREENS))(
    'the %s reach every command where the browser knows no layout',
    (_, keys) => {
      const shortcuts = keys.map((key) => ({ key }));
      keys.forEach((key, i) => {
        expect(shortcutOf(shortcuts, { code: `Digit${i + 1}`, key: '&' })?.key).toBe(key);
        expect(labelsOf(shortcuts, key, null)).toEqual([key.toUpperCase(), String(i + 1)]);
      });
    },
  );

  it('is told from an English one that the browser reports, by the first Latin letter that differs', () => {
    const reported = KEYBOARDS.get('QWERTY') ?? new Map<string, string>();
    const differs = [...layout].some(([code, key]) => contradictsLayout({ code, key }, reported));
    expect(differs).toBe(!['QWERTY', 'Russian', 'Greek', 'Thai'].includes(name));
  });
});

it('an accent that waits for its letter is a heading too', () => {
  expect(headingOf({ code: 'KeyQ', key: 'Dead' })).toBe('NW');
});
