/** The page held another battle than the server: what it did about that, and a way on. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { saveRecord } from '../../app/saving/saveRecord.ts';
import { isSecret } from '../../battle/host/hostState.ts';
import { useHosted, useSession } from '../../battle/index.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import type { Session } from './session.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

export function Differs({ session }: { readonly session: Session }): ReactNode {
  const { t } = useMessages<OnlineKey | MessageKey>();
  const battle = useSession();
  const isEnded = useStore(session.store, ({ link }) => link === 'closed');
  const secret = useHosted(isSecret);
  return (
    <div className="online-ask" role="alert">
      <p>{t(isEnded ? 'web.differs.ended' : 'web.differs.again')}</p>
      <p className="online-buttons">
        <button type="button" className={isEnded ? 'primary' : ''} onClick={() => location.reload()}>
          {t('web.differs.reload')}
        </button>
        <ClosableButton closed={secret ? t('web.battle.export.secret') : null} onClick={() => saveRecord(battle)}>
          {t('web.battle.export')}
        </ClosableButton>
        {!isEnded && (
          <button type="button" onClick={() => session.clearMismatch()}>
            {t('web.differs.close')}
          </button>
        )}
      </p>
    </div>
  );
}
