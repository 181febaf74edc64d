/** Kinds of documents that all rule sets keep, each with the rule set whose page opens it. */
import { envelopeOf, inLanguage } from '@drumhead/engine';
import { contentOf } from '../../documents/contentOf.ts';
import { firstLanguage } from '../../i18n/index.ts';
import { manifests } from '../../rulesets/manifests.ts';
import type { SavedKind } from '../../rulesets/savedKind.ts';

export type OpenableKind = SavedKind & { readonly ruleset: string };

/** A table described in a file, of any rule set. */
export const POSITION = 'any/position';
/** A scenario file, of any rule set. */
export const SCENARIO = 'any/scenario';
/** A scenario that is still being made, of any rule set. */
export const DRAFT = 'any/draft';
/** A picture under the ground of one that is being made. */
export const PICTURE = 'any/picture';

/** A scenario that is being made; its page opens it. */
const draft: OpenableKind = {
  kind: DRAFT,
  ruleset: 'any',
  page: 'maker',
  name: 'web.keeping.kind.draft',
  one: 'web.keeping.one.draft',
  bundles: [],
  titleOf: (text) => inLanguage(envelopeOf(contentOf(text))?.title ?? {}, firstLanguage()),
};

const picture: OpenableKind = {
  kind: PICTURE,
  ruleset: 'any',
  page: 'maker',
  name: 'web.keeping.kind.picture',
  one: 'web.keeping.one.picture',
  bundles: [],
  titleOf: (_, translate) => translate('web.keeping.one.picture'),
};

export async function savedKinds(): Promise<readonly OpenableKind[]> {
  const all = await Promise.all(
    manifests.map(async (manifest) => (await manifest.savedKinds()).map((kind) => ({ ...kind, ruleset: manifest.id }))),
  );
  return [...all.flat(), draft, picture];
}

/** The kind of document that a file of this format holds; undefined: none that is kept. */
export const kindOfFormat = async (format: string): Promise<OpenableKind | undefined> =>
  (await savedKinds()).find(({ kind }) => format === `drumhead-${kind.replace('/', '-')}`);
