import { mergeConfig } from 'vitest/config';
import unit from '../../vitest.config.ts';

/** The daily unit tests, with a note of the functions that each file runs. That takes several times as long. */
export default mergeConfig(unit, { test: { setupFiles: ['scripts/changed/recorder.ts'], testTimeout: 300_000 } });
