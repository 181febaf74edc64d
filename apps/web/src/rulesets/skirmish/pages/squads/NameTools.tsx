/** Names and heads of all men at once. */
import { withNames, withoutNames } from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { type Editing, withPortraits } from './editorStore.ts';
import type { SquadKey } from './messages.ts';

export function NameTools({
  squad,
  onChange,
  pick,
}: Editing & { readonly pick: (below: number) => number }): ReactNode {
  const { t } = useMessages<SquadKey>();
  const { models } = squad;
  return (
    <p className="paper-tools rank-note">
      <ClosableButton
        closed={models.every(({ name }) => name !== undefined) ? t('web.squad.names.all') : null}
        onClick={() => onChange(withNames(squad, pick))}
      >
        {t('web.squad.names.draw')}
      </ClosableButton>
      <ClosableButton
        closed={models.some(({ name }) => name !== undefined) ? null : t('web.squad.names.none')}
        onClick={() => onChange(withoutNames(squad))}
      >
        {t('web.squad.names.clear')}
      </ClosableButton>
      <button type="button" onClick={() => onChange(withPortraits(squad, pick))}>
        {t('web.squad.heads.draw')}
      </button>
    </p>
  );
}
