/** Refusals and faults. */
import { DECLINE_DRAW } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useHosted, useSavedBattles } from '../battle/index.ts';
import type { Fault } from '../battle/host/hosted.ts';
import type { StorageTrouble } from '../battle/saving/storageTrouble.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundleMessages } from '../i18n/useBundle.ts';
import { useI18n } from '../i18n/useI18n.ts';
import { FAULT_WORDS } from '../i18n/useRefusalWords.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';

const Refused = lazyComponent(() => import('./Refused.tsx').then((found) => found.Refused));
const Trouble = lazyComponent(() => import('./saving/SavingNotices.tsx').then((found) => found.Trouble));

/** Faults of a file that was opened: the same file has them again. */
const OF_FILES = ['web.fault.record', 'web.fault.position', 'web.fault.json', 'web.fault.cut', 'web.fault.large'];

/** Also where no battle is on the screen: one could not be opened. */
export function Notices(): ReactNode {
  const { t } = useMessages();
  const { dismissFault } = useSavedBattles();
  const session = useHosted((h) => h.session);
  const refusal = useHosted((h) => h.refusal);
  const fault = useHosted((h) => h.fault);
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const declined = useHosted((h) => h.steps.at(-1)?.command.type === DECLINE_DRAW.type);
  return (
    <div role="alert">
      {declined && <p className="panel">{t('web.draw.declined')}</p>}
      {refusal && screen && battle && <Refused screen={screen} state={battle.state} refusal={refusal.refusal} />}
      {fault && (
        <section className="panel refused">
          <FaultWords fault={fault} />
          {'trouble' in fault.facts ? (
            <Trouble trouble={fault.facts['trouble'] as StorageTrouble} />
          ) : (
            !OF_FILES.includes(fault.key) && (
              <button type="button" onClick={() => (session ? session.retry() : dismissFault())}>
                {t('web.fault.again')}
              </button>
            )
          )}
          <button type="button" onClick={() => (session ? session.dismissNotices() : dismissFault())}>
            {t('web.close')}
          </button>
        </section>
      )}
    </div>
  );
}

/** What went wrong, and why. */
export function FaultWords({ fault: { key, facts } }: { readonly fault: Fault }): ReactNode {
  const { reason, why } = facts;
  return (
    <>
      <Why bundle={FAULT_WORDS} reason={key} facts={facts} />
      {typeof reason === 'string' && (
        <Why bundle={FAULT_WORDS} reason={reason} facts={facts['facts'] as Record<string, unknown>} />
      )}
      {isWhy(why) && <Why {...why} />}
    </>
  );
}

/** A message and the bundle it is in, unless it is one of the kernel's. */
interface WhyProps {
  readonly bundle: string;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

const isWhy = (why: unknown): why is WhyProps => typeof why === 'object' && why !== null;

function Why({ bundle, reason, facts }: WhyProps): ReactNode {
  const { translate } = useMessages();
  const translateIn = useBundleMessages(reason.startsWith('engine.') ? FAULT_WORDS : bundle);
  // The page tells of a failed save or fetch without fetching anything.
  return <p>{useI18n().has(reason) ? translate(reason, facts) : translateIn(reason, facts)}</p>;
}
