import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { screensFrom } from './battle/index.ts';
import { firstLanguage, startWords } from './i18n/index.ts';
import { loadMessages } from './i18n/loadMessages.ts';
import { Words } from './i18n/useI18n.ts';
import { registerCatalogue } from './reference/ruleAddress.ts';
import { loadScreen, manifests } from './rulesets/manifests.ts';
import './style/index.css';

screensFrom(loadScreen);
for (const { catalogue, id } of manifests) registerCatalogue(catalogue, id);

const language = firstLanguage();
const words = startWords(language, await loadMessages('page', language));
document.documentElement.lang = language;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Words.Provider value={words}>
      <App />
    </Words.Provider>
  </StrictMode>,
);

if ('serviceWorker' in navigator && import.meta.env.PROD) void stayOffline();

/** What the page has loaded is kept, so that it opens without a network. */
async function stayOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    active?.postMessage([...loaded.filter((url) => url.startsWith(location.origin)), `${location.origin}/`]);
  } catch {
    // Without it the page works, only not offline.
  }
}
