/** Losses as little troops. */
import type { ComponentType, ReactNode } from 'react';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { lossesIn, strengthIn } from './course.ts';
import type { ReportKey } from './messages.ts';
import type { Force } from './report.ts';

interface Props {
  readonly forces: readonly Force[];
  readonly state: unknown;
  readonly Portrait: ComponentType<{ readonly state: unknown; readonly piece: string }>;
  readonly screen: AnyScreen;
}

export function Losses({ forces, state, Portrait, screen }: Props): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t } = messages;
  const [lost, strength] = [lossesIn(forces), strengthIn(forces)];
  const scores = screen.scores(messages, state);
  return (
    <section className="losses" aria-label={t('web.report.losses')}>
      {forces.map(({ name, formations }, side) => (
        <div key={side} className={`side-${side}`}>
          <h3>{name}</h3>
          <p className="minor">
            {t('web.report.lossesOf', { lost: lost[side], of: strength[side] })}
            {scores[side]?.limit !== undefined && ` · ${scores[side].sum}`}
          </p>
          {lost[side] === 0 ? (
            <p>{t('web.report.noLosses')}</p>
          ) : (
            <ul>
              {formations.flatMap(({ pieces }) =>
                pieces
                  .filter(({ isLost }) => isLost)
                  .map(({ piece, name: unit }) => (
                    <li key={piece}>
                      <Portrait state={state} piece={piece} />
                      <span>{unit}</span>
                    </li>
                  )),
              )}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}
