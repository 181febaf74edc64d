/** A field for words of the scenario: typed letter by letter they are one change, one step to undo. */
import { seenName } from '@drumhead/engine';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { typing } from '../makerEditor.ts';

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
  const read = (text: string): string => (lines > 1 ? text.trim() : seenName(text));
  /** At every letter: nothing moves under a pointer that leaves the field. Without any letter the words wait for the next. */
  const type = (text: string): void => {
    if (typed === null) typing.begin();
    setTyped(text);
    const next = read(text);
    if (next !== '' && next !== value) onChange(next);
  };
  const done = (): void => {
    if (typed === null) return;
    setTyped(null);
    const next = read(typed);
    if (next !== value) onChange(next);
    typing.end();
  };
  // Whoever types in a field that goes leaves it as well.
  useEffect(() => typing.end, []);
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
    onBlur: () => {
      done();
      typing.end();
    },
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => type(currentTarget.value),
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
