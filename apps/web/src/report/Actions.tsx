/** What may be done with a battle that is over. */
import type { ReactNode } from 'react';
import { changedSides, hasOtherSides } from '../app/rematch.ts';
import { JSON_LINES, recordName } from '../app/saving/recordName.ts';
import { useRematch } from '../app/useRematch.ts';
import type { LookedAt } from '../battle/records/savedBattles.ts';
import { saveFile } from '../documents/files.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { replayAddress } from '../replay/address.ts';
import type { ReportKey } from './messages.ts';

export function Actions({ battle, saved, record }: LookedAt): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const { busy, failed, again } = useRematch();
  const name = recordName(saved);
  return (
    <ul className="actions">
      {failed && (
        <li className="wide" role="alert">
          {t('web.over.rematch.failed')}
        </li>
      )}
      <li className="wide">
        <button type="button" className="primary" disabled={busy} onClick={() => again({ saved, battle })}>
          {t('web.over.rematch')}
        </button>
      </li>
      {hasOtherSides(saved.seats) && (
        <li className="wide">
          <button type="button" disabled={busy} onClick={() => again({ saved, battle }, changedSides(saved.seats))}>
            {t('web.over.otherSides')}
          </button>
        </li>
      )}
      <li>
        <a className="button" href={replayAddress({ battle: saved.id, at: 0 })}>
          {t('web.page.replay')}
        </a>
      </li>
      <li>
        <button type="button" onClick={() => print()}>
          {t('web.report.print')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => saveFile(name, record, JSON_LINES)}>
          {t('web.battle.export')}
        </button>
      </li>
      <Share name={name} record={record} />
      <li>
        <a className="button" href="#/">
          {t('web.over.home')}
        </a>
      </li>
    </ul>
  );
}

/** Only where the browser shares files of this kind. */
function Share({ name, record }: { readonly name: string; readonly record: string }): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  if (!('canShare' in navigator)) return null;
  // Systems share texts more readily than files of a kind they do not know.
  const files = [new File([record], `${name}.txt`, { type: 'text/plain' })];
  if (!navigator.canShare({ files })) return null;
  return (
    <li>
      <button
        type="button"
        // Who changes his mind shares nothing; that is no fault.
        onClick={() => void navigator.share({ files, title: name }).catch(() => undefined)}
      >
        {t('web.report.share')}
      </button>
    </li>
  );
}
