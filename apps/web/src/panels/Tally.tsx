/** Shows a sum with its reasons, in previews, at rolls and in the log. */
import { type Tally as Sum, total } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

export function Tally({ label, tally }: { readonly label: string; readonly tally: Sum }): ReactNode {
  const { translate } = useMessages();
  return (
    <table className="tally">
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col" className="number">
            {signed(total(tally), 0)}
          </th>
        </tr>
      </thead>
      <tbody>
        {tally.map((reason, i) => (
          <tr key={i}>
            <td>
              {translate(reason.what)} <RuleLink rule={reason.rule} />
            </td>
            <td className="number">{signed(reason.add, i)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function signed(add: number, place: number): string {
  if (add < 0) return `−${-add}`;
  return place === 0 ? String(add) : `+${add}`;
}
