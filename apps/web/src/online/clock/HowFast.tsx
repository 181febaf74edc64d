/** How fast a battle is played: one of a few names, or values of one's own. */
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ClockFields } from './ClockFields.tsx';
import type { ClockKey } from './messages.ts';
import { choiceOf, presetOf, PRESETS } from './presets.ts';
import type { ClockChoice } from './time.ts';
import './clock.css';

export function HowFast({
  choice,
  onChange,
}: {
  readonly choice: ClockChoice;
  readonly onChange: (choice: ClockChoice) => void;
}): ReactNode {
  const { t } = useMessages<ClockKey>();
  const name = useId();
  const [isOwn, setOwn] = useState(() => presetOf(choice) === null);
  const preset = isOwn ? null : presetOf(choice);
  return (
    <>
      <fieldset className="clock-presets">
        <legend>{t('web.clock.how')}</legend>
        {PRESETS.map((one) => (
          <label key={one} className="radio">
            <input
              type="radio"
              name={name}
              checked={preset === one}
              onChange={() => {
                setOwn(false);
                onChange(choiceOf(one));
              }}
            />
            <strong>{t(`web.clock.preset.${one}`)}</strong> <span>{t(`web.clock.preset.${one}.about`)}</span>
          </label>
        ))}
        <label className="radio">
          <input type="radio" name={name} checked={isOwn} onChange={() => setOwn(true)} />
          <strong>{t('web.clock.preset.own')}</strong>
        </label>
      </fieldset>
      {isOwn && <ClockFields choice={choice} onChange={onChange} />}
    </>
  );
}
