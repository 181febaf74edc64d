/** Fetches one message bundle in one language. The page's own code holds no texts. */
import type { Language, Texts } from './index.ts';

/** The list of bundles comes with the first one that is not the page's own. */
export async function loadBundle(bundle: string, language: Language): Promise<unknown> {
  const name = `${bundle}/${language}`;
  if (name === 'page/en') return (await import('virtual:messages/page/en')).default;
  if (name === 'page/it') return (await import('virtual:messages/page/it')).default;
  const { bundles } = await import('virtual:message-bundles');
  return (await bundles[name]?.())?.default;
}

export async function loadMessages(bundle: string, language: Language): Promise<Texts> {
  return ((await loadBundle(bundle, language)) ?? {}) as Texts;
}
