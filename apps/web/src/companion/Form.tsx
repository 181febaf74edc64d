/** Fields of a situation, from its schema. Each shows its faults beside it. */
import { translateFacts } from '@drumhead/content';
import type { Problem } from '@drumhead/engine';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import { Choice, GroupedChoice, Marks, Stepper, Sticks, Switch, TextInput } from './controls.tsx';
import { DieField, FacesField } from './FacesField.tsx';
import { FormProvider, useForm } from './formContext.ts';
import {
  controlOf,
  firstItem,
  firstValue,
  isDiceField,
  isValues,
  kindOf,
  nextItem,
  type Path,
  pathText,
  plain,
  runsOf,
  type Schema,
  tagOf,
  withRun,
  withValue,
} from './schemaForm.ts';
import type { CompanionKey } from './messages.ts';
import { PieceChoice } from './PieceChoice.tsx';
import { isTaken } from './pieces.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import './form.css';

interface FieldProps {
  readonly schema: Schema;
  readonly name: string;
  readonly around: string;
  readonly path: Path;
  readonly value: unknown;
  readonly required: boolean;
  /** Left out, it has this value, since another field says so. */
  readonly implied?: unknown;
  /** The value of its schema is none that somebody gave. */
  readonly needed?: boolean;
  /** Shows what it means, where the label is short: fields in sight are well known. */
  readonly hint: boolean;
}

/** The fields of a record: those in sight, then the others behind a disclosure. `dice`: only those that take dice, or only the others. */
export function Fields({
  schema,
  around,
  path,
  value,
  dice,
}: {
  readonly schema: Schema;
  readonly around: string;
  readonly path: Path;
  readonly value: unknown;
  readonly dice?: boolean;
}): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const { shown, needs, implied, pieces, pieceFields, profileFields } = useForm();
  const { properties = {}, required = [] } = schema;
  const rank = (name: string) => {
    const exact = shown.indexOf(`${around}.${name}`);
    return exact >= 0 ? exact : shown.indexOf(name);
  };
  const names = Object.keys(properties).filter(
    (name) => properties[name]?.const === undefined && (dice === undefined || isDiceField(name) === dice),
  );
  // Of a piece of the table its profile is known.
  const isKnown = pieceFields.includes(around) && pieces.some((piece) => isTaken(schema, value, piece));
  const isTold = (name: string) => isKnown && profileFields.includes(name);
  const inSight = names.filter(
    (name) => dice === true || (!isTold(name) && (rank(name) >= 0 || required.includes(name))),
  );
  inSight.sort((a, b) => (rank(a) < 0 ? 99 : rank(a)) - (rank(b) < 0 ? 99 : rank(b)));
  const folded = names.filter((name) => !inSight.includes(name));
  const given = isValues(value) ? value : {};
  const needed = needs(around, given).flat();
  const values = implied(given);
  const field = (name: string, hint: boolean) => (
    <Field
      key={name}
      schema={properties[name] ?? {}}
      name={name}
      around={around}
      path={[...path, name]}
      value={given[name]}
      required={required.includes(name)}
      implied={values[name]}
      needed={needed.includes(name)}
      hint={hint}
    />
  );
  return (
    <>
      {inSight.map((name) => field(name, false))}
      {folded.length > 0 && (
        <details
          className="more"
          open={folded.some((name) => !isTold(name) && given[name] !== undefined && !isEmpty(given[name]))}
        >
          <summary>{t('web.companion.more')}</summary>
          {folded.map((name) => field(name, true))}
        </details>
      )}
    </>
  );
}

const isEmpty = (value: unknown): boolean => value === false || (Array.isArray(value) && value.length === 0);

