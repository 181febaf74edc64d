/** Message bundles loaded by a part of a screen. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ensureBundle, loadedBundles } from './bundles.ts';
import { type Facts, useMessages } from './index.ts';
import { useI18n } from './useI18n.ts';

/** Loads a bundle; true once it is loaded or cannot be. */
export const useBundle = (bundle: string): boolean => useBundleState(bundle) !== 'loading';

/** Loads a bundle, and tells whether it is there; null: it is not known yet which. */
export function useBundleState(bundle: string | null): 'loading' | 'ready' | 'failed' {
  const { language } = useMessages();
  const i18n = useI18n();
  const name = `${bundle}/${language}`;
  const ready = useStore(loadedBundles, (all) => all.includes(name));
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (bundle !== null) ensureBundle(i18n, bundle, language).catch(() => setFailed(`${bundle}/${language}`));
  }, [i18n, bundle, language]);
  if (ready) return 'ready';
  return failed === name ? 'failed' : 'loading';
}

/** Translates keys of this bundle; empty while it is loading. */
export function useBundleMessages(bundle: string): (key: string, facts: Facts) => string {
  const { translate } = useMessages();
  const ready = useBundle(bundle);
  return (key, facts) => (ready ? translate(key, facts) : '');
}
