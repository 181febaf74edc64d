/** The signs on the table with their meanings, each drawn as it is there. */
import { type ReactNode, useEffect } from 'react';
import { useHosted } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundleState } from '../i18n/useBundle.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import { mm } from '../table/units.ts';
import type { RulesSigns, SignEntry } from './rulesGuide.ts';
import { framesOf } from './sharedSigns.tsx';
import type { SignKey } from './signMessages.ts';
import { Terms } from './Terms.tsx';
import './signs.css';

export interface SignsProps {
  readonly signs: RulesSigns;
  /** Their words cannot be loaded. */
  readonly onFailure: () => void;
}

export function Signs({ signs, onFailure }: SignsProps): ReactNode {
  const { t, translate } = useMessages<SignKey>();
  const state = useHosted((h) => h.battle?.state);
  const words = [useBundleState('web-sign-pages'), useBundleState(signs.bundle)];
  const failed = words.includes('failed');
  useEffect(() => {
    if (failed) onFailure();
  });
  if (!words.every((one) => one === 'ready')) return null;
  const sticks = signs.sticks(state);
  return (
    <div className="signs-shown">
      <h4>{t('web.signs.pieces')}</h4>
      <SignList entries={signs.onPieces(state)} />
      <h4>{t('web.signs.around')}</h4>
      <SignList entries={framesOf(signs.roundBases)} />
      <h4>{t('web.signs.ground')}</h4>
      <SignList entries={signs.onGround(state)} />
      {sticks.length > 0 && (
        <>
          <h4>{t('web.signs.sticks')}</h4>
          <dl className="sign-sticks">
            {sticks.map(({ letter, name, length }) => (
              <div key={letter}>
                <dt>{translate(letter)}</dt>
                <dd>{t('web.signs.stick', { name: translate(name), mm: mm(length) })}</dd>
              </div>
            ))}
          </dl>
          <p>
            {t('web.signs.sticks.how')} <RuleLink rule={signs.stickRule} />
          </p>
        </>
      )}
    </div>
  );
}

function SignList({ entries }: { readonly entries: readonly SignEntry[] }): ReactNode {
  const { translate } = useMessages();
  return (
    <ul className="sign-list">
      {entries.map(({ drawing, meaning, rule }) => (
        <li key={meaning}>
          <svg width="56" height="36" viewBox="-28 -18 56 36" aria-hidden="true">
            {drawing}
          </svg>
          <span>
            <Terms text={translate(meaning)} /> {rule !== undefined && <RuleLink rule={rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
