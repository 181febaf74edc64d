/** What the page listens for once it is there. */
import type { I18n } from '@drumhead/content/translator';
import { createRoot } from 'preact/compat/client';
import { onScreen, SavedBattlesContext } from '../battle/index.ts';
import type { SavedBattles } from '../battle/records/savedBattles.ts';
import { I18nContext } from '../i18n/useI18n.ts';
import { brought } from '../outside/brought.ts';
import { listenForFiles } from '../outside/listenForFiles.ts';
import { takeGraveAtSinglePress } from './singlePress.ts';
import { outliveTranslation } from './translated.ts';

export function afterLoad(texts: I18n, battles: SavedBattles): void {
  outliveTranslation();
  listenForFiles();
  takeGraveAtSinglePress();
  let opening: Promise<void> | null = null;
  brought.subscribe(() => {
    opening ??= openDoor(texts, battles).catch(() => {
      // Without a connection it is not to be had: the next file asks for it again.
      opening = null;
      onScreen.setState({ fault: { key: 'web.fault.page', facts: {} } });
    });
  });
  // Something may have been picked meanwhile.
  if (brought.getState().files.length > 0) brought.setState({});
}

/** The door for files is fetched when something comes. */
async function openDoor(texts: I18n, battles: SavedBattles): Promise<void> {
  const { Door } = await import('../outside/Door.tsx');
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <I18nContext.Provider value={texts}>
      <SavedBattlesContext.Provider value={battles}>
        <Door />
      </SavedBattlesContext.Provider>
    </I18nContext.Provider>,
  );
}
