/** Values of the table that are to be corrected, each with its piece: as it is, and as it is to be. */
import type { StateChange } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnyBattle } from '../../battle/hostState.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { AnyReport } from '../../report/report.ts';
import { correctionsOf, type NamedPiece, piecesOf } from './leaves.ts';
import type { AmendKey } from './messages.ts';

interface CorrectionsProps {
  readonly changes: readonly StateChange[];
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
  /** Drops one of them; without it they can only be read. */
  readonly onDrop?: (path: string) => void;
}

export function Corrections({ changes, screen, battle, onDrop }: CorrectionsProps): ReactNode {
  const { t } = useMessages<AmendKey>();
  const ready = useBundle('web-online-amend-pages');
  const pieces = usePieces(screen, battle);
  return (
    ready && (
      <ul>
        {correctionsOf(changes, battle.state, pieces).map(({ path, piece, field, before, after }) => {
          const words = t('web.amend.change', { piece: piece ?? t('web.amend.table'), field, before, after });
          return (
            <li key={path}>
              {words}
              {onDrop && (
                <>
                  {' '}
                  <button
                    type="button"
                    aria-label={t('web.amend.drop', { change: words })}
                    onClick={() => onDrop(path)}
                  >
                    ✕
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    )
  );
}

/** The pieces on the table by their names; none until these are fetched. */
export function usePieces(screen: AnyScreen, battle: AnyBattle): readonly NamedPiece[] {
  const messages = useMessages<MessageKey>();
  const [report, setReport] = useState<AnyReport | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without it there are the paths.
    screen.report().then(
      (found) => isGone || setReport(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [screen]);
  return report === null ? [] : piecesOf(report.forces(messages, battle.state));
}
