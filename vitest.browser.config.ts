import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longestFirst.ts';
import { OF_NODE } from './tests/ofNode.ts';

/** Tests that drive a real Chromium against the built page, three files at a time. `npm test` runs them after the others. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    sequence: { sequencer: LongestFirst },
    exclude: ['**/node_modules/**'],
    globalSetup: ['tests/browser/setup.ts'],
    server: { deps: { external: [OF_NODE] } },
    // Files share a process, and with it one Chromium and the contexts of visitors who have left (visitors.ts).
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // Much of the time is spent waiting: for the page, and for what the page waits for. Two files a core take the same of
    // the processor as one, and a sixth less time; three in all leave each enough of two cores to stay within its limits.
    maxWorkers: 3,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Most of what is waited for comes at once; where the machine is busy, it comes late.
    expect: { poll: { timeout: 60_000 } },
  },
});
