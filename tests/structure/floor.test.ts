/** Checks that the linter refuses features of the language and the web that the oldest supported browsers lack. */
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import about from '../../package.json' with { type: 'json' };

/** Features that at least one of the oldest supported browsers lacks. */
const NEWER = [
  'Map.groupBy([1], (x: number) => x)',
  'Object.groupBy([1], (x: number) => String(x))',
  'Array.fromAsync([1])',
  'Promise.withResolvers()',
  'Promise.try(() => 1)',
  'seen.union(seen)',
  'seen.isSubsetOf(seen)',
  'seen.values().map((x: number) => x)',
  'Iterator.from([1])',
  'RegExp.escape("a")',
  'new RegExp("a", "v")',
  '/[a--b]/v',
  '"a".isWellFormed()',
  'URL.canParse("/")',
  'URL.parse("/")',
  'AbortSignal.any([])',
  'new URLPattern("/")',
  'requestIdleCallback(() => 1)',
  'document.startViewTransition(() => 1)',
  'document.body.checkVisibility()',
  'new CloseWatcher()',
  'new Intl.DurationFormat("en")',
];
/** Features that all of the oldest supported browsers have. The linter must allow them. */
const OLDER = [
  '[2, 1].toSorted()',
  'seen.has(1)',
  'Object.values({ a: 1 }).map((x) => x)',
  'structuredClone(seen)',
];

/** The numbers of the lines that the linter refuses because the oldest browsers lack a feature. */
async function refused(
  file: string,
  lines: readonly string[],
  wrap: (code: string) => string,
): Promise<number[]> {
  const [result] = await new ESLint().lintText(wrap(lines.join('\n')), { filePath: file });
  const rules = /^(es-x|compat)\/|^no-restricted-syntax$/;
  return (result?.messages ?? [])
    .filter(({ ruleId, fatal }) => fatal === true || rules.test(ruleId ?? ''))
    .map(({ line }) => line);
}

const SEEN = 'const seen = new Set([1]);';
const asModule = (code: string) => `${SEEN}${code}`;
const asComponent = (code: string) => `<script lang="ts">${SEEN}${code}\n</script>\n{String(seen)}`;
const statements = (codes: readonly string[]) => codes.map((code) => `;void (${code});`);

describe.each([
  ['a module', 'client/lib/some.ts', asModule],
  ['a shared module', 'shared/some.ts', asModule],
  ['a component', 'client/ui/Some.svelte', asComponent],
])('in %s', (_, file, wrap) => {
  it('each thing that is newer than the oldest browsers is refused, and no other', async () => {
    const lines = statements([...NEWER, ...OLDER]);
    const found = new Set(await refused(file, lines, wrap));
    expect(NEWER.filter((_code, index) => !found.has(index + 1))).toEqual([]);
    expect(OLDER.filter((_code, index) => found.has(NEWER.length + index + 1))).toEqual([]);
  });
});

it('the page on operating names the browsers that are meant', () => {
  const page = readFileSync('docs/OPERATING.md', 'utf8');
  const named = /Players need (.+?), or anything newer/.exec(page)?.[1];
  expect(named).toBe('Safari or iOS 16.4, Chrome or Edge 111, Firefox 115');
  expect(about.browserslist).toEqual([
    'safari 16.4',
    'ios_saf 16.4',
    'chrome 111',
    'edge 111',
    'firefox 115',
  ]);
});
