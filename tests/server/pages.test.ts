/** How the server sends the app's page: with preloads of the parts that the requested page needs, and no others. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../server/pages.ts';
import { PARTS } from '../../server/preloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-pages-'));
const HEAD = '<script type="module" src="/assets/index.js"></script>';
const lazy = (name: string, more: object = {}) => ({
  file: `assets/${name}.js`,
  isDynamicEntry: true,
  ...more,
});

/** A small build: each page has one file, and most pages share one that also has a style. */
const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    name: 'index',
    css: ['assets/index.css'],
    imports: ['_runtime.js'],
  },
  '_runtime.js': { file: 'assets/runtime.js', name: 'runtime' },
  '_common.js': {
    file: 'assets/common.js',
    name: 'common',
    css: ['assets/common.css'],
    imports: ['index.html'],
  },
  '_table.js': { file: 'assets/table.js', name: 'table', imports: ['_common.js', '_runtime.js'] },
  'app/OlympusPage.svelte': lazy('OlympusPage', { imports: ['_common.js'] }),
  'screens/rules/RulesPage.svelte': lazy('RulesPage', { imports: ['_common.js'] }),
  'text/en/tables.ts': lazy('en-tables'),
  'text/en/teaching.ts': lazy('en-teaching'),
  'text/de/first.ts': lazy('de-first'),
  'text/de/tables.ts': lazy('de-tables'),
  'text/de/teaching.ts': lazy('de-teaching'),
};

let server: Server;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'index.html'), `<html><head>${HEAD}</head><body></body></html>`);
  writeFileSync(join(folder, 'assets', 'table.js'), 'export {};');
  server = createServer(pages(folder)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers });

/** The files that the page at a path preloads, in alphabetical order. */
async function preloaded(path: string, language = 'en-GB,en;q=0.9'): Promise<string[]> {
  const html = await (await get(path, { 'accept-language': language })).text();
  expect(html).toContain(HEAD);
  const links = /<link rel="(?:modulepreload|preload" as="style)" crossorigin href="\/assets\/([^"]*)">/g;
  return [...html.matchAll(links)].map(([, file = '']) => file).sort();
}

describe('the page', () => {
  it.each([
    ['/', []],
    ['/t/RH7N', ['common.css', 'common.js', 'en-tables.js', 'table.js']],
    ['/t/RH7N.Then', ['common.css', 'common.js', 'en-tables.js', 'table.js']],
    ['/t/RH7N/record', ['common.css', 'common.js', 'en-tables.js', 'table.js']],
    ['/t/RH7N/olympus', ['OlympusPage.js', 'common.css', 'common.js', 'en-tables.js']],
    ['/rules', ['RulesPage.js', 'common.css', 'common.js', 'en-tables.js', 'en-teaching.js']],
    ['/nothing-here', []],
    ['/t/', []],
  ])('at %s preloads exactly its parts', async (path, files) => {
    expect(await preloaded(path)).toEqual(files);
  });

  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', ['common.css', 'common.js', 'de-first.js', 'de-tables.js', 'table.js']],
    ['pt-BR, DE;q=0.5', ['common.css', 'common.js', 'de-first.js', 'de-tables.js', 'table.js']],
    ['pt-BR,../../etc', ['common.css', 'common.js', 'en-tables.js', 'table.js']],
  ])('preloads the texts of the language that the browser prefers: %s', async (language, files) => {
    expect(await preloaded('/t/RH7N', language)).toEqual(files);
  });

  it('is the same whether or not there is such a table', async () => {
    const [one, other] = await Promise.all(
      ['/t/RH7N', '/t/NC98'].map(async (path) => (await get(path)).text()),
    );
    expect(one).toBe(other);
  });

  it.each(['br', 'gzip', 'identity'])(
    'can be sent as %s, and is checked again each time',
    async (encoding) => {
      const response = await get('/t/RH7N', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
      expect(await response.text()).toContain('/assets/table.js');
    },
  );

  it('may load what it preloads: scripts and styles of its own server', async () => {
    const policy = (await get('/t/RH7N')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline'(;|$)/);
    expect((await get('/assets/table.js')).headers.get('cache-control')).toContain('immutable');
  });

  it('has no body if only its head is requested', async () => {
    const response = await fetch(`${url}/t/RH7N`, { method: 'HEAD' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
  });
});

describe('what a page preloads', () => {
  it('is what the client loads for it', () => {
    const source = readFileSync('client/app/lazy-pages.ts', 'utf8');
    const loaded = [...source.matchAll(/withTexts\(\[([^\]]*)\], (?:import\('([^']*)'\)|page)\)/g)].map(
      ([, texts = '', file = '../screens/rules/RulesPage.svelte']) => ({
        code: file.replace('../', '').replace('./', 'app/'),
        texts: ['first', ...[...texts.matchAll(/\w+/g)].map(String)].join(),
      }),
    );
    const expected = loaded.filter(({ code }) => code !== 'app/OlympusPage.svelte');
    const listed = Object.values(PARTS)
      .filter(({ code }) => code.length > 0)
      .map(({ code, texts }) => ({
        code: code.join().replace(/^table$/, 'app/TablePage.svelte'),
        texts: texts.join(),
      }));
    const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code);
    expect(loaded).toHaveLength(9);
    expect(listed.sort(byCode)).toEqual(expected.sort(byCode));
  });
});