function Field(props: FieldProps): ReactNode {
  const { schema, name, around, path, value, required, hint, implied, needed = false } = props;
  const { words, put, known, sticks, alike, rollerOf } = useForm();
  const id = useId();
  const { label, about } = words.field(name, around);
  const of = plain(schema);
  const control = controlOf(of, name, around);
  const onChange = (to: unknown) => put(path, to);
  const byDefault = needed ? undefined : of.default;
  const common = { id, label, value: value ?? byDefault, implied, onChange };
  const open = !required && byDefault === undefined;
  const place = pathText(path);
  const nameOf = (choice: string) => words.choice(choice, name, around);
  const notes = <Notes about={hint ? about : null} path={path} deep={control === 'marks' || control === 'faces'} />;
  switch (control) {
    case 'switch':
      return (
        <div className="companion-field" data-place={place}>
          <Switch {...common} />
          {notes}
        </div>
      );
    case 'choice':
      return (
        <div className="companion-field" data-place={place}>
          <Choice {...common} choices={of.enum ?? []} nameOf={nameOf} open={open} none={words.unsaid(name)} />
          {notes}
        </div>
      );
    case 'text': {
      const groups = known[name];
      return (
        <div className="companion-field" data-place={place}>
          {groups ? (
            <GroupedChoice {...common} groups={groups} nameOf={nameOf} />
          ) : (
            <TextInput {...common} most={of.maxLength ?? 80} />
          )}
          {notes}
        </div>
      );
    }
    case 'marks':
      return (
        <div className="companion-field" data-place={place}>
          <Marks {...common} choices={of.items?.enum ?? []} nameOf={nameOf} />
          {notes}
        </div>
      );
    case 'die':
      return (
        <div className="companion-field" data-place={place}>
          <DieField {...common} roller={rollerOf(name)} />
          {notes}
        </div>
      );
    case 'faces':
      return (
        <div className="companion-field" data-place={place}>
          <FacesField {...common} roller={rollerOf(name)} most={of.maxItems ?? 40} />
          {notes}
        </div>
      );
    case 'number':
      return (
        <div className="companion-field" data-place={place}>
          <Stepper {...common} schema={of} open={byDefault === undefined} />
          <Sticks label={label} sticks={sticks(name)} value={common.value} onChange={onChange} />
          {notes}
        </div>
      );
    case 'list':
      if (alike.includes(name)) return <AlikeField {...props} schema={of} label={label} notes={notes} />;
      return <ListField {...props} schema={of} label={label} notes={notes} />;
    default:
      // The section of the dice has their name already.
      if (isDiceField(name)) return <Inside schema={of} name={name} path={path} value={value} />;
      return (
        <fieldset className="companion-group">
          <legend>{label}</legend>
          {notes}
          <Inside schema={of} name={name} path={path} value={value} />
        </fieldset>
      );
  }
}

/** The fields of a record, or of the kind that it is of. */
function Inside({
  schema,
  name,
  path,
  value,
  count = 1,
}: Omit<FieldProps, 'around' | 'required' | 'hint'> & {
  /** So many are the same. */
  readonly count?: number;
}): ReactNode {
  const { words, put } = useForm();
  const id = useId();
  const piece = <PieceChoice name={name} schema={schema} path={path} value={value} count={count} />;
  if (controlOf(schema, name, '') !== 'kinds')
    return (
      <>
        {piece}
        <Fields schema={schema} around={name} path={path} value={value} />
      </>
    );
  const tag = tagOf(schema);
  const kind = kindOf(schema, value);
  const kinds = (schema.oneOf ?? []).map(({ properties }) => String(properties?.[tag]?.const));
  const choose = (to: unknown) => {
    const next = kindOf(schema, { [tag]: to });
    put(path, { ...(firstValue(next, name) as object), ...kept(value, next), [tag]: to });
  };
  return (
    <>
      {piece}
      <Choice
        id={id}
        label={words.field(tag, name).label}
        value={kind.properties?.[tag]?.const}
        choices={kinds}
        nameOf={(choice) => words.choice(choice, tag, name)}
        open={false}
        none=""
        onChange={choose}
      />
      <Fields schema={kind} around={name} path={path} value={value} />
    </>
  );
}

/** What another kind has in common with the present one: numbers stay, since a Combat value is one in every arm. */
function kept(value: unknown, { properties = {} }: Schema): object {
  const given = isValues(value) ? Object.entries(value) : [];
  return Object.fromEntries(given.filter(([name, one]) => typeof one === 'number' && Object.hasOwn(properties, name)));
}

