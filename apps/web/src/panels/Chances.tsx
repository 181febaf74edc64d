/** Exact chances as bars with their numbers. */
import type { ReactNode } from 'react';
import { percent } from './percent.ts';
import './tallies.css';

export interface Chance {
  readonly key: string;
  readonly label: string;
  readonly chance: number;
  /** `own`: harm to the reader's side; `level`: to neither. */
  readonly className?: 'own' | 'level' | '';
}

export function Chances({ caption, rows }: { readonly caption: string; readonly rows: readonly Chance[] }): ReactNode {
  return (
    <table className="pairs">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ key, label, chance, className }) => (
          <tr key={key} className={className}>
            <td>{label}</td>
            <td className="bar-cell" aria-hidden="true">
              <span className="chance" style={{ width: `${chance * 100}%` }} />
            </td>
            <td className="number">{percent(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
