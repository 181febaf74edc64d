/** What a rule set chooses squads with, once it is loaded with its messages. */
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { ensureBundle } from '../../i18n/bundles.ts';
import { useMessages } from '../../i18n/index.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { manifestOf } from '../../rulesets/manifests.ts';
import type { SquadChooserProps } from '../../rulesets/rulesetManifest.ts';

export function SquadChooser({ ruleset, ...props }: SquadChooserProps & { readonly ruleset: string }): ReactNode {
  const { language } = useMessages();
  const i18n = useI18n();
  const [found, setFound] = useState<{ readonly Chooser: ComponentType<SquadChooserProps> } | null>(null);
  useEffect(() => {
    const choice = manifestOf(ruleset)?.squadChoice;
    let isGone = false;
    const load = async (): Promise<void> => {
      await Promise.all((choice?.bundles ?? []).map((bundle) => ensureBundle(i18n, bundle, language)));
      const Chooser = await choice?.load();
      if (!isGone && Chooser !== undefined) setFound({ Chooser });
    };
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [ruleset, i18n, language]);
  return found && createElement(found.Chooser, props);
}
