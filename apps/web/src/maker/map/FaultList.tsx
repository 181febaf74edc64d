/** What is wrong with the scenario, each with the nearest remedy. */
import type { ReactNode } from 'react';
import { useReason } from '../../documents/Problems.tsx';
import { useMessages } from '../../i18n/index.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import type { Fault } from '../check/faults.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import './faults.css';

export function FaultList({
  making: { faults, change },
  onShow,
}: {
  readonly making: Making;
  /** Chooses the piece that it is about; left out where pieces are not chosen. */
  readonly onShow?: (piece: string) => void;
}): ReactNode {
  const { t, translate } = useMessages<MakerKey>();
  if (faults === null) return <section className="maker-faults" aria-busy="true" />;
  const isSound = faults.length === 0;
  return (
    <section className="maker-faults" aria-labelledby="maker-faults">
      <div role="status">
        <h3 id="maker-faults" className={isSound ? '' : 'wrong'}>
          {isSound ? t('web.maker.sound') : translate('web.maker.wrong', { count: faults.length })}
        </h3>
      </div>
      {isSound && <p>{t('web.maker.sound.about')}</p>}
      <ul>
        {faults.map((fault, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- two faults may read alike
          <OneFault key={i} fault={fault} change={change} onShow={onShow} />
        ))}
      </ul>
    </section>
  );
}

function OneFault({
  fault: { problem, piece, remedy },
  change,
  onShow,
}: {
  readonly fault: Fault;
  readonly change: Making['change'];
  readonly onShow: ((piece: string) => void) | undefined;
}): ReactNode {
  const { t } = useMessages<MakerKey>();
  const reason = useReason();
  return (
    <li>
      {problem === null ? t('web.maker.bridge') : reason(problem)}{' '}
      {problem !== null && !problem.rule.startsWith('KERNEL') && <RuleLink rule={problem.rule} />}
      {remedy !== null && (
        <button
          type="button"
          className="link"
          onClick={() => {
            change(remedy.edit);
            if (piece !== null) onShow?.(piece);
          }}
        >
          {t(`web.maker.mend.${remedy.name}`)}
        </button>
      )}
    </li>
  );
}
