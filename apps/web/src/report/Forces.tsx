/** The order of battle with what became of each unit. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { ReportKey } from './messages.ts';
import type { Force } from './report.ts';

export function Forces({ forces }: { readonly forces: readonly Force[] }): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  return (
    <section className="panel orders" aria-labelledby="report-forces">
      <h2 id="report-forces">{t('web.report.forces')}</h2>
      <div className="sides">
        {forces.map(({ name, formations }, side) => (
          <div key={side} className={`side-${side}`}>
            <h3>{name}</h3>
            {formations.map((formation) => (
              <div key={formation.name} className="formation">
                {formation.name !== '' && <h4>{formation.name}</h4>}
                <ul>
                  {formation.pieces.map(({ piece, kind, name: unit, isLost, state }) => (
                    <li key={piece} className={isLost ? 'lost' : ''}>
                      <span>{unit}</span>{' '}
                      <span className="minor">{state !== '' ? state : isLost ? t(`web.report.lost.${kind}`) : ''}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
