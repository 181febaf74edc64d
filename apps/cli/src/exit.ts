/** Exit statuses: 0 done, 1 refused input or a failed battle, 2 wrong usage. */
import { inspect } from 'node:util';
import { printable } from './printable.ts';

export class Refused extends Error {}
export class WrongUsage extends Error {}

/** Refuses the input: exit status 1. */
export function refused(message: string, cause?: unknown): never {
  throw new Refused(message, { cause });
}

/** Wrong usage of the command line: exit status 2. */
export function wrongUsage(message: string): never {
  throw new WrongUsage(message);
}

let isVerbose = false;

/** `--verbose`: the words of the machine are shown below ours. */
export function setVerbose(on: boolean): void {
  isVerbose = on;
}

/** What the machine says went wrong, for those who ask for it; it speaks English, and not to players. */
export function tellMachineWords(error: unknown): void {
  if (!isVerbose || error === undefined) return;
  const words = error instanceof Error ? (error.stack ?? error.message) : error;
  // It may quote files of strangers.
  console.error(printable(typeof words === 'string' ? words : inspect(words)));
}
