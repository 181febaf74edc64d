/** Fields that several parts of the page share. */
import { type ReactNode, useState } from 'react';
import { OFFERED_RANKS, type Player, rankOf } from '../battle/players/players.ts';
import type { HomeLinkKey } from '../app/home/homeLinkMessages.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { useClosed } from '../closed/useClosed.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import './fields.css';

export function TextField({
  label,
  value,
  most,
  placeholder,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <label className="entry-field">
      <span className="minor">{label}</span>
      <input
        type="text"
        value={value}
        maxLength={most}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A whole number or nothing; other input is marked invalid and not taken. */
export function NumberField({
  label,
  value,
  least,
  most,
  placeholder,
  closed = null,
  onChange,
}: {
  readonly label: string;
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly placeholder?: string;
  /** Why it cannot be changed now, in the reader's words. */
  readonly closed?: string | null;
  readonly onChange: (value: number | undefined) => void;
}): ReactNode {
  const [attributes, why] = useClosed(closed);
  const [typed, setTyped] = useState<string | null>(null);
  const sound = (text: string) => text === '' || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most);
  const shown = typed ?? (value === undefined ? '' : String(value));
  return (
    <label className="entry-field number-field">
      <span className="minor">{label}</span>
      <input
        type="text"
        inputMode="numeric"
        value={shown}
        placeholder={placeholder}
        readOnly={closed !== null}
        aria-invalid={!sound(shown)}
        title={`${least}–${most}`}
        onChange={(event) => {
          const text = event.target.value.trim();
          // Emptied, it waits for the next figure, even where a number has to stand.
          setTyped(sound(text) && text !== '' ? null : text);
          if (sound(text)) onChange(text === '' ? undefined : Number(text));
        }}
        onBlur={() => setTyped(null)}
        {...attributes}
      />
      {why}
    </label>
  );
}

export function SelectField<T extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  /** With why it cannot be chosen: it stays, greyed, and its reason beside it. */
  readonly choices: readonly (readonly [value: T, name: string, barred?: string | null])[];
  readonly onChange: (value: T) => void;
}): ReactNode {
  return (
    <label className="entry-field">
      <span className="minor">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {choices.map(([one, name, barred = null]) => (
          // oxlint-disable-next-line drumhead/closed-with-reason -- its reason stands in its name
          <option key={one} value={one} disabled={barred !== null}>
            {barred === null ? name : `${name}: ${barred}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The player of a side. */
export function PlayerField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: Player;
  readonly onChange: (player: Player) => void;
}): ReactNode {
  const { t } = useMessages<MessageKey | HomeLinkKey>();
  const ready = useBundle('web-home-pages');
  const rank = rankOf(value);
  const players = ['human', ...[...OFFERED_RANKS].reverse()] as const;
  const choices = players.map((player) => [player, t(`web.player.${player}`)] as const);
  return (
    <div>
      <SelectField<Player> label={label} value={rank} choices={choices} onChange={onChange} />
      {ready && rank !== 'human' && <small className="minor">{t(`web.player.${rank}.about`)}</small>}
    </div>
  );
}

/** One of a few, as buttons side by side. */
export function ChoiceChips<T extends string>({
  label,
  path,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  /** Its place in the document, as faults name it. */
  readonly path?: string;
  /** Null: none yet. */
  readonly value: T | null;
  readonly choices: readonly (readonly [value: T, shown: ReactNode])[];
  readonly onChange: (value: T) => void;
}): ReactNode {
  return (
    <fieldset data-path={path} tabIndex={path === undefined ? undefined : -1}>
      <legend>{label}</legend>
      <div className="chips">
        {choices.map(([one, shown]) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => one !== value && onChange(one)}>
            {shown}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Special rules as toggle buttons; one that would make a fault is closed with it. */
export function RuleChips<T extends string>({
  label,
  all,
  chosen,
  nameOf,
  closedBy,
  onChange,
}: {
  readonly label: string;
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  readonly nameOf: (rule: T) => string;
  /** What forbids these rules; null: nothing. */
  readonly closedBy: (chosen: readonly T[]) => string | null;
  readonly onChange: (chosen: readonly T[]) => void;
}): ReactNode {
  const turned = (rule: T) => (chosen.includes(rule) ? chosen.filter((one) => one !== rule) : [...chosen, rule]);
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="chips">
        {all.map((rule) => (
          <ClosableButton
            key={rule}
            closed={chosen.includes(rule) ? null : closedBy(turned(rule))}
            aria-pressed={chosen.includes(rule)}
            onClick={() => onChange(turned(rule))}
          >
            {nameOf(rule)}
          </ClosableButton>
        ))}
      </div>
    </fieldset>
  );
}
