import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Imports run one way (see README, "The tree"): a folder may import only what is listed for it. */
function oneWay(files, ...forbidden) {
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: forbidden.map((group) => ({ group: [group] })) }],
    },
  };
}

/**
 * The client's folders from the ground up: each builds on those before it. Types may be borrowed from
 * above, and whole screens are fetched from below when they are needed.
 */
const FLOORS = [
  'text',
  'art',
  'app',
  'help',
  'board',
  'survey',
  'common',
  'senses',
  'table',
  'play',
  'series',
  'poseidon',
  'navigators',
  'onlookers',
  'olympus',
  'voyage',
  'rules',
  'lobby',
  'ending',
  'home',
];

const NOT_SHARED = ['**/server/**', '**/client/**', 'node:*', 'svelte*', 'socket.io*'];

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
  oneWay(['shared/**'], ...NOT_SHARED),
  oneWay(
    ['shared/rules/**'],
    ...NOT_SHARED,
    '../decide*',
    '../evolve*',
    '../tell*',
    '../table*',
    '../views/*',
  ),
  oneWay(['server/**'], '**/client/**', 'svelte*'),
  oneWay(['server/tables/**'], '**/client/**', 'svelte*', 'socket.io*', '../door/*'),
  oneWay(['server/store/**'], '**/client/**', 'svelte*', 'socket.io*', '../door/*', '../tables/*'),
  oneWay(['client/**'], '**/server/**'),
  oneWay(['client/**/*.svelte', 'client/**/*.svelte.ts'], '**/server/**', 'node:*'),
  ...FLOORS.map((folder, floor) => ({
    files: [`client/${folder}/**`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: FLOORS.slice(floor + 1).map((above) => ({
            group: [`../${above}/**`, `../../${above}/**`],
            allowTypeImports: true,
          })),
        },
      ],
    },
  })),
);
