/** The battle of a day beside the decision: what is at stake, then what was kept of it. */
import { beginOfDay, type DayPosition, isStretchOver } from '@drumhead/bots';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { onScreen, useHosted } from '../battle/index.ts';
import type { Hosted } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { percent } from '../panels/percent.ts';
import { SideMark } from '../panels/SideMark.tsx';
import { PuzzleFrame } from '../puzzles/PuzzleFrame.tsx';
import { manifestOf } from '../rulesets/manifests.ts';
import { DayBar } from './DayBar.tsx';
import { DayScore, points } from './DayScore.tsx';
import type { DayId } from './dayId.ts';
import { Fortnight } from './Fortnight.tsx';
import { tryBegins, tryKey, useTries } from './savedTries.ts';
import type { DayKey } from './messages.ts';
import { dayPosition } from './positions.ts';
import { useClock, useDate } from './useDate.ts';
import './day.css';

export function DayPanel({ id }: { readonly id: DayId }): ReactNode {
  const { t } = useMessages<DayKey>();
  const ready = [
    useBundle('web-puzzle-pages'),
    useBundle('web-day-pages'),
    useBundle('web-report-pages'),
    useBundle('web-advice-pages'),
  ].every(Boolean);
  const position = usePosition(id);
  if (!ready || position === null) return null;
  if (position === 'failed')
    return (
      <section className="panel puzzle">
        <p role="alert">{t('web.day.failed')}</p>
      </section>
    );
  return <Played id={id} position={position} />;
}

function usePosition({ ruleset, number }: DayId): DayPosition | 'failed' | null {
  const [found, setFound] = useState<DayPosition | 'failed' | null>(null);
  useEffect(() => {
    dayPosition(ruleset, number).then(setFound, () => setFound('failed'));
  }, [ruleset, number]);
  return found;
}

/** Is the stretch over with this state, the newest on the screen? */
function isOverIn({ battle, steps }: Pick<Hosted, 'battle' | 'steps'>): boolean {
  let first = battle;
  while (first?.before) first = first.before;
  return first !== null && isStretchOver(first.ruleset, [first.state, ...steps.map(({ state }) => state)]);
}

interface Props {
  readonly id: DayId;
  readonly position: DayPosition;
}

/** The table of a position file, which may tell what the battle is called. */
const tableOf = ({ file }: DayPosition): unknown => (file as { readonly position?: unknown }).position;

/** What wins the battle, and how far each side has come. */
function Standing({ screen, state }: { readonly screen: AnyScreen; readonly state: unknown }): ReactNode {
  const messages = useMessages<DayKey | MessageKey>();
  return (
    <>
      <p>{screen.aim(messages, state)}</p>
      <ul className="day-scores">
        {screen.scores(messages, state).map(({ side, label }, i) => (
          <li key={side}>
            <SideMark side={i} /> {label}
          </li>
        ))}
      </ul>
    </>
  );
}

function Played({ id, position }: Props): ReactNode {
  const messages = useMessages<DayKey | MessageKey>();
  const { t, translate } = messages;
  const date = useDate();
  const clock = useClock();
  const screen = useHosted((h) => h.screen);
  const saved = useHosted((h) => h.saved?.id ?? '');
  const isBegun = useHosted((h) => h.steps.length > 0);
  const steps = useHosted((h) => h.steps);
  const start = useHosted(({ battle, steps: all }) => (all.length === 0 ? (battle?.state ?? null) : null));
  const isOver = useMemo(() => isOverIn({ battle: onScreen.getState().battle, steps }), [steps]);
  const key = tryKey(id.ruleset, id.day);
  const first = useTries()[key];
  const [taken, setTaken] = useState(isBegun);
  useEffect(() => onScreen.setState({ halts: taken ? () => isOverIn(onScreen.getState()) : () => true }), [taken]);
  const isFirst = first === undefined || first.battle === '' || first.battle === saved;
  const state = useHosted((h) => h.battle?.state);
  const own = useHosted(({ battle }) => battle?.ruleset.seats(battle.state).indexOf(position.seat) ?? 0);
  const side = screen && state !== undefined ? screen.seatName(messages, state, position.seat) : '';
  const take = (): void => {
    tryBegins(key, saved);
    setTaken(true);
  };
  return (
    <PuzzleFrame
      kind={`${t('web.page.day')}, ${date(id.day)}`}
      title={translate(position.name || screen?.nameOf(tableOf(position)) || (manifestOf(id.ruleset)?.name ?? ''))}
      question={
        <>
          <SideMark side={own} /> {`${t('web.day.command', { side })}. ${t('web.day.stretch')}`}
        </>
      }
      goal={isFirst ? null : <span className="minor">{t('web.day.practice')}</span>}
      isBegun={isBegun}
      isPlayed={taken && !isOver}
    >
      {!taken && (
        <>
          <div className="day-sum">
            <span className="figure">{percent(position.keep)}</span>
            <p>{t('web.day.keep.about', { count: points(position.stake) })}</p>
          </div>
          <button type="button" className="primary" onClick={take}>
            {t('web.day.take')}
          </button>
          <DayBar kept={position.keep} given={0} />
          <p className="minor">
            {t('web.day.time')} {isFirst && t('web.day.first')}
          </p>
          {screen && start !== null && <Standing screen={screen} state={start} />}
          <Fortnight ruleset={id.ruleset} day={id.day} />
          <p className="minor">{t('web.day.next', { time: clock(beginOfDay(id.day + 1)) })}</p>
        </>
      )}
      {taken && isOver && <DayScore id={id} position={position} isFirst={isFirst} />}
    </PuzzleFrame>
  );
}
