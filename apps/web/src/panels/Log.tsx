/** The log: events in the reader's language. A line points at its place on the table and opens to show its sums. */
import { Fragment, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { tellerOf } from '../battle/follow/turnSteps.ts';
import type { AnyStep } from '../battle/host/hosted.ts';
import { useHosted } from '../battle/index.ts';
import type { AnyScreen, LogLine } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { hideSpots, showSpots, spotsOf, spotStore } from '../table/spots.ts';
import { Dice } from './Dice.tsx';
import { highlightOnHover } from './highlight.ts';
import { lazyComponent } from './lazyComponent.tsx';
import { RuleLink } from '../reference/RuleLink.tsx';
import { Tally } from './Tally.tsx';
import './log.css';

// Online battles alone have them.
const LogNotes = lazyComponent(() => import('../online/session/LogNotes.tsx').then((found) => found.LogNotes));

const Why = lazyComponent(() => import('../advice/Why.tsx').then((found) => found.Why));

const ScoreChange = lazyComponent(() => import('./ScoreChange.tsx').then((found) => found.ScoreChange));

const SHOWN = 120;

export function Log(): ReactNode {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const corrections = useHosted((h) => h.corrections);
  const undone = useHosted((h) => h.undone);
  const [more, setMore] = useState(0);
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current;
    if (list && steps.length > 0) list.scrollTop = list.scrollHeight;
    // News: what was looked up gives way to it.
    return hideSpots;
  }, [steps, corrections, undone]);
  if (!screen) return null;
  const notes = (at: number) =>
    [...corrections, ...undone].some(({ after }) => after === at) && <LogNotes after={at} />;
  const first = Math.max(0, steps.length - SHOWN * (more + 1));
  return (
    <section className="panel log" aria-label={messages.t('web.log')}>
      <h2>{messages.t('web.log')}</h2>
      <ol ref={end} tabIndex={0} aria-label={messages.t('web.log')}>
        {first > 0 && (
          <li>
            <button type="button" className="link" onClick={() => setMore(more + 1)}>
              {messages.t('web.log.earlier', { entries: first })}
            </button>
          </li>
        )}
        {steps.length === 0 && <li className="minor">{messages.t('web.log.empty')}</li>}
        {first === 0 && notes(0)}
        {steps.slice(first).map((step, i) => (
          <Fragment key={step.number}>
            <StepLines
              step={step}
              before={steps[first + i - 1] ?? step}
              screen={screen}
              viewer={viewer}
              language={messages.language}
            />
            {notes(step.number)}
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly step: AnyStep;
  /** The step before it, or itself if it is the first. */
  readonly before: AnyStep;
  readonly screen: AnyScreen;
  readonly viewer: string;
  readonly language: string;
}

const StepLines = memo(function StepLines({ step, before, screen, viewer }: StepProps): ReactNode {
  const messages = useMessages();
  const point = (name: string, pieces: readonly string[]) =>
    void screen.report().then(
      (report) => {
        const place = (state: unknown) => (piece: string) => report.placeOf(state, piece);
        showSpots(name, spotsOf(pieces, place(before.state), place(step.state)));
      },
      // Without a connection the report may not come; then the line only tells.
      () => undefined,
    );
  return (
    <>
      {tellerOf(
        screen,
        viewer,
        messages,
      )(step).map((line, i) => (
        <Line key={i} name={`${step.number}-${i}`} line={line} point={point} />
      ))}
      {step !== before && <Why step={step} before={before} />}
      <ScoreChange before={screen.scores(messages, before.state)} after={screen.scores(messages, step.state)} />
    </>
  );
});

interface LineProps {
  readonly name: string;
  readonly line: LogLine;
  readonly point: (name: string, pieces: readonly string[]) => void;
}

function Line({ name, line, point }: LineProps): ReactNode {
  const [open, setOpen] = useState(false);
  const { t } = useMessages();
  const pointed = useStore(spotStore, (shown) => shown.line === name);
  const opens = line.tallies.length > 0;
  return (
    <li className={`${line.weight} side-${line.side ?? 'none'}`} {...highlightOnHover(line.pieces)}>
      {line.pieces.length === 0 ? (
        <span>{line.text}</span>
      ) : (
        <button
          type="button"
          className="link points"
          aria-pressed={pointed}
          title={t('web.log.point')}
          onClick={() => (pointed ? hideSpots() : point(name, line.pieces))}
        >
          {line.text}
        </button>
      )}{' '}
      <RuleLink rule={line.rule} />
      {line.dice.length > 0 && <Dice rows={line.dice} />}
      {opens && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('web.log.open')}
        </button>
      )}
      {open && line.tallies.map(({ label, tally }) => <Tally key={label} label={label} tally={tally} />)}
    </li>
  );
}
