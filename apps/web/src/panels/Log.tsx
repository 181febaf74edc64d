/** The log: events in the reader's language; a line opens to show its sums. */
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { tellerOf } from '../battle/follow/turnSteps.ts';
import type { AnyStep } from '../battle/hostState.ts';
import { useHosted } from '../battle/index.ts';
import type { AnyScreen, LogLine } from '../battle/screen.ts';
import { type Messages, useMessages } from '../i18n/index.ts';
import { Dice } from './Dice.tsx';
import { highlightOnHover } from './highlight.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import { Tally } from './Tally.tsx';
import './log.css';

const SHOWN = 120;

export function Log(): ReactNode {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const [more, setMore] = useState(0);
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current;
    if (list && steps.length > 0) list.scrollTop = list.scrollHeight;
  }, [steps]);
  if (!screen) return null;
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
        {steps.slice(first).map((step) => (
          <StepLines key={step.number} step={step} screen={screen} viewer={viewer} language={messages.language} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly step: AnyStep;
  readonly screen: AnyScreen;
  readonly viewer: string;
  readonly language: string;
}

export function linesOf(step: AnyStep, screen: AnyScreen, viewer: string, messages: Messages): readonly LogLine[] {
  return tellerOf(screen, viewer, messages)(step);
}

const StepLines = memo(function StepLines({ step, screen, viewer }: StepProps): ReactNode {
  const messages = useMessages();
  return linesOf(step, screen, viewer, messages).map((line, i) => <Line key={i} line={line} />);
});

function Line({ line }: { readonly line: LogLine }): ReactNode {
  const [open, setOpen] = useState(false);
  const { t } = useMessages();
  const opens = line.tallies.length > 0;
  return (
    <li className={`${line.weight} side-${line.side ?? 'none'}`} {...highlightOnHover(line.pieces)}>
      <span>{line.text}</span> <RuleLink rule={line.rule} />
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
