/** Action points left, as coins. */
import type { SideIndex, State } from '@drumhead/simplicity/screen';
import { type ReactNode, useMemo } from 'react';
import { useHosted } from '../../../battle/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import type { TableKey } from '../screen/messages.ts';
import { sideName } from '../screen/names.ts';
import { lossFacts } from './lossFacts.ts';
import { pointsOfTurn } from './pointsOfTurn.ts';

export function Purse({ state, side }: { readonly state: State; readonly side: SideIndex }): ReactNode {
  const messages = useMessages<TableKey>();
  const { t } = messages;
  const { points, field } = state;
  const steps = useHosted((h) => h.steps);
  const { face, bases, spent } = useMemo(() => pointsOfTurn(steps, state, side), [steps, state, side]);
  return (
    <div className="purse">
      {field.switches.actionPoints ? (
        <>
          <p>
            <strong>{t('web.sip.purse', { points })}</strong>
            <span className="coins" aria-hidden="true">
              {Array.from({ length: points }, (_, i) => (
                <i key={i} />
              ))}
            </span>
            <RuleLink rule="SIP-AP-1" />
          </p>
          <p className="minor">
            {face === null ? t('web.sip.purse.each', { bases }) : t('web.sip.purse.from', { face, bases, spent })}
          </p>
        </>
      ) : (
        <p>{t('web.sip.purse.free')}</p>
      )}
      <p className="minor">
        {t('web.sip.purse.broken', { side: sideName(messages, state, side), ...lossFacts(state, side) })}
      </p>
    </div>
  );
}
