/**
 * Lists the repository's documents and extracts their prose: the text without code, link targets and the lines that
 * separate a table's header.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** The paths of all documents, relative to the root. */
export function documents(): string[] {
  const inFolder = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => (folder === '.' ? name : `${folder}/${name}`));
  return ['.', 'docs', 'boards'].flatMap(inFolder).sort();
}

/** The whole text of a document. */
export function read(path: string): string {
  return readFileSync(path, 'utf8');
}

/** A document in which spaces replace everything except prose. The line numbers stay the same. */
export function proseOf(markdown: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return markdown
    .replace(/^ *```[\s\S]*?^ *```/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/^\|[-| :]+\|$/gm, blank);
}
