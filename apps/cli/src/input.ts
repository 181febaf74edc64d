/** Reads numbers, files and standard input, with a precise message for every fault. */
import { closeSync, openSync, readSync } from 'node:fs';
import { rulesets, type Translate } from '@drumhead/rulesets';
import { type AnyRuleset, type Problem } from '@drumhead/engine';
import { translateFacts } from '@drumhead/content';
import { refused, wrongUsage } from './exit.ts';

/** A whole number option within bounds, or wrong usage. */
export function wholeNumber(t: Translate, name: string, given: string, least: number, most: number): number {
  const value = Number(given);
  if (!/^[+-]?\d+$/.test(given.trim()) || !Number.isSafeInteger(value) || value < least || value > most) {
    wrongUsage(t('cli.error.number', { name, given, least, most }));
  }
  return value;
}

const MEGABYTES = 64;
const CHUNK = 1 << 20;

/** The text of a file; `-` is standard input. Never reads more than the size limit. */
export function textOf(t: Translate, file: string): string {
  const bytes = bytesOf(t, file);
  if (bytes.length === 0) refused(t('cli.error.empty', { file }));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return refused(t('cli.error.notText', { file }));
  }
}

function bytesOf(t: Translate, file: string): Uint8Array {
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
      if (size > MEGABYTES * CHUNK) refused(t('cli.error.large', { file, limit: MEGABYTES }));
      chunks.push(chunk.subarray(0, read));
    }
  } catch (error) {
    // Closed standard input is at its end.
    if (error instanceof Error && 'code' in error && error.code === 'EOF') return Buffer.concat(chunks);
    if (error instanceof Error && 'code' in error) {
      refused(t('cli.error.read', { file, error: String(error.code) }));
    }
    throw error;
  } finally {
    if (opened !== null && opened !== 0) closeSync(opened);
  }
  return Buffer.concat(chunks);
}

/** The JSON value of a text. */
export function jsonOf(t: Translate, file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refused(
      t('cli.adjudicate.notJson', { file, error: error instanceof Error ? error.message : String(error) }),
    );
  }
}

export function rulesetNamed(t: Translate, id: string): AnyRuleset {
  const found = rulesets.find((ruleset) => ruleset.id === id);
  return found ?? wrongUsage(t('cli.error.ruleset', { given: id, known: rulesets.map((r) => r.id).join(', ') }));
}

/** The problems of a set-up in words, a line each. */
export function problemLines(t: Translate, problems: readonly Problem[]): string {
  return problems
    .map(({ path, rule, reason, facts }) =>
      t('cli.check.path', {
        path: path === '' ? t('cli.check.whole') : path,
        reason: t(reason, translateFacts(facts, t)),
        rule,
      }),
    )
    .join('\n');
}
