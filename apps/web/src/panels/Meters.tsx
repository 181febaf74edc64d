/** What an answer leads to, on its button: words, a figure and a bar each. */
import type { ReactNode } from 'react';
import { percent } from './percent.ts';
import './tallies.css';

export interface Meter {
  readonly label: string;
  readonly chance: number;
  /** It harms the reader's side. */
  readonly harms?: boolean;
}

export const Meters = ({ rows }: { readonly rows: readonly Meter[] }): ReactNode => (
  <span className="roll-meters">
    {rows.map(({ label, chance, harms = false }) => (
      <span key={label}>
        {label} <b>{percent(chance)}</b>
        <span className={harms ? 'meter harms' : 'meter'} aria-hidden="true">
          <span style={{ width: `${chance * 100}%` }} />
        </span>
      </span>
    ))}
  </span>
);
