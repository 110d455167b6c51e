/**
 * Checks that the targets of links in docs and of references in comments exist: files, sections, documents, and the
 * numbered rules of secrecy.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { commentsOf, sources } from '../english/comments.ts';
import { documents, read } from '../english/documents.ts';

const CODE_BLOCK = /^ *```[\s\S]*?^ *```/gm;

/** The anchors of a document's headings, as GitHub generates them. */
function anchorsOf(path: string): string[] {
  return [
    ...read(path)
      .replace(CODE_BLOCK, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links in a document whose targets don't exist. */
function broken(path: string): string[] {
  const links = [
    ...read(path)
      .replace(CODE_BLOCK, '')
      .matchAll(/\]\((?!https?:)([^)\s]+)\)/g),
  ].map(([, link = '']) => link);
  return links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
}

it.each(documents())('every link of %s leads somewhere', (path) => {
  expect(broken(path)).toEqual([]);
});

const FOLDERS = ['boards', 'client', 'puzzles', 'server', 'shared', 'tests'];
const files = new Set(
  ['.', ...FOLDERS].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((path) => basename(path)),
  ),
);

it.each(documents())('every source file that %s names is there', (path) => {
  const named = [...read(path).matchAll(/(?<![*.\w-])[\w.-]+\.(?:ts|svelte)\b/g)].map(([name]) => name);
  expect(named.filter((name) => !files.has(name))).toEqual([]);
});

const comments = sources().flatMap(commentsOf);

it('comments name only documents that are there', () => {
  const missing = comments.flatMap(({ path, line, text }) =>
    [...text.replace(/https?:\S+/g, '').matchAll(/[\w/-]+\.md\b/g)]
      .map(([name]) => name)
      .filter(
        (name) =>
          ![name, join('docs', name), join(dirname(path), name), join(dirname(path), '..', name)].some(
            existsSync,
          ),
      )
      .map((name) => `${path}:${line}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('comments name only rules of secrecy that CONTRIBUTING.md has', () => {
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Secrecy\n');
  const [rules = ''] = section.split('\n## ');
  const numbers = [...rules.matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
  const named = comments.flatMap(({ path, line, text }) =>
    [...text.matchAll(/([\w.-]+), secrecy (\d+)/gi)].map(([, document, number]) => ({
      path,
      line,
      document,
      number,
    })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(
    named.filter(({ document, number }) => document !== 'CONTRIBUTING.md' || !numbers.includes(number)),
  ).toEqual([]);
});
