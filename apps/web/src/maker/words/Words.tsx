/** A field for words that are part of the scenario once the reader is done with them: one change, one step to undo. */
import { seenName } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';

export function Words({
  label,
  value,
  most,
  lines = 1,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  /** More than one: paragraphs. */
  readonly lines?: number;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const done = (): void => {
    if (typed === null) return;
    setTyped(null);
    const next = lines > 1 ? typed.trim() : seenName(typed);
    if (next !== value) onChange(next);
  };
  const shared = {
    value: typed ?? value,
    maxLength: most,
    onBlur: done,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(currentTarget.value),
  };
  return (
    <label className="entry-field">
      <span className="minor">{label}</span>
      {lines > 1 ? (
        <textarea rows={lines} {...shared} />
      ) : (
        <input type="text" {...shared} onKeyDown={({ key }) => key === 'Enter' && done()} />
      )}
    </label>
  );
}
