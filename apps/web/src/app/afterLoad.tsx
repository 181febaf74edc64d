/** What the page listens for once it is there. */
import type { ReactNode } from 'react';
import type { I18n } from '@drumhead/content/translator';
import { createRoot } from 'preact/compat/client';
import { SavedBattlesContext } from '../battle/index.ts';
import type { SavedBattles } from '../battle/records/savedBattles.ts';
import { useMessages } from '../i18n/index.ts';
import { I18nContext } from '../i18n/useI18n.ts';
import { brought } from '../outside/brought.ts';
import { listenForFiles } from '../outside/listenForFiles.ts';
import { heedLostParts } from './lostParts.ts';
import { Reload } from './NotLoaded.tsx';
import { takeGraveAtSinglePress } from './singlePress.ts';
import { outliveTranslation } from './translated.ts';
import './footNotice.css';

export function afterLoad(texts: I18n, battles: SavedBattles): void {
  outliveTranslation();
  listenForFiles();
  takeGraveAtSinglePress();
  const beside = (shown: ReactNode): void => {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(
      <I18nContext.Provider value={texts}>
        <SavedBattlesContext.Provider value={battles}>{shown}</SavedBattlesContext.Provider>
      </I18nContext.Provider>,
    );
  };
  let isTold = false;
  heedLostParts(() => {
    if (!isTold) beside(<LostPart />);
    isTold = true;
  });
  let isOpen = false;
  // The door for files is fetched when something comes; in some browsers the next file asks for it again.
  const openDoor = async (): Promise<void> => {
    isOpen = true;
    const { Door } = await import('../outside/Door.tsx').catch((error: unknown) => {
      isOpen = false;
      throw error;
    });
    beside(<Door />);
  };
  brought.subscribe(() => void (isOpen || openDoor()));
  // Something may have been picked meanwhile.
  if (brought.getState().files.length > 0) brought.setState({});
}

/** Something was tapped, and what it needs did not come. */
function LostPart(): ReactNode {
  const { t } = useMessages();
  return (
    <div className="foot-notice" role="alert">
      <span>{t('web.fault.page')}</span>
      <Reload />
    </div>
  );
}
