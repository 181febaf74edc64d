/** The log by turns: the turn of the moment is open, and its line is in sight. */
import { Fragment, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AgreedCorrection, AnyStep } from '../battle/host/hosted.ts';
import type { LogLine } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { highlightOnHover } from '../panels/highlight.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import type { AnyReport } from '../report/report.ts';
import type { ReplayKey } from './messages.ts';
import { commandsOf, type Timeline, turnAt } from './timeline.ts';
import { useTurnName } from './turnName.ts';

// Battles that were played online alone have them.
const AgreedCorrections = lazyComponent(() =>
  import('../online/amend/AgreedCorrections.tsx').then((found) => found.AgreedCorrections),
);

interface Props {
  readonly timeline: Timeline;
  readonly turns: AnyReport['turns'];
  readonly steps: readonly AnyStep[];
  readonly corrections: readonly AgreedCorrection[];
  readonly tell: (step: AnyStep) => readonly LogLine[];
  /** Null: the turns alone. */
  readonly at: number | null;
  readonly go: (to: number) => void;
}

export function Chapters({ timeline, turns, steps, corrections, tell, at, go }: Props): ReactNode {
  const { t } = useMessages<MessageKey | ReplayKey>();
  const nameOf = useTurnName(turns);
  const open = at === null ? -1 : turnAt(timeline, at);
  const list = useRef<HTMLOListElement>(null);
  // A moment changes one mark and the scroll: rendering every line for it would cost frames.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || at === null) return;
    box.querySelector('[aria-current]')?.removeAttribute('aria-current');
    let current: HTMLElement | null = null;
    for (const line of box.querySelectorAll<HTMLElement>('button[data-at]')) {
      if (Number(line.dataset['at']) > at) break;
      current = line;
    }
    current?.setAttribute('aria-current', 'step');
    const line = current?.parentElement;
    if (line && current) box.scrollTop = line.offsetTop - Math.max(0, (box.clientHeight - current.offsetHeight) / 2);
  }, [at, open, tell]);
  return (
    <ol className="panel chapters" ref={list} tabIndex={0} aria-label={t('web.log')}>
      {timeline.turns.map(({ turn, at: begins }, i) => (
        <li key={begins}>
          <button
            type="button"
            className="link head turn"
            data-at={i <= open ? begins : undefined}
            aria-expanded={i === open}
            onClick={() => go(begins)}
          >
            {nameOf(turn)}
          </button>
          {i === open && (
            <Lines
              steps={steps}
              corrections={corrections}
              tell={tell}
              first={commandsOf(timeline, i)[0]}
              last={commandsOf(timeline, i)[1]}
              go={go}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface LinesProps extends Pick<Props, 'steps' | 'corrections' | 'tell' | 'go'> {
  /** Of the turn, by their numbers. */
  readonly first: number;
  readonly last: number;
}

const Lines = memo(function Lines({ steps, corrections, tell, first, last, go }: LinesProps): ReactNode {
  const correctedAt = (at: number) => {
    const found = corrections.filter(({ after }) => after === at);
    return found.length > 0 && <AgreedCorrections corrections={found} />;
  };
  return (
    <ol>
      {first === 1 && correctedAt(0)}
      {steps.slice(first - 1, last).map((step) => {
        const lines = tell(step);
        return (
          <Fragment key={step.number}>
            {lines.length > 0 && (
              <li {...highlightOnHover(lines.flatMap(({ pieces }) => pieces))}>
                <button
                  type="button"
                  className={`link ${lines[0]?.weight ?? 'plain'} side-${lines.find(({ side }) => side !== null)?.side ?? 'none'}`}
                  data-at={step.number}
                  onClick={() => go(step.number)}
                >
                  {lines.map(({ text }) => text).join(' ')}
                </button>
              </li>
            )}
            {correctedAt(step.number)}
          </Fragment>
        );
      })}
    </ol>
  );
});
