/**
 * Prints statistics about the structure of the code, for comparing two checkouts: `node tests/structure/figures.ts
 * [root of another checkout] [.]`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, importsOf, pairsOf, sourcesIn } from './imports.ts';

function figuresOf(root: string): Record<string, number> {
  const client = sourcesIn(root, 'client');
  const imports = importsOf(root, client).filter(({ to }) => to.startsWith('client/'));
  const { tied, bothWays } = pairsOf(imports);
  const words = client.filter((file) => file.startsWith('client/text/'));
  const all = ['client', 'server', 'shared', 'boards'].flatMap((folder) => sourcesIn(root, folder));
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  const lines = all
    .filter((file) => !words.includes(file))
    .map(linesOf)
    .sort((a, b) => a - b);
  const says = (words: RegExp) => (file: string) => words.test(readFileSync(join(root, file), 'utf8'));
  return {
    'client: files without the texts': client.length - words.length,
    'client: folders': new Set(client.map(folderOf)).size,
    'client: pairs of folders tied by imports': tied.size,
    'client: pairs tied both ways': bothWays.size,
    'client: files that take the whole session': client.filter(says(/\bsession: TableSession\b/)).length,
    'client: files that ask the context for the table': client.filter(says(/\buseTable\(\)/)).length,
    'client, server, shared, boards: lines without the texts': lines.reduce((sum, count) => sum + count, 0),
    'a median file, lines': lines[Math.floor(lines.length / 2)] ?? 0,
    'the largest file, lines': lines.at(-1) ?? 0,
  };
}

const roots = process.argv.slice(2);
const columns = (roots.length > 0 ? roots : ['.']).map(figuresOf);
for (const name of Object.keys(columns[0] ?? {})) {
  const figures = columns.map((column) => String(column[name]).padStart(8)).join('');
  process.stdout.write(`${name.padEnd(58)}${figures}\n`);
}
