/**
 * Prints random comments of the code and random paragraphs of the docs, so that a reader can judge whether each is
 * plain: `node tests/english/sample.ts --seed 7 --comments 60 --paragraphs 30`.
 */
import { parseArgs } from 'node:util';
import { seededBy } from '../../shared/seeded.ts';
import { shuffled } from '../../shared/random.ts';
import { commentsOf, sources, type Passage } from './comments.ts';
import { documents, read } from './documents.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    comments: { type: 'string', default: '60' },
    paragraphs: { type: 'string', default: '30' },
  },
});

/** The minimum number of words in a paragraph. Shorter texts are headings or labels, and are left out. */
const FEWEST_WORDS = 8;
/** The minimum number of words in a table row. Shorter rows contain only figures and names, and are left out. */
const FEWEST_IN_ROW = 12;
/** The maximum number of columns. The rows of wider tables contain only figures and names, and are left out. */
const MOST_COLUMNS = 3;

/** The paragraphs, list items and table rows of a document. */
function paragraphsOf(path: string): Passage[] {
  const prose = read(path).replace(/^ *```[\s\S]*?^ *```/gm, (code) => code.replace(/[^\n]/g, ''));
  const found: Passage[] = [];
  let before = '';
  prose.split('\n').forEach((line, index) => {
    const text = line.trim();
    const goes = before !== '' && !/^(?:[-*|#>]|\d+\. )/.test(text);
    const last = found.at(-1);
    if (text !== '' && goes && last) found[found.length - 1] = { ...last, text: `${last.text} ${text}` };
    else if (text !== '') found.push({ path, line: index + 1, text });
    before = /^#/.test(text) ? '' : text;
  });
  return found.filter(({ text }) => !text.startsWith('#') && saysSomething(text));
}

function saysSomething(text: string): boolean {
  if (!text.startsWith('|')) return words(text) >= FEWEST_WORDS;
  const columns = text.split(/(?<!\\)\|/).length - 2;
  return columns <= MOST_COLUMNS && words(text) >= FEWEST_IN_ROW;
}

/** The number of words in a text, not counting numbers and code. */
function words(text: string): number {
  return text.replace(/`[^`]+`/g, ' ').match(/\p{Letter}[\p{Letter}’'-]+/gu)?.length ?? 0;
}

function print(title: string, passages: readonly Passage[], count: number): void {
  const random = seededBy(`${title} ${values.seed}`);
  const drawn = shuffled(passages, random).slice(0, count);
  process.stdout.write(`# ${drawn.length} of ${passages.length} ${title}, seed ${values.seed}\n\n`);
  drawn.forEach(({ path, line, text }, index) =>
    process.stdout.write(`${index + 1}. ${path}:${line}\n   ${text.replace(/\s+/g, ' ')}\n\n`),
  );
}

print('comments', sources().flatMap(commentsOf), Number(values.comments));
print('paragraphs', documents().flatMap(paragraphsOf), Number(values.paragraphs));
