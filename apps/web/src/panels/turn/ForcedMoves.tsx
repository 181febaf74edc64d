/** What the rules moved since your last order, and why: retreats, routs, recoils, recalls, flight. */
import type { ReactNode } from 'react';
import { useForcedMoves } from '../../battle/follow/useForcedMoves.ts';
import { useMessages } from '../../i18n/index.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { highlightOnHover } from '../highlight.ts';
import './turn.css';

/** The newest ones; all of them stand in the log. */
const SHOWN = 4;

export function ForcedMoves(): ReactNode {
  const { t } = useMessages();
  const moves = useForcedMoves();
  if (moves.length === 0) return null;
  return (
    <section className="panel forced-moves" aria-label={t('web.forced')}>
      <h2>{t('web.forced')}</h2>
      <ul>
        {moves.slice(-SHOWN).map(({ key, piece, text, why, rule, side }) => (
          <li key={key} className={`side-${side ?? 'none'}`} {...highlightOnHover([piece])}>
            <strong>{text}</strong> {why} <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
