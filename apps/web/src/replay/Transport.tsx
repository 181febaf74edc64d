/** The scrubber with turns and fights marked, and the buttons and keys of the replay. Its size never changes. */
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useWide } from '../app/useWide.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { AnyReport } from '../report/report.ts';
import type { ReplayKey } from './messages.ts';
import { actOf, type ReplayKeyAct } from './replayKeys.ts';
import { momentAfter, momentBefore, namedTurns, type Timeline, turnAt } from './timeline.ts';
import { useTurnName } from './turnName.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';

interface Props {
  readonly timeline: Timeline;
  /** After these commands the players agreed to correct the table. */
  readonly corrected: readonly number[];
  readonly turns: AnyReport['turns'];
  readonly at: number;
  readonly where: string;
  readonly playing: boolean;
  readonly go: (to: number) => void;
  readonly scrub: (to: number) => void;
  readonly previous: () => void;
  readonly next: () => void;
  readonly play: () => void;
  /** What lies behind the scrubber, from its first moment to its last. */
  readonly curve?: ReactNode;
}

export function Transport(props: Props): ReactNode {
  const { timeline, corrected, turns, at, where, playing, go, scrub, previous, next, play, curve } = props;
  const { t } = useMessages<MessageKey | ReplayKey>();
  const { last, fights } = timeline;
  const begins = useMemo(() => timeline.turns.map((turn) => turn.at), [timeline]);
  const first = at === 0 ? t('web.replay.first') : null;
  const ends = at >= last ? t('web.replay.last') : null;
  useKeys({ play: last === 0 ? null : play, back: previous, on: next, start: () => go(0), end: () => go(last) });
  return (
    <section className="panel transport" aria-label={t('web.page.replay')}>
      <p className="where">
        {t('web.replay.moment', { at, count: last })} · {where}
      </p>
      <Scrubber timeline={timeline} corrected={corrected} turns={turns} at={at} scrub={scrub} curve={curve} />
      <div className="keys">
        <Key
          label={t(turns === 'phase' ? 'web.replay.phaseBack' : 'web.replay.turnBack')}
          caption={t(turns === 'phase' ? 'web.replay.sign.phase' : 'web.replay.sign.turn')}
          path="M6 5v14M13 6L8 12L13 18zM20 6L15 12L20 18z"
          onPress={() => go(momentBefore(begins, at, 0))}
          closed={first}
        />
        <Key
          label={t('web.replay.fightBack')}
          caption={t('web.replay.sign.fight')}
          path="M3 12L9 6v12zM12 6l8 12M20 6l-8 12"
          onPress={() => go(momentBefore(fights, at, at))}
          closed={momentBefore(fights, at, at) === at ? t('web.replay.fight.noneBack') : null}
        />
        <Key
          label={t('web.replay.back')}
          caption={t('web.replay.sign.step')}
          path="M16 5L7 12L16 19z"
          shortcut="ArrowLeft"
          onPress={previous}
          closed={first}
        />
        <ClosableButton
          className="primary"
          aria-keyshortcuts="Space"
          closed={last === 0 ? t('web.replay.begun') : null}
          onClick={play}
        >
          {t(playing ? 'web.replay.pause' : 'web.replay.play')}
        </ClosableButton>
        <Key
          label={t('web.replay.on')}
          caption={t('web.replay.sign.step')}
          path="M8 5L17 12L8 19z"
          shortcut="ArrowRight"
          onPress={next}
          closed={ends}
        />
        <Key
          label={t('web.replay.fightOn')}
          caption={t('web.replay.sign.fight')}
          path="M21 12L15 6v12zM4 6l8 12M12 6l-8 12"
          onPress={() => go(momentAfter(fights, at, at))}
          closed={momentAfter(fights, at, at) === at ? t('web.replay.fight.noneOn') : null}
        />
        <Key
          label={t(turns === 'phase' ? 'web.replay.phaseOn' : 'web.replay.turnOn')}
          caption={t(turns === 'phase' ? 'web.replay.sign.phase' : 'web.replay.sign.turn')}
          path="M18 5v14M11 6L16 12L11 18zM4 6L9 12L4 18z"
          onPress={() => go(momentAfter(begins, at, last))}
          closed={ends}
        />
      </div>
    </section>
  );
}

