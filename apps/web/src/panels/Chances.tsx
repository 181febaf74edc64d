/** Exact chances as bars with their numbers. */
import type { ReactNode } from 'react';
import { percent, percents } from './percent.ts';
import './tallies.css';

export interface Chance {
  readonly key: string;
  readonly label: string;
  readonly chance: number;
  /** `own`: harm to the reader's side; `level`: to neither. */
  readonly className?: 'own' | 'level' | '';
  /** It may come together with others: its chance is not to be added to theirs. */
  readonly together?: boolean;
}

export function Chances({ caption, rows }: { readonly caption: string; readonly rows: readonly Chance[] }): ReactNode {
  const shown = figures(rows);
  return (
    <table className="pairs">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ key, label, chance, className }, i) => (
          <tr key={key} className={className}>
            <td>{label}</td>
            <td className="bar-cell" aria-hidden="true">
              <span className="chance" style={{ width: `${chance * 100}%` }} />
            </td>
            <td className="number">{shown[i]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of results of which just one comes, the figures add up. */
function figures(rows: readonly Chance[]): readonly string[] {
  const results = rows.filter(({ together }) => together !== true);
  const shown = percents(results.map(({ chance }) => chance));
  return rows.map((row) => (row.together === true ? percent(row.chance) : (shown[results.indexOf(row)] as string)));
}
