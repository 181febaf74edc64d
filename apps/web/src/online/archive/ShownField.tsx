/** Who is to see the page of a battle when it is over. */
import { SHOWN, type Shown } from '@drumhead/protocol';
import type { ReactNode } from 'react';
import { SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import type { ArchiveKey } from './messages.ts';

interface Props {
  readonly shown: Shown;
  readonly onChange: (shown: Shown) => void;
}

export function ShownField({ shown, onChange }: Props): ReactNode {
  const { t } = useMessages<ArchiveKey>();
  return (
    <fieldset className="online-fields">
      <legend>{t('web.archive.shown')}</legend>
      <ShownChoice shown={shown} onChange={onChange} />
      {shown !== 'private' && <p className="minor online-wide">{t('web.archive.shown.about')}</p>}
    </fieldset>
  );
}

/** The list alone. */
export function ShownChoice({ shown, onChange }: Props): ReactNode {
  const { t } = useMessages<ArchiveKey>();
  return (
    <SelectField
      label={t('web.archive.shown')}
      value={shown}
      choices={SHOWN.map((one) => [one, t(`web.archive.shown.${one}`)])}
      onChange={(one) => onChange(SHOWN.find((given) => given === one) ?? 'private')}
    />
  );
}
