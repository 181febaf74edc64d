import { createRoot } from 'preact/compat/client';
import { App } from './app/App.tsx';
import { screensFrom } from './battle/index.ts';
import { applySettings } from './battle/settings.ts';
import { firstLanguage, startI18n } from './i18n/index.ts';
import { loadMessages } from './i18n/loadMessages.ts';
import { I18nContext } from './i18n/useI18n.ts';
import { registerCatalogue } from './reference/ruleAddress.ts';
import { loadScreen, manifests } from './rulesets/manifests.ts';
import './style/index.css';

applySettings();
screensFrom(loadScreen);
for (const { catalogue, id } of manifests) registerCatalogue(catalogue, id);

const language = firstLanguage();
const i18n = startI18n(language, await loadMessages('page', language));
document.documentElement.lang = language;

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nContext.Provider value={i18n}>
    <App />
  </I18nContext.Provider>,
);

// The faces of the page come after what it needs to be played.
const fetchFonts = () => void import('./style/fonts.ts');
if (document.readyState === 'complete') fetchFonts();
else addEventListener('load', fetchFonts);

if ('serviceWorker' in navigator && import.meta.env.PROD) void stayOffline();

/** Caches everything loaded, so that the page opens without a network. */
async function stayOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    active?.postMessage([...loaded.filter((url) => url.startsWith(location.origin)), `${location.origin}/`]);
  } catch {
    // Without a service worker the page works, only not offline.
  }
}
