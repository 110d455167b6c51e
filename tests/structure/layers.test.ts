/**
 * Checks that imports go in one direction: no layer imports from a layer above it. Imports in components, imports of
 * types and lazy imports count too.
 */
import { expect, test } from 'vitest';
import layers from '../../layers.json' with { type: 'json' };
import { circleOf, folderOf, importsOf, pairsOf, sourcesIn, type Import } from './imports.ts';

const ROOT = '.';
const TREES = ['client', 'server', 'shared', 'boards', 'puzzles'];
const imports = importsOf(
  ROOT,
  TREES.flatMap((tree) => sourcesIn(ROOT, tree)),
);
const within = (tree: string) =>
  imports.filter(({ from, to }) => from.startsWith(`${tree}/`) && to.startsWith(`${tree}/`));
const told = ({ from, to }: Import) => `${from} imports ${to}`;

/** The imports from a lower layer to a higher one. */
function upward(tree: keyof typeof layers): string[] {
  // A file beside the layers' folders may import from all layers. The exception is shared/random.ts, which may import
  // from no layer.
  const height = (path: string) => {
    const [, folder = '', ...rest] = path.split('/');
    return rest.length === 0 && tree !== 'shared' ? layers[tree].length : layers[tree].indexOf(folder);
  };
  return within(tree)
    .filter(({ from, to }) => height(from) < height(to))
    .map(told);
}

test('the client has no other folders than its layers', () => {
  const folders = new Set(sourcesIn(ROOT, 'client').map((file) => file.split('/')[1]));
  expect([...folders].sort()).toEqual([...layers.client, 'build'].sort());
});

test.each(['client', 'shared', 'server'] as const)('no layer of %s imports from one above it', (tree) => {
  expect(upward(tree)).toEqual([]);
});

test('no screen borrows from another', () => {
  const screenOf = (path: string) => /^client\/screens\/(\w+)\//.exec(path)?.[1];
  const borrowed = within('client').filter(
    ({ from, to }) => screenOf(from) && screenOf(to) && screenOf(from) !== screenOf(to),
  );
  expect(borrowed.map(told)).toEqual([]);
});

test.each(['client', 'server', 'boards', 'puzzles'])(
  'no two folders of %s import from each other, and none goes round in a circle',
  (tree) => {
    expect([...pairsOf(within(tree)).bothWays]).toEqual([]);
    expect(circleOf(within(tree), folderOf)).toBeUndefined();
  },
);

test.each(TREES)('no files of %s import in a circle', (tree) => {
  expect(circleOf(within(tree), (file) => file)).toBeUndefined();
});

test('product code imports no tests, and client and server do not import each other', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    shared: ['shared'],
    server: ['server', 'shared'],
    client: ['client', 'shared', 'puzzles'],
    boards: ['boards', 'server', 'shared'],
    puzzles: ['puzzles', 'server', 'shared'],
  };
  const foreign = imports.filter(({ from, to }) => {
    const [tree = '', target = ''] = [from.split('/')[0], to.split('/')[0]];
    return !allowed[tree]?.includes(target);
  });
  expect(foreign.map(told)).toEqual([]);
});

test('the check sees the imports of a glob', () => {
  expect(imports).toContainEqual({ from: 'client/text/catalogue.svelte.ts', to: 'client/text/de/tables.ts' });
});

test('the check sees an upward import, one both ways and a circle', () => {
  const way = (from: string, to: string) => ({ from: `client/${from}/a.ts`, to: `client/${to}/b.svelte` });
  expect([...pairsOf([way('ui', 'game'), way('game', 'ui')]).bothWays]).toEqual(['client/game client/ui']);
  expect(circleOf([way('ui', 'game'), way('game', 'table'), way('table', 'ui')], folderOf)).toHaveLength(4);
  expect(circleOf([way('ui', 'game'), way('ui', 'table'), way('table', 'game')], folderOf)).toBeUndefined();
});

test('the client does not load the data of look-alike letters, which is larger than the app itself', () => {
  const reached = new Set(sourcesIn(ROOT, 'client'));
  for (const file of reached)
    for (const { from, to } of imports) if (from === file && to.startsWith('shared/')) reached.add(to);
  expect(reached).toContain('shared/table/rules/opponents.ts');
  expect(reached).not.toContain('shared/table/rules/names.ts');
});
