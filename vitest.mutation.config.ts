import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of the rules of Large Battles are put before (`npm run mutate`): those that name rules.
 * Whole battles and the computer player's counsel notice a broken rule late, and would take most of the time.
 */
export default defineConfig({
  test: {
    name: 'mutation',
    include: ['packages/large-battles/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/conformance.test.ts', '**/counsel/**', '**/scenario/**', '**/messages.test.ts'],
    testTimeout: 30_000,
    // One world for all files: loading the rules anew for each would take longer than the tests.
    isolate: false,
  },
});
