/** How much time each player has, chosen as a table is made. */
import { type ReactNode, useState } from 'react';
import { SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import type { ClockKey } from './messages.ts';
import { type ClockChoice, FIRST_CLOCKS, wholeNumber } from './time.ts';

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
          <WholeField
            key={`bank ${kind}`}
            label={t(`web.clock.bank.${kind}`)}
            value={choice.bank}
            least={1}
            most={MOST.bank[kind]}
            onChange={(bank) => onChange({ ...choice, bank })}
          />
          <WholeField
            key={`gain ${kind}`}
            label={t(`web.clock.gain.${kind}`)}
            value={choice.gain}
            least={0}
            most={MOST.gain[kind]}
            onChange={(gain) => onChange({ ...choice, gain })}
          />
        </>
      )}
      {kind === 'turns' && (
        <WholeField
          label={t('web.clock.cap.turns')}
          value={choice.cap}
          least={1}
          most={MOST.cap}
          onChange={(cap) => onChange({ ...choice, cap })}
        />
      )}
      {kind !== 'none' && <p className="minor online-wide">{t('web.clock.about')}</p>}
    </fieldset>
  );
}

/** A whole number, or NaN while what was typed is none that fits: then the field says what does, until it is put right. */
function WholeField({
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  const { t } = useMessages<ClockKey>();
  const [typed, setTyped] = useState(String(value));
  const isSound = !Number.isNaN(value);
  return (
    <label className="number-field">
      <span className="minor">{label}</span>
      <input
        type="text"
        inputMode="numeric"
        value={typed}
        aria-invalid={!isSound}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(wholeNumber(event.target.value, least, most));
        }}
      />
      <small role="status">{!isSound && t('web.clock.least', { least, most })}</small>
    </label>
  );
}
