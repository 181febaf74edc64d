/** At the head of the front page for somebody who has never played: what this is, and a battle at one tap. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { FirstPicture } from './Picture.tsx';

interface Props {
  /** Of the battle. */
  readonly name: string;
  readonly busy: boolean;
  /** Against the computer. */
  readonly onAlone: () => void;
  readonly children: ReactNode;
}

export function FirstBattle({ name, busy, onAlone, children }: Props): ReactNode {
  const { t } = useMessages<MessageKey | HomeLinkKey>();
  return (
    <section className="hero" aria-labelledby="first-battle">
      <FirstPicture />
      <div className="panel">
        <h2 id="first-battle">{t('web.home.headline')}</h2>
        <p>{t('web.home.what')}</p>
        <button type="button" className="primary large" disabled={busy} onClick={onAlone}>
          {t('web.home.takeTheField')}
        </button>
        <p className="minor">{t('web.home.firstBattle', { name })}</p>
        {children}
      </div>
    </section>
  );
}

interface WithFriendProps {
  readonly busy: boolean;
  /** Two at this screen. */
  readonly onHere: () => void;
  /** Where two people who are apart set a table; null where there is no server for that. */
  readonly apart: string | null;
}

/** The first battle for two. */
export function WithFriend({ busy, onHere, apart }: WithFriendProps): ReactNode {
  const { t } = useMessages<MessageKey | HomeLinkKey>();
  return (
    <fieldset className="with-friend">
      <legend>{t('web.home.withFriend')}</legend>
      <button type="button" disabled={busy} onClick={onHere}>
        {t('web.home.withFriend.here')}
      </button>
      {apart && (
        <a className="button" href={apart}>
          {t('web.home.withFriend.apart')}
        </a>
      )}
    </fieldset>
  );
}
