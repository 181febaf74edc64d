/** How much time each player has, chosen as a table is made. */
import { type ReactNode, useState } from 'react';
import { SelectField } from '../../documents/Fields.tsx';
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
          <WholeField
            label={t(`web.clock.bank.${kind}`)}
            value={choice.bank}
            least={1}
            most={MOST.bank[kind]}
            onChange={(bank) => onChange({ ...choice, bank })}
          />
          <WholeField
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

/** A whole number; one that is too small or too large becomes the nearest that is not, and the field says so. */
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
  const [typed, setTyped] = useState<string | null>(null);
  const [isTold, setIsTold] = useState(false);
  const shown = typed ?? String(value);
  const number = wholeNumber(shown);
  const isIn = (one: number | null): one is number => one !== null && one >= least && one <= most;
  const isSound = isIn(number);
  return (
    <label className="number-field">
      <span className="minor">{label}</span>
      <input
        type="text"
        inputMode="numeric"
        value={shown}
        aria-invalid={!isSound}
        onChange={(event) => {
          const text = event.target.value.trim();
          setTyped(text);
          setIsTold(false);
          const given = wholeNumber(text);
          if (isIn(given)) onChange(given);
        }}
        onBlur={() => {
          setIsTold(!isSound);
          if (!isSound && number !== null) onChange(Math.min(most, Math.max(least, number)));
          setTyped(null);
        }}
      />
      <small role="status">{(isTold || !isSound) && t('web.clock.least', { least, most })}</small>
    </label>
  );
}

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
