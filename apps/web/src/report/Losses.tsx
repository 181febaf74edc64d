/** Losses as little troops, and what the points of each side came from. */
import type { ComponentType, ReactNode } from 'react';
import type { AnyScreen, ScoreLine } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { lossesByKind, lostIn } from './course.ts';
import { Tally } from '../panels/Tally.tsx';
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
  const lost = lostIn(forces);
  const scores = screen.scores(messages, state);
  return (
    <section className="losses" aria-label={t('web.report.losses')}>
      {forces.map((force, side) => (
        <div key={side} className={`side-${side}`}>
          <h3>{force.name}</h3>
          <p className="minor">
            {lossesByKind(force, lost)
              .map(({ kind, ...count }) => t(`web.report.lossesOf.${kind}`, count))
              .join(', ')}
          </p>
          <Points score={scores[side]} />
          {lostIn([force]).length === 0 ? (
            <p>{t('web.report.noLosses')}</p>
          ) : (
            <ul>
              {force.formations.flatMap(({ pieces }) =>
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

/** Sums with their reasons: towards breaking, and what decides without it. A single reason is the sum itself. */
function Points({ score }: { readonly score: ScoreLine | undefined }): ReactNode {
  if (score === undefined) return null;
  const { sum, tally, limit, counted } = score;
  return (
    <>
      {tally.length > 1 && <Tally label={sum} tally={tally} />}
      {tally.length <= 1 && limit !== undefined && <p className="minor">{sum}</p>}
      {counted && <Tally label={counted.label} tally={counted.tally} />}
    </>
  );
}
