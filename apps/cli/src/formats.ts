/** The kinds of JSON files there are besides records, known by their `format`. */
import type { FileKind } from './rulesetManifest.ts';
import { manifests } from './rulesets.ts';

export const FILE_KINDS: readonly FileKind[] = manifests.flatMap(({ fileKinds }) => fileKinds);

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
