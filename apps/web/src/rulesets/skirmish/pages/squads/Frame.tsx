/** Name, roster and limit of a squad. */
import {
  LEAST_LIMIT,
  MOST_LIMIT,
  MOST_NAME,
  ROSTERS,
  rosterCalled,
  type SquadFile,
  STANDARD_LIMIT,
  VARIANTS,
} from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { ChoiceChips, NumberField, TextField } from '../../../../documents/Fields.tsx';
import { withName } from '../../../../documents/names.ts';
import { useReason } from '../../../../documents/Problems.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { FlagPicture } from '../../../../table/troops/FlagPicture.tsx';
import { type Editing, offered, withCasual, withLimit, withRoster } from './editorStore.ts';
import type { SquadKey } from './messages.ts';

export function Frame({
  squad,
  onChange,
  onReplace,
}: Editing & { readonly onReplace: Editing['onChange'] }): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const reason = useReason();
  const [refused, setRefused] = useState<string | null>(null);
  const { variant } = rosterCalled(squad.roster);
  const standard = STANDARD_LIMIT[variant];
  const put = (limit: number | undefined) => {
    if (limit === undefined || limit === squad.limit) return;
    const { next, fault } = offered(squad, withLimit(squad, limit));
    setRefused(fault && reason(fault));
    if (fault === null) onChange(next);
  };
  const other = offered(squad, withCasual(squad, squad.casual !== true));
  return (
    <>
      {VARIANTS.map((one) => (
        <ChoiceChips
          key={one}
          label={translate(`sk.variant.${one}`)}
          value={squad.roster}
          choices={ROSTERS.filter((roster) => roster.variant === one).map(({ id }) => [
            id,
            <>
              <FlagPicture uniform={id} />
              {translate(`sk.roster.${id}`)}
            </>,
          ])}
          onChange={(id) => onReplace(withRoster(squad, id, STANDARD_LIMIT[one]))}
        />
      ))}
      <TextField
        label={t('web.squad.name')}
        value={squad.name ?? ''}
        most={MOST_NAME}
        onChange={(name) => onChange(withName(squad, name))}
      />
      <div className="squad-limit" data-path="limit" tabIndex={-1}>
        <NumberField
          label={t('web.squad.limit')}
          value={squad.limit}
          least={LEAST_LIMIT}
          most={MOST_LIMIT}
          onChange={put}
        />
        <ClosableButton
          aria-pressed={squad.limit === standard}
          closed={limitClosed(squad, standard, reason)}
          onClick={() => put(standard)}
        >
          {standard}
        </ClosableButton>
        <ClosableButton
          aria-pressed={squad.casual === true}
          closed={other.fault && reason(other.fault)}
          onClick={() => onChange(other.next)}
        >
          {t('web.squad.casual')}
        </ClosableButton>
        {refused !== null && (
          <p role="status" className="recruit-closed">
            {refused}
          </p>
        )}
      </div>
    </>
  );
}

function limitClosed(squad: SquadFile, limit: number, reason: ReturnType<typeof useReason>): string | null {
  const { fault } = offered(squad, withLimit(squad, limit));
  return fault && reason(fault);
}
