/** Fetches one message bundle in one language. The page's own code holds no texts. */
import type { Language, Texts } from './index.ts';

/** The list of bundles comes with the first one that is neither the page's own nor the front page's. */
export async function loadBundle(bundle: string, language: Language): Promise<unknown> {
  const name = `${bundle}/${language}`;
  if (name === 'page/en') return (await import('virtual:messages/page/en')).default;
  if (name === 'page/it') return (await import('virtual:messages/page/it')).default;
  if (name === 'web-home-pages/en') return (await import('virtual:messages/web-home-pages/en')).default;
  if (name === 'web-home-pages/it') return (await import('virtual:messages/web-home-pages/it')).default;
  const { bundles } = await (language === 'en'
    ? import('virtual:message-bundles/en')
    : import('virtual:message-bundles/it'));
  return (await bundles[bundle]?.())?.default;
}

export async function loadMessages(bundle: string, language: Language): Promise<Texts> {
  return ((await loadBundle(bundle, language)) ?? {}) as Texts;
}
