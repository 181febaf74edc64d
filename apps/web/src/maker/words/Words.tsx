/** A field for words that are part of the scenario once the reader is done with them: one change, one step to undo. */
import { seenName } from '@drumhead/engine';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

const LEAVING = ['hashchange', 'pagehide', 'visibilitychange'] as const;

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
  // Nobody leaves the field where the page is left, or hidden and then closed.
  const leave = useEffectEvent(done);
  useEffect(() => {
    const listen = (): void => leave();
    for (const one of LEAVING) addEventListener(one, listen, { capture: true });
    return () => {
      for (const one of LEAVING) removeEventListener(one, listen, { capture: true });
    };
  }, []);
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
