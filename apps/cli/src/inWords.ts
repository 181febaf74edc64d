/** Reasons in an answer are message keys, for programs; people read them in words beside. */
import { translateFacts } from '@drumhead/content';
import type { Facts } from '@drumhead/engine';
import type { Translate } from '@drumhead/rulesets';

const KEY = /^(lb|sk|sip|engine)\.[\w.-]+$/;
const REASONS: ReadonlySet<string> = new Set(['what', 'reason']);

const isKey = (value: unknown): value is string => typeof value === 'string' && KEY.test(value);

/** A copy in which every `what` or `reason` that is a message key is followed by `words`, in the reader's language. */
export function inWords(value: unknown, t: Translate): unknown {
  if (Array.isArray(value)) return value.map((one) => inWords(one, t));
  if (typeof value !== 'object' || value === null) return value;
  const { facts } = value as { readonly facts?: Facts };
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): [string, unknown][] =>
      REASONS.has(name) && isKey(one)
        ? [
            [name, one],
            ['words', t(one, translateFacts(facts ?? {}, t))],
          ]
        : [[name, inWords(one, t)]],
    ),
  );
}
