/** The file around a set-up that has none. Pages lead to the maker by it that need nothing else of it. */
import { type Envelope, envelopeOf, ENVELOPE_FORMAT, type Worded } from '@drumhead/engine';

/** `title`: by language. */
export const envelopeAround = (ruleset: string, setup: unknown, title: Worded): Envelope =>
  envelopeOf(setup) ?? { format: ENVELOPE_FORMAT, version: 1, ruleset, title, setup };
