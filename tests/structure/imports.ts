/**
 * Lists every relative import in the repository, including imports of types, lazy imports, and those in `.svelte`
 * files.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** An import of one file by another. Both are paths from the root with forward slashes. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const SOURCE = /\.(ts|svelte)$/;

/** The source files below a folder, as paths from the root. The list is empty if the folder does not exist. */
export function sourcesIn(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** The relative imports of these files. Packages are ignored. */
export function importsOf(root: string, files: readonly string[]): Import[] {
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8');
    return [
      ...specifiers(from.endsWith('.svelte') ? scriptsOf(text) : text),
      ...globbed(text, join(root, dirname(from))),
    ]
      .filter((name) => name.startsWith('.'))
      .map((name) => ({ from, to: posix.join(dirname(from), name) }));
  });
}

/** Everything that a TypeScript text imports or re-exports, including lazy imports. */
function specifiers(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The files imported by calls of `import.meta.glob`. Patterns that exclude files are ignored. */
function globbed(text: string, folder: string): string[] {
  const calls = [...text.matchAll(/import\.meta\.glob\b[^(]*\(([^)]*)\)/g)].map(([, patterns]) => patterns);
  return [...calls.join().matchAll(/'(\.[^']*)'/g)]
    .flatMap(([, pattern]) => globSync(pattern ?? '', { cwd: folder }))
    .map((name) => `./${name.replaceAll('\\', '/')}`);
}

/** The scripts of a component, concatenated. */
function scriptsOf(component: string): string {
  return [...component.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script]) => script ?? '')
    .join('\n');
}

/** The folder of a file. The folders of texts in all languages count as one. */
export function folderOf(file: string): string {
  return dirname(file).replace(/^client\/text\/.*/, 'client/text');
}

/**
 * The pairs of folders with imports between them, and the pairs with imports in both directions. Each pair is written
 * as "one other", in alphabetical order.
 */
export function pairsOf(imports: readonly Import[]): { tied: Set<string>; bothWays: Set<string> } {
  const ways = new Set(
    imports
      .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }) => `${from} ${to}`),
  );
  const turned = (way: string) => way.split(' ').reverse().join(' ');
  const tied = new Set([...ways].map((way) => [way, turned(way)].sort()[0] ?? way));
  return { tied, bothWays: new Set([...tied].filter((way) => ways.has(way) && ways.has(turned(way)))) };
}

/**
 * A cycle of imports, or undefined if there is none.
 * @param placeOf maps a file to what takes part in a cycle: the file itself, or its folder
 */
export function circleOf(
  imports: readonly Import[],
  placeOf: (file: string) => string,
): string[] | undefined {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [here, there] = [placeOf(from), placeOf(to)];
    if (here !== there) next.set(here, (next.get(here) ?? new Set()).add(there));
  }
  const done = new Set<string>();
  const walk = (place: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(place)) return [...way.slice(way.indexOf(place)), place];
    if (done.has(place)) return undefined;
    for (const other of next.get(place) ?? []) {
      const circle = walk(other, [...way, place]);
      if (circle) return circle;
    }
    done.add(place);
    return undefined;
  };
  return [...next.keys()].map((place) => walk(place, [])).find((circle) => circle !== undefined);
}
