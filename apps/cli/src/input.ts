/** Reading what a person gave: numbers, files, standard input. Every fault is named precisely. */
import { readFileSync, statSync } from 'node:fs';
import { rulesets } from '@drumhead/rulesets';
import type { AnyRuleset, Problem } from '@drumhead/engine';
import { refused, wrongUsage } from './exit.ts';
import type { Say } from './words.ts';

/** A whole number option within bounds, or wrong usage. */
export function wholeNumber(say: Say, name: string, given: string, least: number, most: number): number {
  const value = Number(given);
  if (!/^[+-]?\d+$/.test(given.trim()) || !Number.isSafeInteger(value) || value < least || value > most) {
    wrongUsage(say('cli.error.number', { name, given, least, most }));
  }
  return value;
}

const MEGABYTES = 64;

/** The text of a file; `-` is standard input. */
export function textOf(say: Say, file: string): string {
  try {
    if (file !== '-' && statSync(file).size > MEGABYTES * 1024 * 1024) {
      refused(say('cli.error.large', { file, limit: MEGABYTES }));
    }
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      refused(say('cli.error.read', { file, error: String(error.code) }));
    }
    throw error;
  }
}

/** The JSON value of a text. */
export function jsonOf(say: Say, file: string, text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
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
      say('cli.check.path', { path: path === '' ? say('cli.check.whole') : path, reason: say(reason, facts), rule }),
    )
    .join('\n');
}

/** The scenario's rule set and set-up, by its name or from a file; with no rule set named, whichever brings it. */
export function scenarioNamed(
  say: Say,
  id: string,
  rulesetId: string | undefined,
): { readonly ruleset: AnyRuleset; readonly setup: unknown } {
  if (id.endsWith('.json')) {
    const ruleset = rulesetNamed(say, rulesetId ?? 'large-battles');
    const setup = jsonOf(say, id, textOf(say, id));
    const made = ruleset.create(setup);
    return made.ok ? { ruleset, setup } : refused(problemLines(say, made.problems));
  }
  const among = rulesetId === undefined ? rulesets : [rulesetNamed(say, rulesetId)];
  const ruleset = among.find((r) => r.scenarios.includes(id));
  if (!ruleset) {
    return wrongUsage(say('cli.error.scenario', { given: id, known: among.flatMap((r) => r.scenarios).join(', ') }));
  }
  return { ruleset, setup: ruleset.scenario(id) };
}
