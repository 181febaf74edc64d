/** What the others did since your last order, step by step: the one that is shown, and the keys that go on and back. */
import { DICE } from '@drumhead/engine';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { inFewWords } from '../../battle/follow/fewWords.ts';
import { marksOf, setMarks } from '../../battle/follow/marks.ts';
import { remembering, tellerOf } from '../../battle/follow/told.ts';
import { announcement, areOwn, toldIn, secretSetUps, type TurnStep, turnSteps } from '../../battle/follow/turnSteps.ts';
import { useFocus } from '../../battle/follow/useFocus.ts';
import type { AnyStep } from '../../battle/host/hosted.ts';
import { isSecret } from '../../battle/host/hostState.ts';
import { follower, useHosted } from '../../battle/index.ts';
import { CHOICES, setSettings, useSettings } from '../../battle/settings.ts';
import { useMessages } from '../../i18n/index.ts';
import { focusOnNothing } from '../../table/focus.ts';
import { Dice } from '../Dice.tsx';
import { changesOf, inWords } from '../scoreChanges.ts';
import './turn.css';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

export function TurnStrip(): ReactNode {
  const messages = useMessages();
  const { t } = messages;
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const battle = useHosted((h) => h.battle);
  const thinking = useHosted((h) => h.thinking);
  // A puzzle that is over asks nothing more.
  const halted = useHosted((h) => h.battle !== null && h.halts?.(h.battle.state) === true);
  const secret = useHosted(isSecret);
  const { since, all, behind, paused, returned } = useHosted((h) => h.following);
  const tell = useMemo(
    () => screen && remembering(tellerOf(screen, viewer, messages)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [screen, viewer, messages.language],
  );
  const scored = useMemo(
    () =>
      remembering((step: AnyStep, before: AnyStep) => {
        const scores = ({ state }: AnyStep) => screen?.scores(messages, state) ?? [];
        const changes = changesOf(scores(before), scores(step));
        return { text: inWords(changes, messages.translate), pieces: changes.flatMap(({ pieces }) => pieces) };
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [screen, messages.language],
  );
  const steps = useMemo(() => (tell ? turnSteps(all, since, tell, scored) : []), [tell, scored, all, since]);
  const at = battle?.count ?? 0;
  const shown = useMemo(() => steps.filter(({ count }) => count <= at), [steps, at]);
  const current = shown.at(-1) ?? null;
  const running = behind && !paused;
  useEffect(() => setMarks(marksOf(shown)), [shown]);
  useEffect(
    () => () => {
      setMarks({});
      focusOnNothing();
    },
    [],
  );
  const asked =
    !behind &&
    thinking === null &&
    !halted &&
    battle !== null &&
    battle.ruleset.pending(battle.state).some(({ seat }) => seat === viewer);
  useFocus(current, asked);
  if (!screen || !battle) return null;
  const nameOf = (seat: string) => (seat === '' || seat === DICE ? '' : screen.seatName(messages, battle.state, seat));
  // A line about one side may follow from a decision of the other, such as a chance to react that was let go.
  const actorOf = ({ side, seat }: TurnStep) =>
    side === null ? seat : (battle.ruleset.seats(battle.state)[side] ?? seat);
  const isOver = battle.ruleset.outcome(battle.state) !== null;
  const recap = (returned || asked) && !behind && steps.length > 0;
  const secretly =
    steps.length > 0 || !secret
      ? []
      : secretSetUps(battle, all, since, viewer).map(([one, isDone]) =>
          t(isDone ? 'web.turn.secret.done' : 'web.turn.secret', { side: nameOf(one) }),
        );
  // Nothing followed: the order itself is the news, such as a unit that falls back from its fight.
  const own = steps.length > 0 || !tell || since === 0 ? undefined : all[since - 1];
  const ownText = own && tell ? inFewWords(toldIn(tell(own))) : '';
  const ownOrder = ownText === '' ? '' : t('web.turn.own', { text: ownText });
  if (steps.length === 0 && secretly.length === 0 && ownOrder === '') return null;
  const told = current ?? steps[0];
  const seat = thinking ?? (told ? actorOf(told) : '');
  return (
    <section
      className={`turn-strip side-${current?.side ?? 'none'} ${recap ? 'recap' : ''}`}
      aria-label={t('web.turn')}
    >
      <div className="turn-head">
        <p className="turn-who">
          {recap ? t(areOwn(steps, viewer) ? 'web.turn.since.own' : 'web.turn.since') : nameOf(seat)}
        </p>
        <p>
          {steps.length === 0
            ? isOver
              ? ''
              : secretly.length > 0
                ? secretly.join(' ')
                : ownOrder || t(since === 0 ? 'web.turn.none' : 'web.turn.none.after')
            : recap
              ? t('web.turn.count', { steps: steps.length })
              : t('web.turn.at', { at: current?.number ?? 0, count: steps.length })}
        </p>
      </div>
      {current && <Shown {...current} running={running} />}
      <Keys canGoBack={shown.length > 0} paused={paused} running={behind || thinking !== null} />
      <Announced steps={shown} />
    </section>
  );
}

interface ShownProps extends Pick<TurnStep, 'count' | 'side' | 'number' | 'text' | 'brief' | 'dice'> {
  /** The next steps come by themselves. */
  readonly running: boolean;
}

/** The step that is shown. A tap opens what does not fit. */
const Shown = memo(function Shown({ count, side, number, text, brief, dice, running }: ShownProps): ReactNode {
  const [open, setOpen] = useState<number | null>(null);
  const isOpen = open === count;
  return (
    <div className={`turn-step side-${side ?? 'none'} ${isOpen ? 'open' : ''}`} data-count={count}>
      <button
        type="button"
        title={text}
        aria-expanded={isOpen}
        onClick={() => {
          if (running) follower.pause();
          setOpen(isOpen ? null : count);
        }}
      >
        <span className="turn-number">{number}</span>
        <span className="turn-text">
          <span className="turn-brief">{brief}</span>
          <span className="turn-words">{text}</span>
          {dice.length > 0 && (
            <span className="turn-dice">
              <Dice rows={dice.slice(0, 2)} size={17} />
            </span>
          )}
        </span>
      </button>
    </div>
  );
});

function Keys({
  canGoBack,
  paused,
  running,
}: {
  readonly canGoBack: boolean;
  readonly paused: boolean;
  /** Steps are being shown, or are on their way. */
  readonly running: boolean;
}): ReactNode {
  const { t } = useMessages();
  const pace = useSettings((settings) => settings.pace);
  const next = CHOICES.pace[(CHOICES.pace.indexOf(pace) + 1) % CHOICES.pace.length] ?? 'brisk';
  const isPlaying = running && !paused;
  return (
    <div className="turn-keys">
      <Key label={t('web.turn.back')} closed={canGoBack ? null : t('web.turn.none')} onPress={follower.back}>
        <path d="M15 5L6 12L15 19z" />
      </Key>
      <Key
        label={t(isPlaying ? 'web.turn.pause' : running ? 'web.turn.play' : 'web.turn.again')}
        closed={running || canGoBack ? null : t('web.turn.none')}
        onPress={isPlaying ? follower.pause : follower.play}
      >
        <path d={isPlaying ? 'M6 5h4v14h-4zM14 5h4v14h-4z' : 'M8 5L18 12L8 19z'} />
      </Key>
      <button
        type="button"
        className="turn-pace"
        aria-label={t(`web.turn.${pace}`)}
        title={t(`web.turn.${pace}`)}
        onClick={() => setSettings({ pace: next })}
      />
      <Key label={t('web.turn.skip')} closed={running ? null : t('web.turn.end')} onPress={follower.skip}>
        <path d="M4 5L12 12L4 19zM12 5L20 12L12 19z" />
      </Key>
    </div>
  );
}

function Key({
  label,
  closed,
  onPress,
  children,
}: {
  readonly label: string;
  readonly closed: string | null;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ClosableButton aria-label={label} title={label} closed={closed} onClick={onPress}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        {children}
      </svg>
    </ClosableButton>
  );
}

/** New steps are spoken together, at most once in this time. */
const SPOKEN_EVERY = 700;

/** What screen readers say: each step once, without a flood at a fast pace. */
function Announced({ steps }: { readonly steps: readonly TurnStep[] }): ReactNode {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const said = useRef<number | null>(null);
  const latest = useRef({ steps, t });
  latest.current = { steps, t };
  const last = steps.at(-1)?.count ?? 0;
  useEffect(() => {
    // Nothing is news when a battle is opened; a step back says where one is.
    said.current ??= last;
    if (last === said.current) return undefined;
    if (last < said.current) said.current = steps.at(-2)?.count ?? 0;
    const timer = setTimeout(() => {
      const news = latest.current.steps.filter(({ count }) => count > (said.current ?? 0));
      said.current = latest.current.steps.at(-1)?.count ?? 0;
      setText(
        announcement(
          news.map((step) => step.text),
          (count) => `${latest.current.t('web.turn.count', { steps: count })}.`,
        ),
      );
    }, SPOKEN_EVERY);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the newest step decides
  }, [last]);
  return (
    <div className="spoken" aria-live="polite">
      {text}
    </div>
  );
}
