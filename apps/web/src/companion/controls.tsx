/** Controls for fingers: buttons of 44 px, steppers, switches. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { ChoiceGroup, StickLength } from './companionConfig.ts';
import type { CompanionKey } from './messages.ts';
import { reachingStick } from './reachingStick.ts';
import { marksOf, type Schema, withMark } from './schemaForm.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';

interface Common {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** Left out, it is this, since another field says so. */
  readonly implied?: unknown;
  readonly onChange: (value: unknown) => void;
}

export function Switch({ label, value, onChange }: Common): ReactNode {
  return (
    <label className="companion-switch">
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** More choices than this are a list to open. */
const MOST_BUTTONS = 5;

/** One of several; `open`: or none, which is called `none`. */
export function Choice({
  id,
  label,
  value,
  choices,
  nameOf,
  implied,
  open,
  none,
  onChange,
}: Common & {
  readonly choices: readonly string[];
  readonly nameOf: (choice: string) => string;
  readonly open: boolean;
  readonly none: string;
}): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const chosen = typeof value === 'string' ? value : '';
  const isList = choices.length > MOST_BUTTONS;
  const all = open || (isList && chosen === '') ? ['', ...choices] : choices;
  const left = typeof implied === 'string' ? t('web.companion.implied', { value: nameOf(implied) }) : none;
  const text = (choice: string) => (choice === '' ? left : nameOf(choice));
  const choose = (choice: string) => onChange(choice === '' ? undefined : choice);
  if (isList) {
    return (
      <label className="companion-select">
        <span>{label}</span>
        <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          {all.map((choice) => (
            <option key={choice} value={choice}>
              {text(choice)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset className="companion-choice">
      <legend>{label}</legend>
      <div className="companion-choices">
        {all.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              className="spoken"
              name={id}
              checked={choice === chosen}
              onChange={() => choose(choice)}
            />
            <span>{text(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of many in groups, or none. */
export function GroupedChoice({
  label,
  value,
  groups,
  nameOf,
  onChange,
}: Common & { readonly groups: readonly ChoiceGroup[]; readonly nameOf: (choice: string) => string }): ReactNode {
  const { t, translate } = useMessages<CompanionKey>();
  const chosen = typeof value === 'string' ? value : '';
  return (
    <label className="companion-select">
      <span>{label}</span>
      <select value={chosen} onChange={({ currentTarget: { value: to } }) => onChange(to === '' ? undefined : to)}>
        <option value="">{t('web.companion.unsaid')}</option>
        {groups.map(({ name, given = false, choices }, at) => (
          <optgroup key={at} label={given ? name : translate(name)}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {nameOf(choice)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Any of several, such as special rules: a list to open, which says what is chosen. */
export function Marks({
  label,
  value,
  implied,
  choices,
  nameOf,
  onChange,
}: Common & { readonly choices: readonly string[]; readonly nameOf: (choice: string) => string }): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const chosen = marksOf(value, implied);
  return (
    <details className="companion-marks">
      <summary>
        {label}: <b>{chosen.length === 0 ? t('web.companion.none') : chosen.map(nameOf).join(', ')}</b>
      </summary>
      <div className="companion-choices">
        {choices.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={chosen.includes(one)}
            onClick={() => onChange(withMark(value, implied, one))}
          >
            {nameOf(one)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** A number between two buttons; `open`: it may stand empty, which is what comes below the least. */
export function Stepper({
  id,
  label,
  value,
  implied,
  schema,
  open,
  onChange,
}: Common & { readonly schema: Schema; readonly open: boolean }): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const { minimum: least = 0, maximum: most = 99, type } = schema;
  const number = typeof value === 'number' ? value : null;
  const left = typeof implied === 'number' ? implied : null;
  // Distances are long: a step of one would tire the finger.
  const step = most - least > 100 ? 10 : 1;
  const clamped = (to: number) => Math.max(least, Math.min(most, to));
  const from = number ?? left;
  const less = () =>
    onChange(from === null || (open && number !== null && number <= least) ? undefined : clamped(from - step));
  return (
    <div className="companion-stepper">
      <label htmlFor={id}>{label}</label>
      <ClosableButton
        aria-label={t('web.companion.fewer', { field: label })}
        closed={
          from === null
            ? t('web.companion.number.none')
            : !open && from <= least
              ? t('web.companion.number.least', { least })
              : null
        }
        onClick={less}
      >
        −
      </ClosableButton>
      <input
        id={id}
        type="number"
        inputMode={type === 'integer' ? 'numeric' : 'decimal'}
        min={least}
        max={most}
        step={type === 'integer' ? 1 : 'any'}
        value={number ?? ''}
        placeholder={left === null ? '–' : String(left)}
        onChange={(event) => {
          const { value: typed } = event.currentTarget;
          if (typed === '') onChange(open ? undefined : least);
          else if (Number.isFinite(Number(typed))) onChange(Number(typed));
        }}
      />
      <ClosableButton
        aria-label={t('web.companion.further', { field: label })}
        closed={number !== null && number >= most ? t('web.companion.number.most', { most }) : null}
        onClick={() => onChange(from === null ? least : clamped(from + step))}
      >
        +
      </ClosableButton>
    </div>
  );
}

/** A distance by sticks: a tap gives the whole length; of a distance in millimetres the stick that reaches it is marked. */
export function Sticks({
  label,
  sticks,
  value,
  onChange,
}: Pick<Common, 'label' | 'value' | 'onChange'> & { readonly sticks: readonly StickLength[] }): ReactNode {
  const { translate } = useMessages();
  if (sticks.length === 0) return null;
  const reaching = reachingStick(sticks, value);
  return (
    <div className="companion-sticks" role="group" aria-label={label}>
      {sticks.map((stick) => (
        <button key={stick.name} type="button" aria-pressed={stick === reaching} onClick={() => onChange(stick.length)}>
          {translate(stick.name)} {stick.adds !== '' && <small>{stick.adds}</small>}
        </button>
      ))}
    </div>
  );
}

export function TextInput({ id, label, value, most, onChange }: Common & { readonly most: number }): ReactNode {
  return (
    <label className="companion-select" htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        type="text"
        maxLength={most}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
    </label>
  );
}
