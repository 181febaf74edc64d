/** Reading what a person gave: numbers, files, standard input. Every fault is named precisely. */
import { closeSync, openSync, readSync } from 'node:fs';
import { rulesets } from '@drumhead/rulesets';
import { type AnyRuleset, type Problem } from '@drumhead/engine';
import { translateFacts } from '@drumhead/content';
import { refused, wrongUsage } from './exit.ts';
import type { Say } from './translate.ts';

/** A whole number option within bounds, or wrong usage. */
export function wholeNumber(say: Say, name: string, given: string, least: number, most: number): number {
  const value = Number(given);
  if (!/^[+-]?\d+$/.test(given.trim()) || !Number.isSafeInteger(value) || value < least || value > most) {
    wrongUsage(say('cli.error.number', { name, given, least, most }));
  }
  return value;
}

const MEGABYTES = 64;
const CHUNK = 1 << 20;

/** The text of a file; `-` is standard input. Whatever it is, no more of it is read than a file may be long. */
export function textOf(say: Say, file: string): string {
  const bytes = bytesOf(say, file);
  if (bytes.length === 0) refused(say('cli.error.empty', { file }));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return refused(say('cli.error.notText', { file }));
  }
}

function bytesOf(say: Say, file: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let opened: number | null = null;
  try {
    opened = file === '-' ? 0 : openSync(file, 'r');
    for (;;) {
      const chunk = new Uint8Array(CHUNK);
      const read = readSync(opened, chunk, 0, CHUNK, null);
      if (read === 0) break;
      size += read;
      if (size > MEGABYTES * CHUNK) refused(say('cli.error.large', { file, limit: MEGABYTES }));
      chunks.push(chunk.subarray(0, read));
    }
  } catch (error) {
    // Standard input that nobody holds open any more is at its end.
    if (error instanceof Error && 'code' in error && error.code === 'EOF') return Buffer.concat(chunks);
    if (error instanceof Error && 'code' in error) {
      refused(say('cli.error.read', { file, error: String(error.code) }));
    }
    throw error;
  } finally {
    if (opened !== null && opened !== 0) closeSync(opened);
  }
  return Buffer.concat(chunks);
}

/** The JSON value of a text. */
export function jsonOf(say: Say, file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refused(
      say('cli.adjudicate.notJson', { file, error: error instanceof Error ? error.message : String(error) }),
    );
  }
}

export function rulesetNamed(say: Say, id: string): AnyRuleset {
  const found = rulesets.find((ruleset) => ruleset.id === id);
  return found ?? wrongUsage(say('cli.error.ruleset', { given: id, known: rulesets.map((r) => r.id).join(', ') }));
}

/** The problems of a set-up, a line each, said in words. */
export function problemLines(say: Say, problems: readonly Problem[]): string {
  return problems
    .map(({ path, rule, reason, facts }) =>
      say('cli.check.path', {
        path: path === '' ? say('cli.check.whole') : path,
        reason: say(reason, translateFacts(facts, say)),
        rule,
      }),
    )
    .join('\n');
}
