/** Reads a file that is kept or sealed as it came: no defaults, its keys in the order of the file, names as they are seen. */
import type { Checked } from '@drumhead/engine';
import { type Infer, isRecord, read, type Schema } from '@drumhead/engine/schema';

/** The file, or its faults of form. Never throws. */
export function readAsGiven<S extends Schema>(value: unknown, shape: S): Checked<Infer<S>> {
  const found = (read as (value: unknown, shape: Schema) => Checked<unknown>)(value, shape);
  return found.ok ? { ok: true, value: inOrderOf(value, found.value) as Infer<S> } : found;
}

/** What was read, without what the given value lacks, its keys in the order of the given one. */
function inOrderOf(given: unknown, from: unknown): unknown {
  if (given === from) return given;
  if (Array.isArray(given)) return given.map((item, i) => inOrderOf(item, (from as readonly unknown[])[i]));
  if (!isRecord(given)) return from;
  const fields = from as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(given).map((key) => [key, inOrderOf(given[key], fields[key])]));
}
