/**
 * Figures that show how hard the client is to change: `node tests/structure/client-figures.ts`. They count the lines of
 * components and styles, the rules that depend on a size, and the rules that reach into another component.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A rule of a component's style, with all blocks around it flattened. */
export interface Rule {
  readonly file: string;
  /** The selectors and at-rules around the declarations, the outermost first. */
  readonly contexts: readonly string[];
  readonly declarations: readonly string[];
}

/** Maps a description of what is counted to its count. */
export type Figures = Readonly<Record<string, number>>;

const LENGTH = /(?<![\w-])-?\d*\.?\d+(?:px|rem|em|ch|vh|vw|dvh|svh|cqi|cqb)\b/g;
const NEGATIVE = /^margin[^:]*:.*(?:(?<![\w-])-[\d.]|calc\(-1)/;
/** A `:global` selector with its content. */
const GLOBAL = /:global\(((?:[^()]|\([^()]*\))*)\)/g;
const LAYOUT = /data-layout~='([a-z]+)'/g;

/** Computes the figures of the client in the working directory. */
export function clientFigures(): Figures {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .map((name) => `client/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(?:svelte|ts)$/.test(name) && !name.startsWith('client/text/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const components = files.filter(({ file }) => file.endsWith('.svelte'));
  const styles = components.flatMap(({ file, text }) =>
    [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([block, css = '']) => ({ file, block, css })),
  );
  const rules = styles.flatMap(({ file, css }) => rulesIn(file, css));
  const reaching = rules.filter(reachesIn);
  const declarations = rules.flatMap((rule) => rule.declarations);
  const lengths = declarations.flatMap((one) => one.match(LENGTH) ?? []);
  return {
    'lines of components': total(components.map(({ text }) => lines(text))),
    'lines of style': total(styles.map(({ block }) => lines(block))),
    '@container conditions': new Set(rules.flatMap(conditionsOf)).size,
    'combinations of layouts': new Set(rules.map(layoutsOf).filter((names) => names !== '')).size,
    'rules for a size': rules.filter((rule) => layoutsOf(rule) !== '' || conditionsOf(rule).length > 0)
      .length,
    'rules reaching into another component': reaching.length,
    'components with such rules': new Set(reaching.map(({ file }) => file)).size,
    'blocks of declarations in several components': repeatedBlocks(rules),
    'literal lengths': lengths.length,
    'different literal lengths': new Set(lengths).size,
    ':has': rules.filter(({ contexts }) => contexts.join(' ').includes(':has(')).length,
    'negative margins': declarations.filter((one) => NEGATIVE.test(one)).length,
    'files over 300 lines': files.filter(({ text }) => lines(text) > 300).length,
  };
}

/** All rules of a style sheet. Fonts and keyframes are left out. */
export const rulesIn = (file: string, css: string): Rule[] =>
  rulesOf(file, css.replace(/\/\*[\s\S]*?\*\//g, ''), []);

/** Flattens nested CSS without comments into rules. */
function rulesOf(file: string, css: string, contexts: readonly string[]): Rule[] {
  const inner: Rule[] = [];
  const declarations: string[] = [];
  let before = '';
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '{') {
      const end = closing(css, at);
      const head = oneLine(before);
      if (!/^@(?:font-face|keyframes)/.test(head))
        inner.push(...rulesOf(file, css.slice(at + 1, end), [...contexts, head]));
      before = '';
      at = end;
    } else if (character === ';') {
      if (before.trim() !== '') declarations.push(oneLine(before));
      before = '';
    } else before += character ?? '';
  }
  if (before.trim() !== '') declarations.push(oneLine(before));
  const isRule = declarations.length > 0 && contexts.length > 0;
  return [...inner, ...(isRule ? [{ file, contexts, declarations }] : [])];
}

/** The position of the bracket that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}

/**
 * True if a rule styles elements that another component draws. Selectors for the state of the page, such as its layout,
 * don't count.
 */
function reachesIn({ contexts }: Rule): boolean {
  return [...contexts.join(' ').matchAll(GLOBAL)].some(
    ([, inner = '']) => !/^(:where\()?\[data-/.test(inner),
  );
}

function conditionsOf({ contexts }: Rule): string[] {
  return contexts.filter((context) => context.startsWith('@container'));
}

/** The layouts that a rule names, in a fixed order. */
function layoutsOf({ contexts }: Rule): string {
  return [...contexts.join(' ').matchAll(LAYOUT)]
    .map(([, name]) => name)
    .sort()
    .join('+');
}

/** The number of blocks of two or more declarations that occur in more than one component. */
function repeatedBlocks(rules: readonly Rule[]): number {
  const places = new Map<string, Set<string>>();
  for (const { file, declarations } of rules) {
    if (declarations.length < 2) continue;
    const block = [...declarations].sort().join(';');
    places.set(block, (places.get(block) ?? new Set()).add(file));
  }
  return [...places.values()].filter((files) => files.size > 1).length;
}

const lines = (text: string) => text.split('\n').length;
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [name, figure] of Object.entries(clientFigures()))
    process.stdout.write(`${String(figure).padStart(7)} ${name}\n`);
