/** Takes back the last order of the person at the screen, also by Ctrl+Z. */
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { onScreen, useSession } from '../../battle/index.ts';
import { whyNoUndo } from '../../battle/host/whyNoUndo.ts';
import { useMessages } from '../../i18n/index.ts';
import { takesKeys } from '../../table/takesKeys.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

export function Undo(): ReactNode {
  const { t } = useMessages();
  const session = useSession();
  // The host's own: what is undone is the last order, also while an earlier position is shown.
  const why = useStore(onScreen, whyNoUndo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (event.repeat || takesKeys(event.target)) return;
      event.preventDefault();
      void session.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
  return (
    <ClosableButton className="undo" closed={why && t(`web.battle.undo.${why}`)} onClick={() => void session.undo()}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="word">{t('web.battle.undo')}</span>
    </ClosableButton>
  );
}