/** The keys of the replay, wherever the focus is. */
function useKeys(acts: Readonly<Record<ReplayKeyAct, (() => void) | null>>): void {
  const latest = useRef(acts);
  // Before the next key may come.
  useLayoutEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = actOf(event);
      const work = act === null ? null : latest.current[act];
      if (work === null) return;
      // The page would scroll.
      event.preventDefault();
      work();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Numbers of turns are written where there is room, in parts of the width: of a desk, and of less. */
const LEAST_ROOM = { wide: 0.035, narrow: 0.07 } as const;

function Scrubber({
  timeline,
  corrected,
  turns,
  at,
  scrub,
  curve,
}: Pick<Props, 'timeline' | 'corrected' | 'turns' | 'at' | 'scrub' | 'curve'>): ReactNode {
  const { t } = useMessages<MessageKey | ReplayKey>();
  const nameOf = useTurnName(turns);
  const { last } = timeline;
  // More than one input between two frames draws one moment.
  const asked = useRef<number | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const input = (to: number) => {
    if (asked.current === null) {
      frame.current = requestAnimationFrame(() => {
        const wanted = asked.current;
        asked.current = null;
        if (wanted !== null) scrub(wanted);
      });
    }
    asked.current = to;
  };
  return (
    <div className="scrubber">
      {curve}
      <Marks timeline={timeline} corrected={corrected} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('web.replay.scrub')}
        aria-valuetext={[
          nameOf(timeline.turns[turnAt(timeline, at)]?.turn ?? 0),
          t('web.replay.moment', { at, count: last }),
          ...(corrected.includes(at) ? [t('web.replay.corrected')] : []),
        ].join(', ')}
        onChange={(event) => input(Number(event.target.value))}
      />
    </div>
  );
}

/** Where the mark of a turn without a number begins, in parts of the height. */
const SHORT = 0.5;

/** Half the width of the slider's thumb: its middle does not reach the ends of the slider. Pixels. */
const THUMB = 10;

function Marks({ timeline: { turns, fights, last }, corrected }: Pick<Props, 'timeline' | 'corrected'>): ReactNode {
  const wide = useWide();
  return useMemo(() => {
    const named = namedTurns({ turns, last }, LEAST_ROOM[wide ? 'wide' : 'narrow']);
    const part = (at: number) => (last === 0 ? 0 : at / last);
    return (
      <div className="marks" aria-hidden="true" style={{ marginInline: `${THUMB}px` }}>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none">
          {/* Those without a number stop short of the others' numbers. */}
          <path
            className="turns"
            d={turns.map((turn) => `M${part(turn.at)} ${named.includes(turn) ? 0 : SHORT}V1`).join('')}
          />
          <path className="fights" d={fights.map((at) => `M${part(at)} .6V1`).join('')} />
        </svg>
        {corrected.map((at, i) => (
          <i key={i} className="correction" style={{ insetInlineStart: `${part(at) * 100}%` }} />
        ))}
        {named.map(({ turn, at }) => (
          <b key={at} style={{ insetInlineStart: `${part(at) * 100}%` }}>
            {turn}
          </b>
        ))}
      </div>
    );
  }, [turns, fights, corrected, last, wide]);
}

interface KeyProps {
  readonly label: string;
  /** Under its sign: what it goes by. */
  readonly caption: string;
  /** Of its sign. */
  readonly path: string;
  /** The key that does the same, as `aria-keyshortcuts` names it. */
  readonly shortcut?: string;
  /** Why it leads nowhere, or null. */
  readonly closed: string | null;
  readonly onPress: () => void;
}

function Key({ label, caption, path, shortcut, closed, onPress }: KeyProps): ReactNode {
  return (
    <ClosableButton aria-label={label} title={label} aria-keyshortcuts={shortcut} closed={closed} onClick={onPress}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" stroke="currentColor">
        <path d={path} strokeWidth="1.6" />
      </svg>
      <small aria-hidden="true">{caption}</small>
    </ClosableButton>
  );
}
