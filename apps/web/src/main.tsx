import { addTexts, startI18n } from '@drumhead/content/translator';
import { createRoot } from 'preact/compat/client';
import { App } from './app/App.tsx';
import { invitedTo } from './app/route.ts';
import { pageHost } from './battle/host/pageHost.ts';
import { SavedBattlesContext } from './battle/index.ts';
import { applySettings } from './battle/settings.ts';
import { firstLanguage, missingFact } from './i18n/index.ts';
import { loadMessages } from './i18n/loadMessages.ts';
import { I18nContext } from './i18n/useI18n.ts';
import { prefetch } from './panels/lazyComponent.tsx';
import { registerCatalogue } from './reference/ruleAddress.ts';
import { loadScreen, rulesetsAtTable } from './rulesets/screens.ts';
import './style/index.css';

applySettings();
const battles = pageHost(loadScreen);
for (const { catalogue, id } of rulesetsAtTable) registerCatalogue(catalogue, id);
// Scenarios' own rules stand in the reference of every rule set alike.
registerCatalogue('SCN', rulesetsAtTable[0]?.id ?? '');

// No server sees the key of a seat, which stands behind the #.
const table = invitedTo(location.pathname + location.hash);
if (table) history.replaceState(null, '', `/${table}`);

const language = firstLanguage();
const i18n = startI18n(language, {}, { missingFact });
addTexts(i18n, language, await loadMessages('page', language));
document.documentElement.lang = language;

document.getElementById('no-start')?.remove();
createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nContext.Provider value={i18n}>
    <SavedBattlesContext.Provider value={battles}>
      <App />
    </SavedBattlesContext.Provider>
  </I18nContext.Provider>,
);

// The faces of the page come after what it needs to be played.
const onceLoaded = (work: () => void) => (document.readyState === 'complete' ? work() : addEventListener('load', work));
onceLoaded(() => prefetch(() => import('./style/fonts.ts')));
// So do what a browser translates, and what somebody drops on the page.
onceLoaded(() => void import('./app/afterLoad.tsx').then(({ afterLoad }) => afterLoad(i18n, battles)));

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const listen = (listener: (language: string) => void) => {
    listener(i18n.language);
    i18n.onLanguage(listener);
  };
  // After what the page needs to be played, like the faces.
  onceLoaded(() => {
    import('./offline/stayOffline.ts')
      .then(({ stayOffline }) => stayOffline(listen, battles.storage))
      .catch(() => undefined);
  });
}
