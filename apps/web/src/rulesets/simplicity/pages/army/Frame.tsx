/** Name, nation, limit of an army, and whether custom brigades are agreed on. */
import { ARMY_NATIONS, type ArmyFile, LEAST_LIMIT, MOST_LIMIT, MOST_NAME } from '@drumhead/simplicity/armies';
import { type ReactNode, useState } from 'react';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { ChoiceChips, NumberField, TextField } from '../../../../documents/Fields.tsx';
import { withName } from '../../../../documents/names.ts';
import { useReason } from '../../../../documents/Problems.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { RuleLink } from '../../../../reference/RuleLink.tsx';
import { FlagPicture } from '../../../../table/troops/FlagPicture.tsx';
import { armyEditor, flagOfNation, offered, withAgreed, withLimit, withNation } from './editorStore.ts';
import type { ArmyKey } from './messages.ts';

export function Frame({ army }: { readonly army: ArmyFile }): ReactNode {
  const { t, translate } = useMessages<ArmyKey>();
  const reason = useReason();
  const [refused, setRefused] = useState<string | null>(null);
  const put = (limit: number | undefined) => {
    const { next, fault } = offered(army, withLimit(army, limit));
    setRefused(fault && reason(fault));
    if (fault === null) armyEditor.change(next);
  };
  const agreed = offered(army, withAgreed(army, army.agreed !== true));
  return (
    <>
      <ChoiceChips
        label={t('web.army.nation')}
        value={army.nation}
        choices={ARMY_NATIONS.map((nation) => [
          nation,
          <>
            <FlagPicture uniform={flagOfNation(nation)} />
            {translate(`sip.side.${nation}`)}
          </>,
        ])}
        onChange={(nation) => armyEditor.replace(withNation(army, nation))}
      />
      <TextField
        label={t('web.army.name')}
        value={army.name ?? ''}
        most={MOST_NAME}
        onChange={(name) => armyEditor.change(withName(army, name))}
      />
      <div className="army-limit" data-path="limit" tabIndex={-1}>
        <NumberField
          label={t('web.army.limit')}
          value={army.limit}
          least={LEAST_LIMIT}
          most={MOST_LIMIT}
          placeholder={t('web.army.noLimit')}
          onChange={put}
        />
        {refused !== null && (
          <p role="status" className="recruit-closed">
            {refused}
          </p>
        )}
      </div>
      <div className="army-agreed">
        <ClosableButton
          aria-pressed={army.agreed === true}
          closed={agreed.fault && reason(agreed.fault)}
          onClick={() => armyEditor.change(agreed.next)}
        >
          {t('web.army.agreed')}
        </ClosableButton>{' '}
        <RuleLink rule="SIP-FRC-5" />
      </div>
    </>
  );
}
