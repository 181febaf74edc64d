/** For whoever played in a battle: who sees its page, and what he may do about that by himself. */
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { ArchiveKey } from './messages.ts';
import { changePage, type Fought } from './pages.ts';

export function YourPage({ one, onChange }: { readonly one: Fought; readonly onChange: () => void }): ReactNode {
  const { t } = useMessages<ArchiveKey>();
  const [sure, setSure] = useState<'close' | 'nameless' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isNamed = one.seats.some(({ seat, name }) => one.yours.includes(seat) && name !== null);
  const act = async (what: 'close' | 'nameless'): Promise<void> => {
    if (sure !== what) return setSure(what);
    const answer = await changePage(one.battle, what);
    setSure(null);
    setFailed(!answer.ok);
    if (answer.ok) onChange();
  };
  return (
    <section className="fought-yours" aria-labelledby="yours">
      <h3 id="yours">{t('web.archive.yours')}</h3>
      <p>{t(`web.archive.yours.${one.shown}`)}</p>
      <p className="online-buttons">
        {isNamed && (
          <button
            type="button"
            className={sure === 'nameless' ? 'grave' : 'quiet'}
            onClick={() => void act('nameless')}
          >
            {t('web.archive.nameOff')}
          </button>
        )}
        {one.shown !== 'private' && (
          <button type="button" className={sure === 'close' ? 'grave' : 'quiet'} onClick={() => void act('close')}>
            {t('web.archive.close')}
          </button>
        )}
      </p>
      <p role="status">{hasFailed ? t('web.archive.failed') : sure !== null && t('web.archive.sure')}</p>
    </section>
  );
}
