/**
 * The app's single page, with preloads of the code and the texts that the requested page needs. The browser then loads
 * them together with the app's first script, instead of after it.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Route } from '../shared/wire/routes.ts';

interface Parts {
  /** The files of the build's manifest, each by its source or by the name of the shared file that contains it. */
  readonly code: readonly string[];
  readonly texts: readonly string[];
}

const HOME: Parts = { code: [], texts: ['first'] };
const page = (code: string, ...texts: string[]): Parts => ({ code: [code], texts: ['first', ...texts] });

/** What each page loads at first, the same as in client/app/lazy-pages.ts. */
export const PARTS: Readonly<Record<Route['name'], Parts>> = {
  home: HOME,
  nowhere: HOME,
  // client/build/chunks.ts puts the page of a table and its door into one file.
  table: page('table', 'tables'),
  voyage: page('screens/voyage/VoyagePage.svelte', 'tables', 'teaching'),
  boards: page('screens/drawing/DrawingPage.svelte', 'tables', 'designing'),
  alone: page('screens/alone/AlonePage.svelte', 'tables', 'solo'),
  daily: page('screens/daily/DailyPage.svelte', 'tables', 'solo'),
  rules: page('screens/rules/RulesPage.svelte', 'tables', 'teaching'),
  puzzles: page('screens/puzzles/PuzzlesPage.svelte', 'tables', 'puzzling'),
  shared: page('screens/ending/shared/SharedGamePage.svelte', 'tables'),
};
const OLYMPUS = page('app/OlympusPage.svelte', 'tables');

/** An entry of the manifest that the build writes. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Sends the page for a route. */
export type SendPage = (route: Route, request: IncomingMessage, response: ServerResponse) => void;

/** Returns a function that sends the page of a built client; undefined if the folder contains no build. */
export function makePages(folder: string): SendPage | undefined {
  const path = join(folder, '.vite', 'manifest.json');
  if (!existsSync(path)) return undefined;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const bodies = new Map<string, Bodies>();
  return (route, request, response) => {
    const parts = route.name === 'table' && route.part === 'olympus' ? OLYMPUS : PARTS[route.name];
    const language = languageOf(request, manifest);
    const key = [language, ...parts.code, ...parts.texts].join();
    let body = bodies.get(key);
    if (!body) {
      const links = linksTo(filesOf(manifest, parts, language));
      bodies.set(key, (body = bodiesOf(html.replace('</head>', `${links}</head>`))));
    }
    send(request, response, body);
  };
}

/** The first language that the browser prefers and the app has; otherwise English. */
function languageOf({ headers }: IncomingMessage, manifest: Manifest): string {
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => `text/${language}/tables.ts` in manifest) ?? 'en';
}

/** The files of a page's parts, without those that the app's page already links to. */
function filesOf(manifest: Manifest, { code, texts }: Parts, language: string): string[] {
  const loaded = closureOf(manifest, ['index.html']);
  const wanted = [...code, ...texts.map((part) => `text/${language}/${part}.ts`)];
  return [...closureOf(manifest, wanted)].filter((file) => !loaded.has(file));
}

/** The files of these parts of the build and of everything that they import. */
function closureOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

function linksTo(files: readonly string[]): string {
  return files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

/** A page in each encoding in which it can be sent. */
type Bodies = Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;

function bodiesOf(html: string): Bodies {
  return { br: brotliCompressSync(html), gzip: gzipSync(html), identity: Buffer.from(html) };
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, bodies: Bodies): void {
  const accepted = headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/i.test(accepted) ? 'br' : /\bgzip\b/i.test(accepted) ? 'gzip' : 'identity';
  const body = bodies[encoding];
  response.writeHead(200, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Accept-Language',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
