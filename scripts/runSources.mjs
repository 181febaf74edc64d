// Runs `src/main.ts` of an app from its `bin` on any Node >= 20.19: the sources need Node 24, which the workspace pins in
// node_modules/.bin.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

/** `name` is that of the command, `bin` the address of its file. */
export async function runSources(name, bin) {
  const main = new URL('../src/main.ts', bin);
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    // What Node makes of the sources is kept: the second start takes half the time of the first.
    module.enableCompileCache(join(modules, '.cache', 'drumhead'));
    await import(main.href);
    return;
  }
  const node = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(node)) {
    console.error(
      `${name} needs Node 24 or later; this is ${process.version}. Run "npm install" in the project first.`,
    );
    process.exit(2);
  }
  const run = spawnSync(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(run.status ?? 1);
}
