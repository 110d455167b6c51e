/** Prints the size of the client's first load, and fails above the limit. Run by `npm run check`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const OUT = process.env['ODYSSEY_CLIENT'] ?? 'dist';
const LIMIT_BYTES = 60_000;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(OUT, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** The files that the browser needs before the app can start: the entry and all its imports. */
function filesOf(name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((other) => filesOf(other, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

const app = [...new Set(filesOf('index.html'))];
if (app.length === 0) throw new Error(`${OUT}: the manifest has no index.html`);
const files = [...app, 'floor.js'];
const sizes = files.map((file) => ({
  file,
  bytes: gzipSync(readFileSync(join(OUT, file)), { level: 9 }).length,
}));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
for (const { file, bytes } of sizes) process.stdout.write(`${kilobytes(bytes).padStart(9)}  ${file}\n`);
process.stdout.write(
  `${kilobytes(total).padStart(9)}  first load, gzipped (at most ${kilobytes(LIMIT_BYTES)})\n`,
);
if (total > LIMIT_BYTES) process.exit(1);
