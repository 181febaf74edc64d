/** Names of fields and of choices, in the reader's language. */
import type { Messages } from '../i18n/index.ts';
import type { CompanionConfig } from './companionConfig.ts';

export interface Words {
  /** Title of a kind of situation: the rule set's own term, or that of all games. */
  kind(kind: string): string;
  /** Label of a field, the label of one of its items, and its description where that says more. */
  field(name: string, around: string): { readonly label: string; readonly one: string; readonly about: string | null };
  choice(value: string, name: string, around: string): string;
  /** What a field means that is left out. */
  unsaid(name: string): string;
}

export function wordsOf(
  { ruleset, fields, choices }: CompanionConfig,
  { translate }: Pick<Messages, 'translate'>,
): Words {
  const first = (keys: readonly string[]): string | null => {
    for (const key of keys) {
      const text = translate(key);
      if (text !== key) return text;
    }
    return null;
  };
  return {
    kind: (kind) => first([`web.companion.kind.${ruleset}.${kind}`, `web.companion.kind.${kind}`]) ?? kind,
    field(name, around) {
      const keys = [`${fields}${around}.${name}`, `${fields}${name}`];
      for (const key of keys) {
        const about = first([key]);
        if (about === null) continue;
        const label = first([`${key}.label`]);
        const one = first([`${key}.one`]) ?? label ?? about;
        return { label: label ?? about, one, about: label === null ? null : about };
      }
      return { label: name, one: name, about: null };
    },
    choice(value, name, around) {
      const own = choices[`${around}.${name}`] ?? choices[name];
      const keys = [
        ...(own === undefined ? [] : [`${own}${value}`]),
        `web.companion.word.${name}.${value}`,
        `web.companion.word.${around}.${value}`,
        `web.companion.word.${value}`,
        `told.word.${value}`,
      ];
      return first(keys) ?? value;
    },
    unsaid: (name) => first([`web.companion.unsaid.${name}`]) ?? translate('web.companion.unsaid'),
  };
}
