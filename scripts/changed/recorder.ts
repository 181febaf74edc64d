// Runs before every file of tests while measure.mjs measures: notes which functions of which source files each of them runs.
import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { isSource } from './paths.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const output = process.env['DRUMHEAD_FUNCTIONS'] ?? '';

/** One for all files of this process, which share what is loaded. */
const shared = globalThis as { recorder?: Session };
if (shared.recorder === undefined) {
  shared.recorder = new Session();
  shared.recorder.connect();
  await shared.recorder.post('Profiler.enable');
  await shared.recorder.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}
const session = shared.recorder;

/** Source files by path, each with the functions that ran since this was asked last; a function is named by its place. */
async function ran(): Promise<Record<string, number[]>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const found: Record<string, number[]> = {};
  for (const { url, functions } of result) {
    if (!url.startsWith('file://')) continue;
    const path = relative(root, fileURLToPath(url)).replaceAll('\\', '/');
    if (!isSource(path)) continue;
    const places = functions
      .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
      .map(({ ranges }) => ranges[0]?.startOffset ?? 0);
    if (places.length > 0) found[path] = places;
  }
  return found;
}

// What runs while modules are loaded belongs to no test: whichever file comes first loads them.
beforeAll(async () => void (await ran()));

afterAll(async () => {
  const test = relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/');
  appendFileSync(output, `${JSON.stringify({ test, ran: await ran() })}\n`);
});
