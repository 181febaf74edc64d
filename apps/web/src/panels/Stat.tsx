/** One figure of a card, in its list of figures. */
import type { ReactNode } from 'react';

export function Stat({ label, value }: { readonly label: string; readonly value: string | number }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
