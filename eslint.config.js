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
  oneWay(['shared/**'], '**/server/**', '**/client/**', 'node:*', 'svelte*', 'socket.io*'),
  oneWay(['server/**'], '**/client/**', 'svelte*'),
  oneWay(['client/**/*.svelte', 'client/**/*.svelte.ts'], '**/server/**', 'node:*'),
);
