/** What can be chosen of a set-up, drawn from its description. */
import { type ReactNode, useId } from 'react';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { useClosed } from '../closed/useClosed.tsx';
import { NumberField, SelectField } from '../documents/Fields.tsx';
import { saveFile } from '../documents/files.ts';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import type { SetUpKey } from './messages.ts';
import type { AddedRule, Field } from './rulesSetUp.ts';
import './setUpFields.css';

/** So many stand side by side; more are a list. */
const MOST_SIDE_BY_SIDE = 3;

export function SetUpFields<D>({
  fields,
  change,
}: {
  readonly fields: readonly Field<D>[];
  readonly change: (draft: D) => void;
}): ReactNode {
  return fields.map((field, i) => {
    // What settles a choice by lot stands in its row.
    const [before, after] = [fields[i - 1], fields[i + 1]];
    if (field.is === 'press' && before !== undefined && isRow(before)) return null;
    return (
      <OneField
        key={`${field.is} ${field.label}`}
        field={field}
        press={after?.is === 'press' ? after : undefined}
        change={change}
      />
    );
  });
}

type Press<D> = Extract<Field<D>, { readonly is: 'press' }>;

const isRow = <D,>(field: Field<D>): boolean => field.is === 'choice' && field.choices.length <= MOST_SIDE_BY_SIDE;

function OneField<D>({
  field,
  press,
  change,
}: {
  readonly field: Field<D>;
  readonly press: Press<D> | undefined;
  readonly change: (draft: D) => void;
}): ReactNode {
  switch (field.is) {
    case 'choice': {
      const { label, value, choices, note, put } = field;
      if (choices.length > MOST_SIDE_BY_SIDE)
        return (
          <div>
            <SelectField label={label} value={value} choices={choices} onChange={(one) => change(put(one))} />
            {note !== undefined && <p className="minor">{note}</p>}
          </div>
        );
      return (
        <Segments
          label={label}
          value={value}
          choices={choices}
          note={press?.told || note}
          press={press && { label: press.label, onPress: () => change(press.press()) }}
          onChange={(one) => change(put(one))}
        />
      );
    }
    case 'number': {
      const { label, value, least, most, put } = field;
      const onChange = (one: number | undefined) => one !== undefined && change(put(one));
      return <NumberField label={label} value={value} least={least} most={most} onChange={onChange} />;
    }
    case 'press':
      return (
        <div>
          <button type="button" onClick={() => change(field.press())}>
            {field.label}
          </button>
          {field.told && (
            <p className="minor" role="status">
              {field.told}
            </p>
          )}
        </div>
      );
    case 'link':
      return (
        <a className="button" href={field.address}>
          {field.label}
        </a>
      );
    case 'file':
      return (
        <button type="button" onClick={() => saveFile(field.name, `${JSON.stringify(field.content, null, 2)}\n`)}>
          {field.label}
        </button>
      );
  }
}

/** A few choices side by side; one that is closed stays, greyed, with its reason. */
export function Segments<T extends string>({
  label,
  aside,
  value,
  choices,
  note,
  press,
  onChange,
}: {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, name: string, barred?: string | null])[];
  readonly note?: string | undefined;
  /** What chooses among them by lot. */
  readonly press?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onChange: (value: T) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className="set-up-field">
      <legend>
        {label} {aside !== undefined && <small>{aside}</small>}
      </legend>
      <div className="set-up-segments">
        {choices.map(([one, text, barred = null]) => (
          <Segment
            key={one}
            name={name}
            text={text}
            closed={barred}
            isChosen={one === value}
            onChoose={() => onChange(one)}
          />
        ))}
        {press && (
          <button type="button" onClick={press.onPress}>
            {press.label}
          </button>
        )}
      </div>
      {note !== undefined && (
        <p className="minor" role={press && 'status'}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

function Segment({
  name,
  text,
  closed,
  isChosen,
  onChoose,
}: {
  readonly name: string;
  readonly text: string;
  readonly closed: string | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  const [attributes, why] = useClosed(closed);
  return (
    <>
      <label>
        <input
          type="radio"
          className="spoken"
          name={name}
          checked={isChosen}
          onChange={() => closed === null && onChoose()}
          {...attributes}
        />
        {text}
      </label>
      {why}
    </>
  );
}

/** An optional rule: a sentence and a switch. */
export function AddedRuleField<D>({
  rule,
  change,
}: {
  readonly rule: AddedRule<D>;
  readonly change: (draft: D) => void;
}): ReactNode {
  const { t } = useMessages<SetUpKey>();
  const { name, about, rule: id, isOn, closed = null, put } = rule;
  const label = useId();
  return (
    <div className="set-up-rule">
      <span>
        <b id={label}>{name}</b> {about !== undefined && <small>{about}</small>}{' '}
        {id !== undefined && <RuleLink rule={id} />}
      </span>
      <ClosableButton
        closed={closed}
        role="switch"
        aria-checked={isOn}
        aria-labelledby={label}
        onClick={() => change(put(!isOn))}
      >
        <span aria-hidden="true">{t(isOn ? 'web.setUp.on' : 'web.setUp.off')}</span>
      </ClosableButton>
    </div>
  );
}
