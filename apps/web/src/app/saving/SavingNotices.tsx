/** A battle that another window plays, or that is not saved: what that means, and the ways out. */
import { type ReactNode, useEffect } from 'react';
import { isSecret } from '../../battle/host/hostState.ts';
import { onScreen, useHosted, useSession } from '../../battle/index.ts';
import type { StorageTrouble } from '../../battle/saving/storageTrouble.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { goToBattle, pageAddress } from '../route.ts';
import { saveRecord } from './saveRecord.ts';
import type { SavingKey } from './messages.ts';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';
import { whenLetGo } from './whenLetGo.ts';
import './saving.css';

type Key = SavingKey | MessageKey;

const BUNDLE = 'web-saving-pages';

/** In the place of the decision while another window plays the battle. Plays on here by itself once that is closed. */
export function Elsewhere(): ReactNode {
  const { t } = useMessages<Key>();
  const { local } = useSession();
  const busy = useHosted((h) => h.busy);
  const id = useHosted((h) => h.saved?.id);
  useEffect(() => {
    if (id === undefined) return;
    const waiting = new AbortController();
    whenLetGo(id, waiting.signal).then(
      () => local?.takeBattleOver(),
      () => undefined,
    );
    return () => waiting.abort();
  }, [id, local]);
  if (!useBundle(BUNDLE)) return null;
  return (
    <section className="panel saving" aria-labelledby="elsewhere" aria-live="assertive">
      <h2 id="elsewhere">{t('web.saving.elsewhere')}</h2>
      <p>{t('web.saving.elsewhere.about')}</p>
      <button type="button" className="primary large" disabled={busy} onClick={() => void local?.takeBattleOver()}>
        {t('web.saving.takeOver')}
      </button>
    </section>
  );
}

/** Above the decision for as long as the battle is nowhere but on this page. */
export function Unsaved(): ReactNode {
  const { t } = useMessages<Key>();
  const fault = useHosted((h) => h.fault !== null);
  useAskBeforeClosing();
  // A fault says more, and has the same ways out.
  if (!useBundle(BUNDLE) || fault) return null;
  return (
    <section className="panel saving" aria-labelledby="unsaved" aria-live="assertive">
      <h2 id="unsaved">{t('web.saving.unsaved')}</h2>
      <p>{t('web.saving.unsaved.about')}</p>
      <div className="saving-ways">
        <SaveRecord />
        <SaveInBrowser />
      </div>
    </section>
  );
}

/** Why an order was not saved, and what can be done; beside the message that it was not. */
export function Trouble({ trouble }: { readonly trouble: StorageTrouble }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const session = useHosted((h) => h.session);
  const unsaved = useHosted((h) => h.unsaved);
  if (!useBundle(BUNDLE)) return null;
  return (
    <>
      <p>{translate(`web.saving.${trouble}`)}</p>
      <div className="saving-ways">
        {trouble === 'newer' ? (
          <button type="button" className="primary" onClick={() => location.reload()}>
            {t('web.reload')}
          </button>
        ) : (
          <>
            <SaveRecord />
            {trouble === 'full' && (
              <a className="button" href={pageAddress('any', 'keeping')} target="_blank" rel="noreferrer">
                {t('web.saving.makeRoom')}
              </a>
            )}
            {trouble === 'removed' ? (
              <SaveInBrowser />
            ) : (
              <button type="button" onClick={() => session?.retry()}>
                {t('web.fault.again')}
              </button>
            )}
            {!unsaved && (
              <button type="button" onClick={() => void session?.local?.playUnsaved()}>
                {t('web.saving.playUnsaved')}
              </button>
            )}
          </>
        )}
      </div>
    </>
  );
}

function SaveRecord(): ReactNode {
  const { t } = useMessages<Key>();
  const session = useHosted((h) => h.session);
  const secret = useHosted(isSecret);
  if (secret) return <p className="minor">{t('web.battle.export.secret')}</p>;
  return (
    <button type="button" className="primary" onClick={() => session && saveRecord(session)}>
      {t('web.battle.export')}
    </button>
  );
}

function SaveInBrowser(): ReactNode {
  const { t } = useMessages<Key>();
  const session = useHosted((h) => h.session);
  const again = async () => {
    const before = onScreen.getState().saved?.id;
    await session?.local?.saveAgain();
    const now = onScreen.getState().saved?.id;
    // Another window went on with the battle: this one is a battle of its own from here on.
    if (now !== undefined && now !== before) goToBattle(now);
  };
  return (
    <button type="button" onClick={() => void again()}>
      {t('web.saving.inBrowser')}
    </button>
  );
}
