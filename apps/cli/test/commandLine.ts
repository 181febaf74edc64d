/** Command lines of `drumhead` for tests: run here, or as a process of their own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { runProgram } from '../src/program.ts';

const bin = fileURLToPath(new URL('../bin/drumhead.mjs', import.meta.url));

export interface Ran {
  /** The exit status. */
  readonly status: number | null;
  /** What it printed on standard output, and on standard error. */
  readonly out: string;
  readonly err: string;
}

/** A folder for the files of a test, removed after the last test of the file that asks for it. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'drumhead-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the command as whoever types it does, with a text on its standard input. A start takes half a second. */
export function runProcess(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, out: stdout, err: stderr };
}

/** Runs the command here, without starting a process; an error that is nobody's fault but ours fails the test. */
export async function run(args: readonly string[]): Promise<Ran> {
  const printed = { out: '', err: '' };
  const into = (to: keyof typeof printed, end: string) => (text: unknown) => {
    printed[to] += `${String(text)}${end}`;
    return true;
  };
  // Commander writes to the streams, everything else to the console.
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(into('out', '\n')),
    vi.spyOn(console, 'error').mockImplementation(into('err', '\n')),
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out', '')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err', '')),
  ];
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runProgram(args);
    return { status: Number(process.exitCode), ...printed };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}

/** What a command run here prints on standard output. */
export const outputOf = async (args: readonly string[]): Promise<string> => (await run(args)).out;