function ListField({
  schema,
  name,
  around,
  path,
  value,
  label,
  notes,
}: FieldProps & { readonly label: string; readonly notes: ReactNode }): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const { put, words } = useForm();
  const { one } = words.field(name, around);
  const items: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const { items: item = {}, minItems = 0, maxItems = 99 } = schema;
  const simple = !['record', 'kinds'].includes(controlOf(item, name, around));
  return (
    <fieldset className="companion-group" data-place={pathText(path)}>
      <legend>{label}</legend>
      {notes}
      {items.map((given, i) => (
        <div key={i} className={simple ? 'companion-row' : 'companion-item'}>
          {simple ? (
            <Field schema={item} name={name} around={around} path={[...path, i]} value={given} required hint={false} />
          ) : (
            <Inside schema={item} name={name} path={[...path, i]} value={given} />
          )}
          <ClosableButton
            className="quiet"
            closed={items.length > minItems ? null : t('web.companion.number.least', { least: minItems })}
            onClick={() =>
              put(
                path,
                items.filter((_, k) => k !== i),
              )
            }
          >
            {t('web.companion.remove', { field: one, n: i + 1 })}
          </ClosableButton>
        </div>
      ))}
      <ClosableButton
        className="quiet"
        closed={items.length < maxItems ? null : t('web.companion.number.most', { most: maxItems })}
        onClick={() => put(path, [...items, nextItem(items, item, name)])}
      >
        {t('web.companion.add', { field: one })}
      </ClosableButton>
    </fieldset>
  );
}

/** A list in which several are often the same: of each kind one, and how many more are like it; a change holds for all. */
function AlikeField({
  schema,
  name,
  path,
  value,
  label,
  notes,
}: FieldProps & { readonly label: string; readonly notes: ReactNode }): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const form = useForm();
  const { put, words } = form;
  const id = useId();
  const { one } = words.field(name, '');
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { items: item = {}, minItems = 0, maxItems = 99 } = schema;
  const room = maxItems - items.length;
  return (
    <fieldset className="companion-group" data-place={pathText(path)}>
      <legend>{label}</legend>
      {notes}
      {runsOf(items).map((run) => {
        const given = items[run.at];
        const putInRun = (to: Path, inner: unknown, piece?: string) =>
          put(path, withRun(items, run, withValue(given, to.slice(path.length + 1), inner)), piece);
        return (
          <div key={run.at} className="companion-item">
            <FormProvider value={{ ...form, put: putInRun }}>
              <Inside schema={item} name={name} path={[...path, run.at]} value={given} count={run.count} />
            </FormProvider>
            <Stepper
              id={`${id}-${run.at}`}
              label={t('web.companion.sameFor')}
              value={run.count - 1}
              schema={{ type: 'integer', minimum: 0, maximum: run.count - 1 + room }}
              open={false}
              onChange={(more) => put(path, withRun(items, run, given, 1 + Number(more)))}
            />
            {items.length - run.count >= minItems && (
              <button type="button" className="quiet" onClick={() => put(path, withRun(items, run, given, 0))}>
                {t('web.companion.remove', { field: one, n: run.at + 1 })}
              </button>
            )}
          </div>
        );
      })}
      <ClosableButton
        className="quiet"
        closed={room > 0 ? null : t('web.companion.number.most', { most: maxItems })}
        onClick={() => put(path, [...items, firstItem(item, name)])}
      >
        {t('web.companion.another', { field: one })}
      </ClosableButton>
    </fieldset>
  );
}

/** What the field means, and what is wrong with it. `deep`: faults inside it are shown here too. */
function Notes({
  about,
  path,
  deep,
}: {
  readonly about: string | null;
  readonly path: Path;
  readonly deep: boolean;
}): ReactNode {
  const { problems } = useForm();
  const at = pathText(path);
  const here = problems.filter((one) => one.path === at || (deep && one.path.startsWith(`${at}[`)));
  return (
    <>
      {about !== null && <p className="minor">{about}</p>}
      {here.map((one, i) => (
        <ProblemLine key={i} problem={one} />
      ))}
    </>
  );
}

export function ProblemLine({ problem: { rule, reason, facts } }: { readonly problem: Problem }): ReactNode {
  const { translate } = useMessages();
  return (
    <p className="companion-problem" role="alert">
      {translate(reason, translateFacts(facts, translate))} {!rule.startsWith('KERNEL-') && <RuleLink rule={rule} />}
    </p>
  );
}
