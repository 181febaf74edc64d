/** Asks for advice, in the menu of a battle. */
import type { ReactNode } from 'react';
import { useHosted } from '../battle/index.ts';
import { puzzleOf } from '../battle/records/firstBattle.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { askForAdvice } from './asking.ts';
import type { AdviceKey } from './messages.ts';

export function AdviceButton({ close }: { readonly close: () => void }): ReactNode {
  const { t } = useMessages<AdviceKey>();
  const ready = useBundle('web-advice-pages');
  const online = useHosted((h) => tableOf(h.saved?.id) !== null);
  // A puzzle is to be solved, and has a panel of its own.
  const isPlayed = useHosted((h) => h.saved?.over === false && puzzleOf(h.saved.scenario) === null);
  if (!ready || !isPlayed) return null;
  return (
    <>
      <button
        type="button"
        aria-disabled={online}
        aria-describedby={online ? 'why-no-advice' : undefined}
        onClick={() => {
          if (online) return;
          askForAdvice();
          close();
        }}
      >
        {t('web.advice.ask')}
      </button>
      {online && (
        <p className="minor" id="why-no-advice">
          {t('web.advice.off.online')}
        </p>
      )}
    </>
  );
}
