/** Loads what a rule set tells of battles that are set up, with its words. */
import { useEffect, useState } from 'react';
import { ensureBundle } from '../i18n/bundles.ts';
import { useMessages } from '../i18n/index.ts';
import { useI18n } from '../i18n/useI18n.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import type { RulesSetUp } from './rulesSetUp.ts';

/** Null: it is being loaded. */
export function useRulesSetUp(ruleset: string): RulesSetUp | 'failed' | null {
  const { language } = useMessages();
  const i18n = useI18n();
  const manifest = manifestOf(ruleset);
  const [found, setFound] = useState<{ readonly rules: RulesSetUp; readonly language: string } | 'failed' | null>(null);
  useEffect(() => {
    let unmounted = false;
    const open = async () => {
      const rules = (await manifest?.setUp()) as RulesSetUp;
      const all = [...rules.bundles, ruleset];
      await Promise.all([rules.load(), ...all.map((bundle) => ensureBundle(i18n, bundle, language))]);
      return rules;
    };
    open().then(
      (rules) => unmounted || setFound({ rules, language }),
      () => unmounted || setFound('failed'),
    );
    return () => {
      unmounted = true;
    };
  }, [manifest, ruleset, i18n, language]);
  if (found === 'failed') return found;
  return found?.language === language ? found.rules : null;
}
