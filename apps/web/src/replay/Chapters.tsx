/** The log by turns: the turn of the moment is open, and its line is in sight. */
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AnyStep } from '../battle/hostState.ts';
import type { LogLine } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { highlightOnHover } from '../panels/highlight.ts';
import type { AnyReport } from '../report/report.ts';
import type { ReplayKey } from './messages.ts';
import { endOfTurn, type Timeline, turnAt } from './timeline.ts';
import { useTurnName } from './turnName.ts';

interface Props {
  readonly timeline: Timeline;
  readonly turns: AnyReport['turns'];
  readonly steps: readonly AnyStep[];
  readonly tell: (step: AnyStep) => readonly LogLine[];
  /** Null: the turns alone. */
  readonly at: number | null;
  readonly go: (to: number) => void;
}

export function Chapters({ timeline, turns, steps, tell, at, go }: Props): ReactNode {
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
          {i === open && <Lines steps={steps} tell={tell} from={begins} to={endOfTurn(timeline, i)} go={go} />}
        </li>
      ))}
    </ol>
  );
}

interface LinesProps extends Pick<Props, 'steps' | 'tell' | 'go'> {
  readonly from: number;
  readonly to: number;
}

const Lines = memo(function Lines({ steps, tell, from, to, go }: LinesProps): ReactNode {
  return (
    <ol>
      {steps.slice(Math.max(0, from - 1), to).map((step) => {
        const lines = tell(step);
        if (lines.length === 0) return null;
        return (
          <li key={step.number} {...highlightOnHover(lines.flatMap(({ pieces }) => pieces))}>
            <button
              type="button"
              className={`link ${lines[0]?.weight ?? 'plain'} side-${lines.find(({ side }) => side !== null)?.side ?? 'none'}`}
              data-at={step.number}
              onClick={() => go(step.number)}
            >
              {lines.map(({ text }) => text).join(' ')}
            </button>
          </li>
        );
      })}
    </ol>
  );
});
