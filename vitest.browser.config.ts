import { defineConfig } from 'vitest/config';

/** Tests that drive a real Chromium against the built page, one file at a time. `npm test` runs them after the others. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['tests/browser/setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
