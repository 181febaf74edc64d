/** Who a record is about, drawn: as many as do the same. */
import type { ReactNode } from 'react';
import { sideColours } from '../table/troops/nations.ts';
import { useForm } from './formContext.ts';
import { isValues } from './schemaForm.ts';

interface Props {
  readonly value: unknown;
  /** By whose coat it is known; null: by what its record says. */
  readonly uniform: string | null;
  readonly count: number;
}

/** Nothing where nobody is known yet. */
export function Drawn({ value, uniform, count }: Props): ReactNode {
  const { picture } = useForm();
  const found = isValues(value) ? picture(value, uniform) : null;
  if (found === null) return null;
  return (
    <span className="companion-drawn side-colours" style={sideColours([found.uniform])}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i}>{found.figure}</span>
      ))}
    </span>
  );
}
