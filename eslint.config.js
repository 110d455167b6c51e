import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import layers from './layers.json' with { type: 'json' };
import svelteConfig from './svelte.config.js';

/** Forbids imports that match one of the patterns in the given files, including imports of types only. */
function forbid(files, patterns) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/**
 * Forbids, for each layer of a tree (layers.json, lowest first), imports from the layers above it and imports that are
 * forbidden everywhere in the tree.
 */
function oneWay(tree, everywhere) {
  return layers[tree].map((layer, height) => {
    const above = layers[tree].slice(height + 1);
    const upward = above.length > 0 ? [{ regex: `^(\\.\\./)+(${above.join('|')})/` }] : [];
    return forbid([`${tree}/${layer}/**`], [...everywhere, ...upward]);
  });
}

const NOT_IN_SHARED = [
  { group: ['**/server/**', '**/client/**', '**/tests/**', 'node:*', 'svelte*', 'socket.io*'] },
];
const NOT_IN_SERVER = [{ group: ['**/client/**', '**/tests/**', 'svelte*'] }];
const NOT_IN_CLIENT = [{ group: ['**/server/**', '**/tests/**', 'node:*'] }];
const NO_SOCKETS = { group: ['socket.io*'] };
const NOT_IN_RULES = { regex: '^(\\.\\./)+(views|table|wire)/|^\\.\\./(decide|evolve|tell|moves)\\.ts' };
const NOT_IN_TABLE_RULES = { regex: '^(\\.\\./)+wire/|^\\.\\./(decide|evolve)(/|\\.ts)' };
/** For files that define types: they must not import the code that works with these types. */
const NO_RULES = { regex: '/(rules|views)/|/(decide|evolve|tell|moves)\\.ts' };

/** APIs that the code uses only after checking that the browser has them. */
const ASKED_FOR = ['navigator.wakeLock', 'navigator.setAppBadge', 'navigator.clearAppBadge', 'ClipboardItem'];

/**
 * Newer methods that no lint rule recognises without type information, so they are listed by name. `z` is zod. Popovers
 * are not listed, because client/ui/popovers.ts loads a polyfill where they are missing.
 */
const METHODS = [
  'union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom',
  'isWellFormed|toWellFormed|transfer|getOrInsert|getOrInsertComputed',
  'startViewTransition|checkVisibility|requestClose',
].join('|');
const ON_ITERATORS = 'map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find';
const ITERATORS = 'values|keys|entries|matchAll';
const STATICS = { URL: 'parse|canParse', AbortSignal: 'any', Intl: 'DurationFormat' };
const NEWER = [
  `CallExpression[callee.property.name=/^(${METHODS})$/]:not([callee.object.name='z'])`,
  `CallExpression[callee.property.name=/^(${ON_ITERATORS})$/][callee.object.callee.property.name=/^(${ITERATORS})$/]:not([callee.object.callee.object.name='Object'])`,
  ...Object.entries(STATICS).map(
    ([name, members]) => `MemberExpression[object.name='${name}'][property.name=/^(${members})$/]`,
  ),
  'NewExpression[callee.name=/^(CloseWatcher|Highlight)$/]',
].map((selector) => ({ selector, message: 'The oldest browsers in package.json do not have this.' }));

/**
 * Code that runs in a browser may use only language features and web APIs that every browser in package.json's
 * `browserslist` supports.
 */
const FOR_OLDER_BROWSERS = [
  compat.configs['flat/recommended'],
  esX.configs['flat/restrict-to-es2023'],
  { rules: { 'no-restricted-syntax': ['error', ...NEWER] } },
].map((config) => ({
  ...config,
  files: ['client/**', 'shared/**'],
  ignores: ['client/build/**'],
  settings: { polyfills: ASKED_FOR, lintAllEsApis: true },
}));

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'data/', 'test-results/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  // A promise that nobody awaits would fail unnoticed.
  {
    files: ['server/**/*.ts', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  ...FOR_OLDER_BROWSERS,
  // The scripts that detect browsers that are too old must run in those browsers, so they use only old syntax.
  {
    files: ['client/public/*.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 5 },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  forbid(['shared/*.ts'], NOT_IN_SHARED),
  ...oneWay('shared', NOT_IN_SHARED),
  forbid(['shared/game/rules/**'], [...NOT_IN_SHARED, NOT_IN_RULES]),
  forbid(
    [
      'shared/game/{game,told}.ts',
      'shared/table/{table,clock,commands,events,game-record,helps,open-seats,refusals,series-record,talk}.ts',
    ],
    [...NOT_IN_SHARED, NO_RULES],
  ),
  forbid(['shared/table/rules/**'], [...NOT_IN_SHARED, NOT_IN_TABLE_RULES]),
  forbid(['server/*.ts'], NOT_IN_SERVER),
  ...oneWay('server', NOT_IN_SERVER),
  forbid(['server/tables/**'], [...NOT_IN_SERVER, NO_SOCKETS, { group: ['../gateway/**'] }]),
  forbid(['server/store/**'], [...NOT_IN_SERVER, NO_SOCKETS, { group: ['../gateway/**', '../tables/**'] }]),
  ...oneWay('client', NOT_IN_CLIENT),
);
