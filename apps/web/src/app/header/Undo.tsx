/** Takes back the last order of the person at the screen, also by Ctrl+Z. */
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onScreen, useSession } from '../../battle/index.ts';
import { whyNoUndo } from '../../battle/host/whyNoUndo.ts';
import { useMessages } from '../../i18n/index.ts';
import { takesKeys } from '../../table/takesKeys.ts';

export function Undo(): ReactNode {
  const { t } = useMessages();
  const session = useSession();
  // The host's own: what is undone is the last order, also while an earlier position is shown.
  const why = useStore(onScreen, whyNoUndo);
  const [isTold, setIsTold] = useState(false);
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
  // A button that cannot be pressed tells why where it is pressed: a finger has no tooltip.
  const reason = why === null ? undefined : t(`web.battle.undo.${why}`);
  const undo = (
    <button
      type="button"
      className="undo"
      aria-disabled={why !== null}
      aria-describedby={why === null ? undefined : 'why-no-undo'}
      title={reason}
      onClick={() => (why === null ? void session.undo() : setIsTold(!isTold))}
      onBlur={() => setIsTold(false)}
    >
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
    </button>
  );
  return (
    <>
      {undo}
      {why !== null && (
        <span id="why-no-undo" role="status" className={isTold ? 'undo-why' : 'spoken'}>
          {reason}
        </span>
      )}
    </>
  );
}
