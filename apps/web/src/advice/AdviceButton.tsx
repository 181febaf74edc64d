/** Asks for advice, in the menu of a battle. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useHosted } from '../battle/index.ts';
import { advisedTable } from '../battle/players/playerNames.ts';
import { puzzleOf } from '../battle/records/firstBattle.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { askForAdvice } from './asking.ts';
import type { AdviceKey } from './messages.ts';

export function AdviceButton({ close }: { readonly close: () => void }): ReactNode {
  const { t } = useMessages<AdviceKey>();
  const ready = useBundle('web-advice-pages');
  const table = useHosted((h) => tableOf(h.saved?.id));
  const advised = useStore(advisedTable, (now) => now.table);
  // A puzzle is to be solved, and has a panel of its own.
  const isPlayed = useHosted((h) => h.saved?.over === false && puzzleOf(h.saved.scenario) === null);
  if (!ready || !isPlayed) return null;
  const isOff = table !== null && table !== advised;
  return (
    <>
      <button
        type="button"
        aria-disabled={isOff}
        aria-describedby={isOff ? 'why-no-advice' : undefined}
        onClick={() => {
          if (isOff) return;
          askForAdvice();
          close();
        }}
      >
        {t('web.advice.ask')}
      </button>
      {isOff && (
        <p className="minor" id="why-no-advice">
          {t('web.advice.off.online')}
        </p>
      )}
    </>
  );
}
