/** Shows a sum with its reasons, in previews, at rolls and in the log. */
import { signed, unsigned } from '@drumhead/content';
import { type Tally as Sum, total } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useHosted } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import './tallies.css';

export function Tally({ label, tally }: { readonly label: string; readonly tally: Sum }): ReactNode {
  const { translate, language } = useMessages();
  // Reasons come with the refusals, after the table. Pages beside a battle bring their own.
  const ready = useBundle(useHosted((h) => h.screen?.refusalBundle) ?? 'page');
  return (
    <table className="tally">
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col" className="number">
            {unsigned(total(tally), language)}
          </th>
        </tr>
      </thead>
      <tbody>
        {tally.map((reason, i) => (
          <tr key={i}>
            <td>
              {ready && translate(reason.what)} <RuleLink rule={reason.rule} />
            </td>
            <td className="number">{i === 0 ? unsigned(reason.add, language) : signed(reason.add, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
