/**
 * Builds the client into dist/ if its sources have changed since the last build, and writes a compressed copy of each
 * file. Run by `npm start` and `npm test`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const SOURCES = [
  'client',
  'shared',
  'puzzles',
  'vite.config.ts',
  'svelte.config.js',
  'package.json',
  'package-lock.json',
];
const OUT = process.env['ODYSSEY_CLIENT'] ?? 'dist';
const STAMP = join(OUT, '.built-from');

/** All files below a path, in a fixed order. */
function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : [])).sort();
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const files = source.includes('.') ? [source] : filesOf(source);
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const digest = digestOfSources();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== digest) {
  await build({ logLevel: 'warn', build: { outDir: resolve(OUT) } });
  for (const file of filesOf(OUT).filter((name) => /\.(?:js|css|html|svg|webmanifest)$/.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content));
  }
  writeFileSync(STAMP, digest);
}
