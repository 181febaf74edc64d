import type { Seat } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import { PlayerField } from '../documents/Fields.tsx';
import { useMessages } from '../i18n/index.ts';
import type { BriefingKey } from './messages.ts';
import './fileWords.css';

/** Who plays each side: a file says nothing of that. */
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
  return (
    <fieldset className="briefing-players">
      <legend>{t('web.brief.file.players')}</legend>
      {Object.entries(names).map(([seat, name]) => (
        <PlayerField
          key={seat}
          label={name}
          value={seats[seat] ?? 'human'}
          onChange={(player) => change({ ...seats, [seat]: player })}
        />
      ))}
    </fieldset>
  );
}
