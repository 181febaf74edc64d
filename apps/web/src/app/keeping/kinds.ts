/** Kinds of documents that all rule sets keep, each with the rule set whose page opens it. */
import { manifests } from '../../rulesets/manifests.ts';
import type { SavedKind } from '../../rulesets/savedKind.ts';

export type OpenableKind = SavedKind & { readonly ruleset: string };

/** A table described in a file, of any rule set. */
export const POSITION = 'any/position';
/** A scenario file, of any rule set. */
export const SCENARIO = 'any/scenario';

export async function savedKinds(): Promise<readonly OpenableKind[]> {
  const all = await Promise.all(
    manifests.map(async (manifest) => (await manifest.savedKinds()).map((kind) => ({ ...kind, ruleset: manifest.id }))),
  );
  return all.flat();
}

/** The kind of document that a file of this format holds; undefined: none that is kept. */
export const kindOfFormat = async (format: string): Promise<OpenableKind | undefined> =>
  (await savedKinds()).find(({ kind }) => format === `drumhead-${kind.replace('/', '-')}`);
