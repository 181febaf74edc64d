/** The kinds of JSON files there are besides records, known by their `format`. */
import type { FileKind } from './rulesetManifest.ts';
import { manifests } from './rulesets.ts';

export const FILE_KINDS: readonly FileKind[] = manifests.flatMap(({ fileKinds }) => fileKinds);

/** Files of no known format are checked as scenarios. */
export const SCENARIO_KIND = FILE_KINDS.find(({ format }) => format === undefined) as FileKind;

export function kindOf(value: unknown): FileKind {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  return FILE_KINDS.find((kind) => kind.format !== undefined && kind.format === format) ?? SCENARIO_KIND;
}
