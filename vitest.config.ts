import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messages } from './apps/web/messages.plugin.ts';
import { LongestFirst } from './tests/longestFirst.ts';
import { OF_NODE } from './tests/ofNode.ts';

/** Long files (`*.long.test.ts`) wait for `npm test`, or for a filter that names them: `npx vitest run conformance.long`. */
const asksForLong =
  process.env['DRUMHEAD_LONG'] === 'yes' || process.argv.slice(2).some((arg) => arg.includes('.long'));

/** Everything that runs without a browser. The browser tests have vitest.browser.config.ts. */
export default defineConfig({
  plugins: [messages()],
  test: {
    name: 'unit',
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'apps/*/test/**/*.test.ts',
      'bench/**/*.test.ts',
      'tests/**/*.test.ts',
    ],
    setupFiles: ['tests/chance.ts'],
    server: { deps: { external: [OF_NODE] } },
    // Files share a process, and with it the modules that are loaded: most are done sooner than a process of their own
    // would be ready. What a test puts in the place of a global is taken away again before the next test.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // Two files at a time also where there are but two cores: a third of the time is spent waiting for files.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/browser/**', ...(asksForLong ? [] : ['**/*.long.test.ts'])],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
