/** Losses as little troops, and what the points of each side came from. */
import { unsigned } from '@drumhead/content';
import { total } from '@drumhead/engine';
import type { ComponentType, ReactNode } from 'react';
import type { AnyScreen, ScoreLine } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { fatesOf, lossesByKind, lostIn } from './course.ts';
import { Tally } from '../panels/Tally.tsx';
import type { ReportKey } from './messages.ts';
import type { Force } from './report.ts';
import './losses.css';

interface Props {
  readonly forces: readonly Force[];
  readonly state: unknown;
  readonly Portrait: ComponentType<{ readonly state: unknown; readonly piece: string }>;
  readonly screen: AnyScreen;
  /** Names of the players of the sides, where they are known. */
  readonly players?: readonly (string | undefined)[];
  /** On the card of the end: sums as one line, and the lost drawn, who stand in the order of battle of the report. */
  readonly isShort?: boolean;
}

export function Losses({ forces, state, Portrait, screen, players, isShort = false }: Props): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t } = messages;
  const lost = lostIn(forces);
  const scores = screen.scores(messages, state);
  const isToldOfAll = (force: Force) => fatesOf(force).length === 1;
  return (
    <section className="losses" aria-label={t('web.report.losses')}>
      {forces.map((force, side) => (
        <div key={side} className={`side-${side}`}>
          <h3>
            {force.name}
            {players?.[side] !== undefined && <small className="player-name"> {players[side]}</small>}
            {isShort && <SumOf score={scores[side]} />}
          </h3>
          {!(isShort && isExplained(scores[side])) && (
            <p className="minor">
              {lossesByKind(force, lost)
                .map(({ kind, ...count }) => t(`web.report.lossesOf.${kind}`, count))
                .join(', ')}
            </p>
          )}
          <Fates force={force} />
          {isShort ? <ShortPoints score={scores[side]} /> : <Points score={scores[side]} />}
          {!isShort ? null : lostIn([force]).length === 0 ? (
            <p>{t('web.report.noLosses')}</p>
          ) : (
            <ul>
              {force.formations.flatMap(({ pieces }) =>
                pieces
                  .filter(({ isLost }) => isLost)
                  .map(({ piece, name: unit, fate, state: end }) => (
                    <li key={piece}>
                      <Portrait state={state} piece={piece} />
                      <span>{unit}</span>
                      {fate !== undefined && end !== '' && !isToldOfAll(force) && <span className="minor">{end}</span>}
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

/** The killed apart from the wounded, and both from those who fled. */
function Fates({ force }: { readonly force: Force }): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const fates = fatesOf(force);
  if (fates.length === 0) return null;
  return <p className="fates">{fates.map(({ fate, count }) => t(`web.report.fates.${fate}`, { count })).join(', ')}</p>;
}

/** Sums with their reasons: towards breaking, and what decides without it. A single reason is the sum itself. */
function Points({ score }: { readonly score: ScoreLine | undefined }): ReactNode {
  if (score === undefined) return null;
  const { sum, tally, limit, counted, note } = score;
  return (
    <>
      {tally.length > 1 && <Tally label={sum} tally={tally} />}
      {tally.length <= 1 && limit !== undefined && <p className="minor">{sum}</p>}
      {note && <p className="minor">{note}</p>}
      {counted && <Tally label={counted.label} tally={counted.tally} />}
    </>
  );
}

/** Its reasons name the losses: nothing else has to. */
const isExplained = (score: ScoreLine | undefined): boolean => score !== undefined && score.tally.length > 1;

/** The sum towards breaking in figures, beside the name of the side. */
function SumOf({ score }: { readonly score: ScoreLine | undefined }): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  if (score?.limit === undefined) return null;
  return <span className="sum">{t('web.report.sumOf', { score: total(score.tally), limit: score.limit })}</span>;
}

/** What the sums came from, without rules: the report has them. */
function ShortPoints({ score }: { readonly score: ScoreLine | undefined }): ReactNode {
  const { translate, language } = useMessages();
  if (score === undefined) return null;
  const { sum, tally, limit, counted } = score;
  const reasonsOf = (of: ScoreLine['tally']) =>
    of.map(({ what, add }) => `${translate(what)} ${unsigned(add, language)}`).join(', ');
  return (
    <>
      {limit === undefined && tally.length > 0 && <p>{sum}</p>}
      {tally.length > 1 && <p className="minor">{reasonsOf(tally)}</p>}
      {counted && (
        <p>
          {counted.label}: <strong>{total(counted.tally)}</strong>{' '}
          {counted.tally.length > 1 && <span className="minor">{reasonsOf(counted.tally)}</span>}
        </p>
      )}
    </>
  );
}
