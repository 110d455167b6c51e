import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_DIGITS, CODE_LETTERS } from '../../shared/code-characters.ts';
import {
  parseSeaCode,
  parseSeaId,
  SEA_KINDS,
  seaId,
  seedsOf,
  writeSeaCode,
  type Sea,
} from '../../shared/seas/code.ts';
import { seaName } from '../../shared/seas/names.ts';

const VERSIONS = [
  [1, 4],
  [2, 5],
] as const;
const seas = fc
  .record({ version: fc.constantFrom(1, 2), kind: fc.constantFrom(...SEA_KINDS), seed: fc.nat() })
  .map(({ version, kind, seed }): Sea => ({ version, ...kind, seed: seed % seedsOf(version) }));

describe('the code of a sea', () => {
  test('every sea has a code of its own, and there are enough of them', () => {
    expect(SEA_KINDS.length).toBe(9);
    for (const [version] of VERSIONS) {
      expect(seedsOf(version)).toBeGreaterThanOrEqual(10_000);
      const last = { version, ...SEA_KINDS[8], seed: seedsOf(version) - 1 } as Sea;
      expect(parseSeaCode(writeSeaCode(last))).toEqual(last);
    }
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(seas, (sea) => {
        const code = writeSeaCode(sea);
        const length = VERSIONS.find(([version]) => version === sea.version)?.[1];
        expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}${CODE_DIGITS}]{${length}}$`));
        expect(code).not.toMatch(new RegExp(`[${CODE_LETTERS}]{3}`));
        expect(parseSeaCode(code)).toEqual(sea);
        expect(parseSeaId(seaId(sea))).toEqual(sea);
      }),
      { numRuns: 2000 },
    );
  });

  test('stands for the same sea for ever', () => {
    expect(parseSeaCode('K7M2')).toEqual({ version: 1, size: 9, difficulty: 'expert', seed: 3066 });
    expect(parseSeaCode('CC2C')).toEqual({ version: 1, size: 9, difficulty: 'introduction', seed: 0 });
    expect(parseSeaCode('CC2CC')).toEqual({ version: 2, size: 9, difficulty: 'introduction', seed: 0 });
    expect(writeSeaCode({ version: 2, size: 11, difficulty: 'standard', seed: 12_345 })).toBe('RX6C2');
  });

  test.each(['k7m2', ' K7 M2 ', 'k-7.m2', 'sea-K7M2', 'Sea K7M2', 'K7MZ'])('is read from %j', (text) => {
    expect(parseSeaCode(text)).toEqual(parseSeaCode('K7M2'));
  });

  test.each([
    '',
    'K7M',
    'K7M2K2',
    'KMP2',
    '2KMP',
    'K7M1',
    'AEIO',
    '7,82',
    'K7M2 or so',
    'sea-',
    '\u0000',
    '9'.repeat(1e6),
  ])('is not read from %j', (text) => {
    expect(parseSeaCode(text)).toBeUndefined();
    expect(parseSeaId(text)).toBeUndefined();
  });

  test.each([
    'K7M2',
    'sea-k7m2',
    'SEA-K7M2',
    'sea-K7MZ',
    'sea- K7M2',
    'sea-sea-K7M2',
    'sea-K7M2 ',
    'A',
    'own-K7M2',
  ])('%j is no id', (text) => {
    expect(parseSeaId(text)).toBeUndefined();
  });

  test('hostile texts never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sea = parseSeaId(text) ?? parseSeaId(`sea-${text}`);
        if (sea) expect(`sea-${text}`).toBe(seaId(sea));
        parseSeaCode(text);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the name of a sea', () => {
  const drawn = Array.from({ length: 2000 }, (_, i): Sea => {
    const kind = SEA_KINDS[i % SEA_KINDS.length] as (typeof SEA_KINDS)[number];
    return { version: 2, ...kind, seed: (i * 7919) % seedsOf(2) };
  });

  test('fits a board file, and is rarely that of another sea', () => {
    const names = drawn.map(seaName);
    for (const name of names) expect(name).toMatch(/^(The|Where the|Where) [A-Z][\w' -]{1,30}$/);
    expect(new Set(names).size).toBeGreaterThan(1800);
  });

  test('is none of those of our boards, which are translated', () => {
    const ours = ['The Halcyon Roads', 'The Broken Necklace', 'The Grindstone', 'Where the Gulls Turn Back'];
    expect(drawn.map(seaName).filter((name) => ours.includes(name))).toEqual([]);
  });
});
