/** The blanks of a sentence: the fields that all pages share, in a line of text. */
import type { ReactNode } from 'react';
import { NumberField, SelectField } from '../../documents/Fields.tsx';
import { among, type Choices } from './ruling.ts';

/** One of several. */
export function Choice({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: Choices;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return <SelectField label={label} value={value} choices={among(value, choices)} onChange={onChange} />;
}

/** A whole number. */
export function Figure({
  label,
  value,
  least = 1,
  most,
  closed = null,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** Why it cannot be changed now. */
  readonly closed?: string | null;
  readonly onChange: (value: number) => void;
}): ReactNode {
  return (
    <NumberField
      label={label}
      value={value}
      least={least}
      most={most}
      closed={closed}
      onChange={(next) => next !== undefined && next !== value && onChange(next)}
    />
  );
}
