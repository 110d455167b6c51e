/** The catalogues of texts: every language has the same keys, and every key is used. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../client/text/catalogue.svelte.ts';
import { OUR_BOARDS } from '../../client/ui/board-name.ts';
import * as en from '../../client/text/en/index.ts';
import type { Catalogue } from '../../client/text/translation.ts';

const TEXTS = 'client/text';
const languages = readdirSync(TEXTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);

/** The paths of a catalogue's keys at every depth. A function's path also includes its number of parameters. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [`${path}(${value.length})`];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path === '' ? key : `${path}.${key}`));
}

/** The paths of all empty texts. */
function emptyIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value)
    .sort()
    .flatMap((key) => emptyIn((value as Record<string, unknown>)[key], `${path}.${key}`));
}

/** All source files that may use a text, by path. */
const sources = readdirSync('client', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe.each(languages)('%s', (language) => {
  it('has the keys and parameters of the English catalogue, and no others', async () => {
    const other = (await import(`../../client/text/${language}/index.ts`)) as object;
    expect(keysOf(other).sort()).toEqual(keysOf(en).sort());
  });

  it('leaves no text empty that has words in English', async () => {
    const other = (await import(`../../client/text/${language}/index.ts`)) as object;
    expect(emptyIn(other)).toEqual(emptyIn(en));
  });
});

it.each(Object.keys(LANGUAGES))('%s writes a square in one way', async (language) => {
  const { common } = (await import(`../../client/text/${language}/index.ts`)) as typeof en;
  expect(common.square('e7')).toBe('E7');
  const texts = sources.filter(({ path }) => path.startsWith(join(TEXTS, language)));
  expect(texts.filter(({ text }) => /\b[A-O]\s\d/.test(text)).map(({ path }) => path)).toEqual([]);
});

describe.each(Object.keys(LANGUAGES))('the rules in %s', (language) => {
  it('call the variants and the ready-made sets as the lobby does', async () => {
    const catalogue = (await import(`../../client/text/${language}/index.ts`)) as Catalogue;
    const { sections } = catalogue.rules;
    const { each: variants, sets } = catalogue.variants;
    expect(sections['easier-deduction'].title).toBe(variants.easierDeduction.name);
    expect(sections['harder-deduction'].title).toBe(variants.harderDeduction.name);
    expect(sections['use-your-memory'].title).toBe(variants.useYourMemory.name);
    expect(sections['ships-uncounted'].title).toBe(variants.shipsInSight.name);
    expect(sections.lighthouses.title).toBe(variants.lighthouses.name);
    expect(sections['sea-monsters'].title).toBe(variants.seaMonsters.name);
    expect(sections.maelstroms.title).toBe(variants.maelstroms.name);
    expect(sections['fog-banks'].title).toBe(variants.fogBanks.name);
    const text = JSON.stringify(sections.sets);
    for (const { name } of Object.values(sets)) expect(text).toContain(`"${name}"`);
  });
});

describe('en', () => {
  it('names our own boards as their files do', () => {
    const boards = readdirSync('boards')
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const { name } = JSON.parse(readFileSync(join('boards', file), 'utf8')) as { name: string };
        return [file.replace('.json', '').toUpperCase(), name] as const;
      });
    expect(OUR_BOARDS).toEqual(Object.fromEntries(boards));
    expect(Object.keys(en.boards.names).sort()).toEqual(boards.map(([, name]) => name).sort());
    expect(Object.values(en.boards.names)).toEqual(Object.keys(en.boards.names));
  });

  // Translations don't count as uses. A text that is used only in its own translation appears on no screen.
  const code = sources
    .filter(({ path }) => !languages.some((other) => path.startsWith(join(TEXTS, other))))
    .map(({ text }) => text)
    .join('\n');

  it.each(Object.entries(en))('%s has no key that nobody uses', (area, texts) => {
    const own = readFileSync(join(TEXTS, 'en', `${area}.ts`), 'utf8');
    const unused = Object.keys(texts).filter((key) => {
      const said = new RegExp(`\\.${key}\\b`).test(code);
      // A text is also used if another text of its area uses it, or if another area imports it.
      const shared = new RegExp(`import \\{[^}]*\\b${key}\\b[^}]*\\} from './${area}\\.ts'`).test(code);
      return !said && !shared && (own.match(new RegExp(`\\b${key}\\b`, 'g')) ?? []).length < 2;
    });
    expect(unused).toEqual([]);
  });

  const screens = Object.keys(en).filter((area) => existsSync(join('client/screens', area)));

  it.each(screens)('%s is said by no other screen: what others say too has an area of its own', (area) => {
    const own = join('client/screens', area, '/');
    const others = sources.filter(({ path }) => !path.startsWith(own) && !path.startsWith(`${TEXTS}/`));
    const said = new RegExp(`\\bt\\s*\\.${area}\\b`);
    expect(others.filter(({ text }) => said.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
