/**
 * Finds the comments in the code. Consecutive comment lines count as one comment, which has the number of its first
 * line.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Passage {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const FOLDERS = ['boards', 'client', 'puzzles', 'server', 'shared', 'tests'];
const SOURCE = /\.(?:ts|svelte|js)$/;
/** Matches files that other people or programs have written. */
const OTHERS = /node_modules|^client\/public\/.*\.min\./;
/** Matches comments that are instructions to tools, or that only divide a file into parts. */
const NO_SENTENCE = /^(?:eslint|@ts|prettier|svelte-ignore|v8 |c8 |istanbul|#|──)/;

/** The paths of all source files, relative to the root. */
export function sources(): string[] {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  return [...readdirSync('.'), ...below].filter((path) => SOURCE.test(path) && !OTHERS.test(path)).sort();
}

/** The comments of a file, except instructions to tools and lines that divide the file. */
export function commentsOf(path: string): Passage[] {
  const source = readFileSync(path, 'utf8');
  const found = path.endsWith('.svelte') ? inComponent(source) : inScript(source, 0);
  return found
    .map(({ at, text }) => ({ path, line: source.slice(0, at).split('\n').length, text: text.trim() }))
    .filter(({ text }) => text !== '' && !NO_SENTENCE.test(text));
}

interface Found {
  readonly at: number;
  readonly text: string;
}

function inComponent(source: string): Found[] {
  const scripts = [...source.matchAll(/(<script[^>]*>)([\s\S]*?)<\/script>/g)].flatMap(
    ({ index, 1: tag = '', 2: script = '' }) => inScript(script, index + tag.length),
  );
  const styles = [...source.matchAll(/<style[^>]*>[\s\S]*?<\/style>/g)].flatMap(({ index, 0: style }) =>
    [...style.matchAll(/\/\*([\s\S]*?)\*\//g)].map((each) => ({
      at: index + each.index,
      text: bare(each[1] ?? ''),
    })),
  );
  const markup = [...source.matchAll(/<!--([\s\S]*?)-->/g)].map((each) => ({
    at: each.index,
    text: bare(each[1] ?? ''),
  }));
  return [...scripts, ...styles, ...markup];
}

/** @param offset the index in the file at which the script begins */
function inScript(script: string, offset: number): Found[] {
  const file = ts.createSourceFile('x.ts', script, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const add = (range: ts.CommentRange) => ranges.set(range.pos, range);
  const visit = (node: ts.Node) => {
    ts.getLeadingCommentRanges(script, node.getFullStart())?.forEach(add);
    ts.getTrailingCommentRanges(script, node.getEnd())?.forEach(add);
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return blocks(
    script,
    [...ranges.values()].sort((a, b) => a.pos - b.pos),
  ).map(({ at, text }) => ({
    at: at + offset,
    text,
  }));
}

/** Joins one-line comments on consecutive lines into one block. */
function blocks(script: string, ranges: readonly ts.CommentRange[]): Found[] {
  const found: (Found & { end: number; isLine: boolean })[] = [];
  for (const { pos, end, kind } of ranges) {
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const text = bare(script.slice(pos + 2, isLine ? end : end - 2));
    const before = found.at(-1);
    const follows = before?.isLine && isLine && /^\n[ \t]*$/.test(script.slice(before.end, pos));
    if (before && follows) found[found.length - 1] = { ...before, text: `${before.text} ${text}`, end };
    else found.push({ at: pos, text, end, isLine });
  }
  return found;
}

/** The text of a comment as a single line, without the comment marks. */
function bare(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}
