/** What is chosen on parade: its figures, its special rules in words, and what can be done with it. On a phone, a sheet. */
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { useNarrow } from '../../setUp/useNarrow.ts';

export interface Told {
  readonly picture: ReactNode;
  readonly name: string;
  readonly place: string;
  readonly stats: readonly (readonly [label: string, value: string])[];
  readonly rules: readonly { readonly name: string; readonly about: string | null }[];
}

/** Which of these keys is told about: at a desk the first, until one is chosen. */
export function useChosen(
  keys: readonly string[],
): readonly [chosen: string | null, choose: (key: string | null) => void] {
  const isNarrow = useNarrow();
  const [picked, pick] = useState<string | null>(null);
  if (picked !== null && keys.includes(picked)) return [picked, pick];
  return [isNarrow ? null : (keys[0] ?? null), pick];
}

/** Special rules, each in a sentence. */
export function ToldRules({ rules }: Pick<Told, 'rules'>): ReactNode {
  return (
    rules.length > 0 && (
      <dl className="told-rules">
        {rules.map(({ name, about }) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{about}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

export function Chosen({
  told,
  onClose,
  children,
}: {
  readonly told: Told;
  readonly onClose: () => void;
  /** What can be done with it. */
  readonly children: ReactNode;
}): ReactNode {
  const isNarrow = useNarrow();
  const title = useId();
  const { picture, name, place, stats, rules } = told;
  const card = (
    <>
      <div className="told-head">
        {picture}
        <div>
          <h2 id={title}>{name}</h2>
          <p className="minor">{place}</p>
        </div>
      </div>
      {stats.length > 0 && (
        <dl className="told-stats">
          {stats.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ToldRules rules={rules} />
      {children}
    </>
  );
  if (isNarrow) {
    return (
      <Dialog title={title} className="parade-chosen" onClose={onClose}>
        {card}
      </Dialog>
    );
  }
  return (
    <section className="panel parade-chosen" aria-labelledby={title}>
      {card}
    </section>
  );
}
