/** Reads numbers, files and standard input, with a precise message for every fault. */
import { closeSync, openSync, readSync } from 'node:fs';
import { rulesets, type Translate } from '@drumhead/rulesets';
import { type AnyRuleset, type Problem } from '@drumhead/engine';
import { translateFacts } from '@drumhead/content';
import {
  describedFile,
  describedOne,
  type OwnKind,
  recogniseBytes,
  type Recognised,
  recogniseText,
} from '@drumhead/content/outside';
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

/** The text of a file that is a record; `-` is standard input. Never reads more than the size limit. */
export function recordTextOf(t: Translate, file: string): string {
  const found = recogniseBytes(bytesOf(t, file));
  return found.is === 'record' ? found.text : refusedFile(t, file, found);
}

/** The JSON value of a file; one of Drumhead must be of a kind that is wanted here. */
export function valueOf(t: Translate, file: string, wanted: readonly OwnKind[]): unknown {
  return wantedValue(t, file, recogniseBytes(bytesOf(t, file)), wanted);
}

/** The JSON value of a text that was typed, called by the name of its option. */
export const typedValueOf = (t: Translate, name: string, text: string): unknown =>
  wantedValue(t, name, recogniseText(text), []);

/** The JSON value of what was found in a file. */
export function wantedValue(t: Translate, file: string, found: Recognised, wanted: readonly OwnKind[]): unknown {
  if (found.is === 'json' || (found.is === 'own' && wanted.includes(found.kind))) return found.value;
  return refusedFile(t, file, found);
}

/** Whatever the file is. */
export const foundIn = (t: Translate, file: string): Recognised => recogniseBytes(bytesOf(t, file));

/** Commands that take a file of Drumhead. */
const USES: Readonly<Record<OwnKind | 'record', string>> = {
  record: 'check, replay, verify, play-on',
  scenario: 'check, simulate --scenario, balance',
  division: 'check, simulate --division-a',
  historical: 'check',
  pickup: 'check, simulate --scenario',
  position: 'check, adjudicate … play, odds position, simulate --scenario',
  army: 'check, simulate --army',
  squad: 'check, simulate --squads',
  game: 'check, simulate --scenario',
  campaign: 'check, campaign',
  device: '',
  learning: '',
  library: 'check',
};

/** Refuses a file that is something else than what is wanted: what it is, and where it goes. */
export function refusedFile(t: Translate, file: string, found: Recognised): never {
  if (found.is === 'several') {
    const inWords = found.all.map(describedOne).map(({ key, facts }) => t(key, translateFacts(facts, t)));
    return refused(t('cli.check.file.line', { file, reason: t('cli.file.several', { all: inWords.join('; ') }) }));
  }
  const kind = found.is === 'own' ? found.kind : found.is === 'record' ? found.is : null;
  const uses = kind === null ? '' : USES[kind];
  const { key, facts } = describedFile(found);
  const told =
    kind === 'device'
      ? t('cli.file.device')
      : uses === ''
        ? t(key, translateFacts(facts, t))
        : t('cli.file.other', { what: t(`out.is.${kind}`), uses });
  return refused(t('cli.check.file.line', { file, reason: told }));
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
    if (error instanceof Error && 'code' in error) refusedBySystem(t, 'read', file, error);
    throw error;
  } finally {
    if (opened !== null && opened !== 0) closeSync(opened);
  }
  return Buffer.concat(chunks);
}

/** What the system says, in our words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'missing',
  EISDIR: 'folder',
  ENOTDIR: 'noFolder',
  EEXIST: 'noFolder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** Refuses a file that the system does not let us read or write. */
export function refusedBySystem(t: Translate, what: 'read' | 'write', file: string, error: unknown): never {
  const { code } = error as { readonly code?: unknown };
  const reason = t(`cli.error.system.${REASONS[String(code)] ?? 'other'}`);
  return refused(t(`cli.error.${what}`, { file, reason }), error);
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
