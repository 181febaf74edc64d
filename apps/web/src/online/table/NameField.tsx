/** What one wants to be called at the table. */
import type { ReactNode } from 'react';
import { LONGEST_NAME } from '@drumhead/protocol';
import { useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import { namedBy } from './ownName.ts';

export function NameField({
  typed,
  onChange,
}: {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}): ReactNode {
  const { t } = useMessages<OnlineKey>();
  const isSound = namedBy(typed) !== null;
  return (
    <label className="online-name-field">
      <span className="minor">{t('web.online.name')}</span>
      <input
        type="text"
        value={typed}
        maxLength={LONGEST_NAME}
        aria-invalid={!isSound}
        onChange={(event) => onChange(event.target.value)}
      />
      <small role="status">{!isSound && t('web.online.name.wrong')}</small>
    </label>
  );
}
