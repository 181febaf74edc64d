/** The parts of a page: side by side on a desk, one at a time on a phone. */
import type { ReactNode } from 'react';

export function PartTabs<P extends string>({
  label,
  parts,
  part,
  onChange,
}: {
  readonly label: string;
  readonly parts: readonly (readonly [part: P, name: string])[];
  readonly part: P;
  readonly onChange: (part: P) => void;
}): ReactNode {
  return (
    <div className="club-tabs" role="group" aria-label={label}>
      {parts.map(([one, name]) => (
        <button key={one} type="button" aria-pressed={one === part} onClick={() => onChange(one)}>
          {name}
        </button>
      ))}
    </div>
  );
}
