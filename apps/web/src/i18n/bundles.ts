/** Loads message bundles and remembers which are loaded. Nothing is shown before its messages are loaded. */
import { addTexts, type I18n } from '@drumhead/content/translator';
import { createStore } from 'zustand/vanilla';
import { changeLanguage, type Language } from './index.ts';
import { loadMessages } from './loadMessages.ts';

const loads = new Map<string, Promise<void>>();

/** `<bundle>/<language>` of everything loaded. */
export const loadedBundles = createStore<readonly string[]>(() => []);

export function ensureBundle(i18n: I18n, bundle: string, language: Language): Promise<void> {
  const name = `${bundle}/${language}`;
  let loading = loads.get(name);
  if (!loading) {
    loading = loadMessages(bundle, language).then((texts) => {
      addTexts(i18n, language, texts);
      loadedBundles.setState([...loadedBundles.getState(), name], true);
    });
    loading.catch(() => loads.delete(name));
    loads.set(name, loading);
  }
  return loading;
}

/** Changes the language of everything that is open. */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  const bundles = new Set(['page', ...loadedBundles.getState().map((name) => name.slice(0, name.lastIndexOf('/')))]);
  await Promise.all([...bundles].map((bundle) => ensureBundle(i18n, bundle, language)));
  changeLanguage(i18n, language);
}
