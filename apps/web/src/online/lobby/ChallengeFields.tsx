/** Whom a table is for: a friend with a link, or anybody; and when one likes to play. */
import { type ReactNode, useState } from 'react';
import { SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { type DailyHours, hoursBetween } from '../dailyHours.ts';
import type { LobbyKey } from './messages.ts';

/** Null: nobody but those who have a link. */
export type WantedChallenge = { readonly hours: DailyHours | null } | null;

const EVENING = { from: '', until: '' };

export function ChallengeFields({
  challenge,
  onChange,
}: {
  readonly challenge: WantedChallenge;
  readonly onChange: (challenge: WantedChallenge) => void;
}): ReactNode {
  const { t } = useMessages<LobbyKey>();
  const [{ from, until }, setTyped] = useState(EVENING);
  const type = (typed: typeof EVENING): void => {
    setTyped(typed);
    onChange({ hours: hoursBetween(typed.from, typed.until) });
  };
  return (
    <fieldset className="online-fields">
      <legend>{t('web.lobby.who')}</legend>
      <SelectField
        label={t('web.lobby.to')}
        value={challenge === null ? 'friend' : 'anybody'}
        choices={[
          ['friend', t('web.lobby.friend')],
          ['anybody', t('web.lobby.anybody')],
        ]}
        onChange={(who) => onChange(who === 'friend' ? null : { hours: hoursBetween(from, until) })}
      />
      {challenge !== null && (
        <>
          <label>
            <span className="minor">{t('web.lobby.from')}</span>
            <input type="time" value={from} onChange={(event) => type({ from: event.target.value, until })} />
          </label>
          <label>
            <span className="minor">{t('web.lobby.until')}</span>
            <input type="time" value={until} onChange={(event) => type({ from, until: event.target.value })} />
          </label>
          <p className="minor online-wide">{t('web.lobby.anybody.about')}</p>
        </>
      )}
    </fieldset>
  );
}
