#!/usr/bin/env node
// Runs on any Node >= 20.19: the sources need Node 24, which the workspace pins in node_modules/.bin.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const main = join(here, '..', 'src', 'main.ts');
if (Number(process.versions.node.split('.')[0]) >= 24) {
  // What Node makes of the sources is kept: the second start takes half the time of the first.
  module.enableCompileCache(join(here, '..', '..', '..', 'node_modules', '.cache', 'drumhead'));
  await import(pathToFileURL(main).href);
} else {
  const bin = join(here, '..', '..', '..', 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(bin)) {
    console.error(
      `drumhead-server needs Node 24 or later; this is ${process.version}. Run "npm install" in the project first.`,
    );
    process.exit(2);
  }
  const run = spawnSync(bin, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(run.status ?? 1);
}
