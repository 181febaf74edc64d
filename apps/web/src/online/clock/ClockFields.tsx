/** How much time each player has, chosen as a table is made. */
import type { ReactNode } from 'react';
import { NumberField, SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import type { ClockKey } from './messages.ts';
import { type ClockChoice, FIRST_CLOCKS } from './time.ts';

const KINDS = ['none', 'live', 'turns'] as const;
const MOST = { bank: { live: 600, turns: 60 }, gain: { live: 3600, turns: 240 }, cap: 60 } as const;

export function ClockFields({
  choice,
  onChange,
}: {
  readonly choice: ClockChoice;
  readonly onChange: (choice: ClockChoice) => void;
}): ReactNode {
  const { t } = useMessages<ClockKey>();
  const { kind } = choice;
  return (
    <fieldset className="online-fields">
      <legend>{t('web.clock.time')}</legend>
      <SelectField
        label={t('web.clock.kind')}
        value={kind}
        choices={KINDS.map((one) => [one, t(`web.clock.${one}`)])}
        onChange={(one) => onChange(FIRST_CLOCKS[one])}
      />
      {kind !== 'none' && (
        <>
          <NumberField
            label={t(`web.clock.bank.${kind}`)}
            value={choice.bank}
            least={1}
            most={MOST.bank[kind]}
            onChange={(bank) => onChange({ ...choice, bank: bank ?? FIRST_CLOCKS[kind].bank })}
          />
          <NumberField
            label={t(`web.clock.gain.${kind}`)}
            value={choice.gain}
            least={0}
            most={MOST.gain[kind]}
            onChange={(gain) => onChange({ ...choice, gain: gain ?? FIRST_CLOCKS[kind].gain })}
          />
        </>
      )}
      {kind === 'turns' && (
        <NumberField
          label={t('web.clock.cap.turns')}
          value={choice.cap}
          least={1}
          most={MOST.cap}
          onChange={(cap) => onChange({ ...choice, cap: cap ?? FIRST_CLOCKS.turns.cap })}
        />
      )}
      {kind !== 'none' && <p className="minor online-wide">{t('web.clock.about')}</p>}
    </fieldset>
  );
}
