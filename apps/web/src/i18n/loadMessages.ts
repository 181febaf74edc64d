/** Fetches one message bundle in one language. The page's own code holds no texts. */
import type { TextsOfLanguage } from '@drumhead/content/begun';
import { bundlesIn, firstBundles } from 'virtual:messages';
import type { Language } from './index.ts';

/** The list of bundles comes with the first one that is neither the page's own nor the front page's. */
export async function loadBundle(bundle: string, language: Language): Promise<unknown> {
  const first = firstBundles[`${bundle}/${language}`];
  const fetchBundle = first ?? (await bundlesIn[language]()).bundles[bundle];
  return (await fetchBundle?.())?.default;
}

export async function loadMessages(bundle: string, language: Language): Promise<TextsOfLanguage> {
  return ((await loadBundle(bundle, language)) ?? { texts: {}, english: {} }) as TextsOfLanguage;
}
