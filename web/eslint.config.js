// What the type check does not see: promises that nobody waits for, effects on state, dead code.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/wire.ts'] }, // wire.ts is written by the server
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      'svelte/no-at-html-tags': 'off', // pictures are text that our own drawings make; what people write is never among it
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space where Svelte would drop it
      'svelte/prefer-svelte-reactivity': 'off', // a collection that is not state is not meant to be watched
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.js'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
);
