/** The kinds of JSON files there are besides records, known by their `format`. */
import { envelopeSchema } from '@drumhead/content/envelopeSchema';
import { LIBRARY, LIBRARY_FORMAT, librarySchema } from '@drumhead/content/library';
import { begin, ENVELOPE_FORMAT, type Problem, rulesetOfEnvelope } from '@drumhead/engine';
import { problem, read } from '@drumhead/engine/schema';
import type { FileKind } from './rulesetManifest.ts';
import { manifests } from './rulesets.ts';

/** A scenario of any game, with its words. */
const ENVELOPE_KIND: FileKind = {
  id: 'envelope',
  format: ENVELOPE_FORMAT,
  problems: envelopeProblems,
  schema: envelopeSchema,
};

/** The scenarios of a site. */
const LIBRARY_KIND: FileKind = {
  id: 'library',
  format: LIBRARY_FORMAT,
  problems(value) {
    const found = read(value, LIBRARY);
    return found.ok ? [] : found.problems;
  },
  schema: librarySchema,
};

export const FILE_KINDS: readonly FileKind[] = [
  ENVELOPE_KIND,
  LIBRARY_KIND,
  ...manifests.flatMap(({ fileKinds }) => fileKinds),
];

/** Scenarios of long ago name no format. */
export const SCENARIO_KIND = FILE_KINDS.find(({ format }) => format === undefined) as FileKind;

/** What says of a file without a format that it is a scenario. */
const SCENARIO_FIELDS = ['format', 'sides', 'terrain', 'deployment'];

/** The kind of a file with this format; null: none that is checked. */
export function kindOf(format: string): FileKind | null {
  const found = FILE_KINDS.find((kind) => kind.format === format);
  return found ?? (format.endsWith('-scenario') ? SCENARIO_KIND : null);
}

/** The kind of a file that names no format of Drumhead; null: it is none. */
export function kindOfUnnamed(value: unknown): FileKind | null {
  const isScenario = typeof value === 'object' && value !== null && SCENARIO_FIELDS.some((field) => field in value);
  return isScenario ? SCENARIO_KIND : null;
}

/** What is wrong with a scenario file of any game. */
export function envelopeProblems(value: unknown): readonly Problem[] {
  const named = rulesetOfEnvelope(value);
  const found = manifests.find(({ ruleset }) => ruleset.id === named);
  if (found === undefined) {
    const choices = manifests.map(({ ruleset }) => ruleset.id).join(', ');
    return [problem('ruleset', 'engine.problem.notOneOf', { value: String(named), choices })];
  }
  const begun = begin(found.ruleset, value);
  return begun.ok ? [] : begun.problems;
}
