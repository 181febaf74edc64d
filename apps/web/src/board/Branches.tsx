/** The battles that were played on from moments of this one, and the one that it was played on from itself. */
import { type ReactNode, useEffect, useState } from 'react';
import { useSavedBattles } from '../battle/index.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { useMessages } from '../i18n/index.ts';
import { boardAddress } from '../replay/address.ts';
import type { ReportKey } from '../report/messages.ts';
import { familyOf } from './family.ts';
import type { BoardKey } from './messages.ts';

export function Branches({ saved }: { readonly saved: SavedBattle }): ReactNode {
  const { t, translate } = useMessages<BoardKey | ReportKey>();
  const { storage } = useSavedBattles();
  const [all, setAll] = useState<readonly SavedBattle[]>([]);
  useEffect(() => {
    let isWanted = true;
    storage.list().then(
      (found) => {
        if (isWanted) setAll(found);
      },
      // Without the list the board is as useful as before.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [storage]);
  const { parent, branches } = familyOf(saved, all);
  if (parent === null && branches.length === 0) return null;
  const nameOf = ({ title, name }: SavedBattle): string => title ?? translate(name);
  return (
    <section className="panel" aria-label={t('web.board.branches')}>
      {parent && (
        <p>
          <a href={boardAddress({ battle: parent.battle.id, at: parent.at })}>
            {t('web.board.parent', { text: nameOf(parent.battle) })}
          </a>
        </p>
      )}
      {branches.length > 0 && (
        <>
          <h2 className="board-branches">{t('web.board.branches')}</h2>
          <ul>
            {branches.map(({ battle, at }) => (
              <li key={battle.id}>
                <a href={boardAddress({ battle: battle.id, at })}>
                  {t('web.report.notes.moment', { step: at, text: nameOf(battle) })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
