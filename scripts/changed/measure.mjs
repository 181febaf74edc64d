// node scripts/changed/measure.mjs: runs the daily unit tests once, notes which functions of which source files each
// file of tests runs, and writes scripts/changed/coverageMap.json from it. Some minutes. Do it when many files moved, and
// at a release: tests that the map does not know yet are chosen by their folder and by the rules they name.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ready, root, runNode, stop, tool } from '../lib.mjs';

await ready(import.meta.url);

const { coverageMapOf } = await import('./coverageMap.ts');
const functions = join(root, '.cache', 'functions.jsonl');
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(functions, { force: true });
const { code } = await runNode(tool('vitest'), ['run', '--config', 'scripts/changed/vitest.measure.config.ts'], {
  env: { DRUMHEAD_FUNCTIONS: functions },
});
if (code !== 0) stop('Tests failed: the map stays as it was.');
const measured = readFileSync(functions, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const map = coverageMapOf(measured);
const file = join(root, 'scripts', 'changed', 'coverageMap.json');
writeFileSync(file, `${JSON.stringify(map, null, 2)}\n`);
await runNode(tool('@biomejs/biome', 'biome'), ['format', '--write', file]);
console.log(`${Object.keys(map).length} source files, ${measured.length} files of tests.`);
