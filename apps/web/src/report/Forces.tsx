/** The order of battle, drawn, with what became of each unit; lost ones are grey. */
import type { ComponentType, ReactNode } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { ReportKey } from './messages.ts';
import type { Force } from './report.ts';
import { useOpenInPrint } from './useOpenInPrint.ts';

interface Props {
  readonly forces: readonly Force[];
  readonly state: unknown;
  readonly Portrait: ComponentType<{ readonly state: unknown; readonly piece: string }>;
}

/** Folded: the losses above are drawn, and the map has the names. */
export function Forces({ forces, state, Portrait }: Props): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const details = useOpenInPrint();
  return (
    <details className="panel orders" ref={details}>
      <summary>
        <h2>{t('web.report.forces')}</h2>
      </summary>
      <div className="sides">
        {forces.map(({ name, formations }, side) => (
          <div key={side} className={`side-${side}`}>
            <h3>{name}</h3>
            {formations.map((formation) => (
              <div key={formation.name} className="formation">
                {formation.name !== '' && <h4>{formation.name}</h4>}
                <ul>
                  {formation.pieces.map(({ piece, kind, name: unit, isLost, state: end }) => (
                    <li key={piece} className={isLost ? 'lost' : ''}>
                      <Portrait state={state} piece={piece} />
                      <span>{unit}</span>{' '}
                      <span className="minor">{end !== '' ? end : isLost ? t(`web.report.lost.${kind}`) : ''}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}
