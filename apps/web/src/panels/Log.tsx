/** What happened, made of events in the reader's language; every line opens into its sum. */
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyStep } from '../battle/hostState.ts';
import { useHosted } from '../battle/index.ts';
import type { AnyScreen, LogLine } from '../battle/screen.ts';
import { type Speech, useSpeech } from '../i18n/index.ts';
import { Dice } from './Dice.tsx';
import { pointing } from './highlight.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import { Tally } from './Tally.tsx';

const SHOWN = 120;

export function Log(): ReactNode {
  const speech = useSpeech();
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
    <section className="panel log" aria-label={speech.say('web.log')}>
      <h2>{speech.say('web.log')}</h2>
      <ol ref={end} tabIndex={0} aria-label={speech.say('web.log')}>
        {first > 0 && (
          <li>
            <button type="button" className="link" onClick={() => setMore(more + 1)}>
              … {first}
            </button>
          </li>
        )}
        {steps.length === 0 && <li className="minor">{speech.say('web.log.empty')}</li>}
        {steps.slice(first).map((step) => (
          <StepLines key={step.number} step={step} screen={screen} viewer={viewer} language={speech.language} />
        ))}
      </ol>
      <Newest steps={steps} screen={screen} viewer={viewer} speech={speech} />
    </section>
  );
}

interface StepProps {
  readonly step: AnyStep;
  readonly screen: AnyScreen;
  readonly viewer: string;
  readonly language: string;
}

export function linesOf(step: AnyStep, screen: AnyScreen, viewer: string, speech: Speech): readonly LogLine[] {
  return step.events.map((event) => screen.line(speech, step.state, event, viewer)).filter((line) => line !== null);
}

const StepLines = memo(function StepLines({ step, screen, viewer }: StepProps): ReactNode {
  const speech = useSpeech();
  return linesOf(step, screen, viewer, speech).map((line, i) => <Line key={i} line={line} />);
});

function Line({ line }: { readonly line: LogLine }): ReactNode {
  const [open, setOpen] = useState(false);
  const { say } = useSpeech();
  const opens = line.tallies.length > 0;
  return (
    <li className={`${line.weight} side-${line.side ?? 'none'}`} {...pointing(line.pieces)}>
      <span>{line.text}</span> <RuleLink rule={line.rule} />
      {line.dice.length > 0 && <Dice rows={line.dice} />}
      {opens && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say('web.log.open')}
        </button>
      )}
      {open && line.tallies.map(({ label, tally }) => <Tally key={label} label={label} tally={tally} />)}
    </li>
  );
}

/** The newest line, spoken by screen readers. */
function Newest({
  steps,
  screen,
  viewer,
  speech,
}: {
  readonly steps: readonly AnyStep[];
  readonly screen: AnyScreen;
  readonly viewer: string;
  readonly speech: Speech;
}): ReactNode {
  const last = steps[steps.length - 1];
  const text = last
    ? linesOf(last, screen, viewer, speech)
        .map((line) => line.text)
        .join(' ')
    : '';
  return (
    <div className="spoken" aria-live="polite">
      {text}
    </div>
  );
}
