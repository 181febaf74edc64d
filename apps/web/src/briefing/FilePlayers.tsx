import type { Seat } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { isHuman } from '../battle/players/players.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import { SelectField } from '../documents/Fields.tsx';
import { useMessages } from '../i18n/index.ts';
import type { BriefingKey } from './messages.ts';
import './fileWords.css';

/** Whether a person plays each side: a file says nothing of that. What kind of opponent the computer is stands below. */
export function FilePlayers({
  seats,
  names,
  change,
}: {
  readonly seats: NewBattle['seats'];
  readonly names: Readonly<Record<Seat, string>>;
  readonly change: (seats: NewBattle['seats']) => void;
}): ReactNode {
  const { t } = useMessages<BriefingKey>();
  const choices = [
    ['human', t('web.brief.file.here')],
    ['computer', t('web.brief.opponent.computer')],
  ] as const;
  return (
    <fieldset className="briefing-players">
      <legend>{t('web.brief.file.players')}</legend>
      {Object.entries(names).map(([seat, name]) => (
        <SelectField
          key={seat}
          label={name}
          value={isHuman(seats[seat]) ? 'human' : 'computer'}
          choices={choices}
          onChange={(one) => change({ ...seats, [seat]: one === 'human' ? one : 'captain' })}
        />
      ))}
    </fieldset>
  );
}
