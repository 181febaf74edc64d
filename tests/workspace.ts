/** Scratch copies of the workspace, for tests that change it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'artefacts', 'coverage', '.cache', '.stryker-tmp']);

/** A copy of the sources, with the installed packages of the original and its own workspace packages. */
export function copyOfWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'drumhead-'));
  cpSync(ROOT, folder, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@drumhead'), { recursive: true });
  const installed = join(ROOT, 'node_modules');
  for (const name of readdirSync(installed)) {
    if (name !== '@drumhead' && name !== 'drumhead')
      symlinkSync(join(installed, name), join(modules, name), 'junction');
  }
  // Where npm's own links lead is relative on some systems only: here each leads into the copy.
  for (const name of readdirSync(join(installed, '@drumhead'))) {
    const place = relative(realpathSync(ROOT), realpathSync(join(installed, '@drumhead', name)));
    symlinkSync(join(folder, place), join(modules, '@drumhead', name), 'junction');
  }
  symlinkSync(join(folder, 'packages', 'drumhead'), join(modules, 'drumhead'), 'junction');
  return folder;
}

export interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program in a folder and waits for it. What Node makes of the sources is kept there, for the next one. */
export function run(folder: string, program: string, args: readonly string[]): Ended {
  const name = { GIT_AUTHOR_NAME: 'Test', GIT_COMMITTER_NAME: 'Test' };
  const mail = { GIT_AUTHOR_EMAIL: 'test@example.org', GIT_COMMITTER_EMAIL: 'test@example.org' };
  const kept = { NODE_COMPILE_CACHE: join(folder, 'node_modules', '.cache', 'drumhead') };
  const env = { ...process.env, ...kept, ...name, ...mail, GIT_CONFIG_GLOBAL: '/dev/null', NO_COLOR: '1' };
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
  return { status: status ?? 1, out: stdout ?? '', err: (stderr ?? '') + (error?.message ?? '') };
}
